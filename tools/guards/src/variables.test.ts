import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baseCss, themeCss } from '@banyan/tokens';
import { root } from './workspace.ts';

const styled = globSync(['apps/portal/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'apps/api/src/portal/*.ts'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$/.test(file));

/** Set by libraries at run time, or by a drawing under names that it makes. */
const fromElsewhere =
  /^(?:trigger-width|tree-item-level|font-height|rotate|scale-x|min-font-size|media-slider-\w+|d-\w+)$/;

const names = (matches: Iterable<RegExpMatchArray>) => Array.from(matches, (match) => match[1] ?? '');
const definitions = (text: string) => names(text.matchAll(/(?<!var\(|[\w-])--([a-z][\w-]*)/g));
const uses = (text: string) => names(text.matchAll(/var\(--([a-z][\w-]*)(?![\w$-])/g));

/** Variables that a text uses and that neither the tokens nor the known texts define. */
function unknown(text: string, known: ReadonlySet<string>): string[] {
  return [...new Set(uses(text))].filter((name) => !known.has(name) && !fromElsewhere.test(name));
}

const tokens = definitions(`${baseCss()}${themeCss({ themeColor: '#f62d2b', hoverColor: '#c52422' })}`);

it('every variable that a style uses is a token, or defined beside it', () => {
  const texts = styled.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const known = new Set([...tokens, ...texts.flatMap(([, text]) => definitions(text))]);
  expect(texts.flatMap(([file, text]) => unknown(text, known).map((name) => `${file}: --${name}`))).toEqual([]);
});

it('one that is misspelt is found', () => {
  expect(unknown('color: var(--inc-2); width: var(--w); --w: 1px', new Set([...tokens, 'w']))).toEqual(['inc-2']);
});
