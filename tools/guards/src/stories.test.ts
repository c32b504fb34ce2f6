import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const wanted = ['Default', 'Playground', 'LongText', 'keyboard'] as const;
type Wanted = (typeof wanted)[number];

const wordless = { 'ui/Drawings/': 'drawings have no words' };
const together = {
  'ui/Dates/Form library': 'fields in one form; each has stories of its own',
  'ui/Forms/Form library': 'fields in one form; each has stories of its own',
};
const tokens = {
  'ui/Foundations/Tokens': 'names with their values, nothing to set or to do',
  'ui/Foundations/Icons': 'pictures with their names, nothing to set or to do',
};

/** Exemptions by title or the beginning of titles, with the reason. */
const exempt: Readonly<Record<Wanted, Readonly<Record<string, string>>>> = {
  Default: tokens,
  Playground: { ...together, ...tokens, 'ui/Drawings/LoginPicture': 'has no properties' },
  LongText: { ...wordless, ...together, ...tokens },
  keyboard: {
    'ui/Foundations/Icons': 'nothing to act on',
    'ui/Drawings/': 'nothing to act on',
    'ui/Data/Avatar': 'nothing to act on',
    'ui/Data/Badge': 'nothing to act on',
    'ui/Data/Card': 'nothing to act on; what lies on it has keys of its own',
    'ui/Data/Facts': 'nothing to act on',
    'ui/Data/Stat': 'nothing to act on',
    'ui/Data/Tag': 'nothing to act on',
    'ui/Feedback/ProgressBar': 'nothing to act on',
    'ui/Feedback/ProgressRing': 'nothing to act on',
    'ui/Feedback/Skeleton': 'nothing to act on',
    'ui/Foundations/Headings': 'nothing to act on',
    'ui/Media/QrCode': 'nothing to act on; what it leads to is a link beside it',
  },
};

/** Kinds of stories that a file lacks. */
function lacking(text: string): Wanted[] {
  const code = text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const stories = new Set(Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => name));
  return wanted.filter((what) => {
    if (what === 'Default') return !stories.has('Default') && !stories.has('States');
    if (what === 'keyboard') return !/\bplay\b/.test(code) || !/\buserEvent\.(?:keyboard|tab)\(/.test(code);
    return !stories.has(what);
  });
}

/** Text of a story file, with the plays that it shares with others. */
function textOf(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  const shared = Array.from(text.matchAll(/ from '(\.\.\/story-kit\/[\w-]+-plays\.ts)'/g), ([, name = '']) =>
    readFileSync(join(root, dirname(path), name), 'utf8').replaceAll('export const', 'const'),
  );
  return [text, ...shared].join('\n');
}

const files = globSync('libs/ui/src/**/*.stories.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: textOf(path) }))
  .flatMap(({ path, text }) => {
    const title = /\btitle: '(ui\/[^']+)'/.exec(text)?.[1];
    return title === undefined ? [] : [{ path, title, lacks: lacking(text) }];
  });

const isExempt = (title: string, what: Wanted) => Object.keys(exempt[what]).some((begin) => title.startsWith(begin));

it('shows every component by default, at play, with long words and by keyboard [UI-07]', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap(({ path, title, lacks }) =>
    lacks.filter((what) => !isExempt(title, what)).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

it('what is excused from it is still there, and still does without', () => {
  const idle = wanted.flatMap((what) =>
    Object.keys(exempt[what])
      .filter((begin) => !files.some(({ title, lacks }) => title.startsWith(begin) && lacks.includes(what)))
      .map((begin) => `${begin}: ${what}`),
  );
  expect(idle).toEqual([]);
});

it.each([
  ['export const States = {};\n// userEvent.tab();\nexport const Playground = {};\n', ['LongText', 'keyboard']],
  ['export const LongText = { play: async () => { await userEvent.tab(); } };', ['Default', 'Playground']],
  ['const Default = {};\nexport const Playgrounds = { play: () => userEvent.click(a) };', [...wanted]],
])('finds what %j lacks', (text, lacks) => {
  expect(lacking(text)).toEqual(lacks);
});
