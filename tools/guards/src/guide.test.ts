import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names in bold on a page of the guide: in its sentences, and where a row of its tables begins. */
function namedOn(page: string) {
  const lines = read(`libs/ui/src/guide/${page}.mdx`).split('\n');
  const said = lines.map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line)).join('\n');
  return new Set(Array.from(said.matchAll(/\*\*([^*]+)\*\*/g), ([, name]) => name));
}

/** Components of the design system: section and name of their title, what their stories do. */
const components = globSync('libs/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const text = read(path);
  const [, section = '', name = ''] = /\btitle: 'ui\/([^/]+)\/([^']+)'/.exec(text) ?? [];
  // Pages that show fields together are no components.
  return section === '' || section === 'Foundations' || name === 'Form library' ? [] : [{ section, name, text }];
});

it('says of every component what it is for, and what else to take [UI-07]', () => {
  expect(components.length).toBeGreaterThan(80);
  const named = namedOn('Choosing');
  expect(components.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

/** Address of a page of the workshop by its title. */
const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

it('leads to a page that is there, wherever a text of the workshop names a component [UI-07]', () => {
  const texts = globSync('{libs,apps/portal}/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules'] }).map(read);
  const pages = new Set(texts.map((text) => pageOf(/\btitle: '([^']+)'/.exec(text)?.[1] ?? '')));
  const links = texts.flatMap((text) => Array.from(text.matchAll(/\((\?path=[^)]+)\)/g), ([, link = '']) => link));
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !pages.has(link))).toEqual([]);
});

it('names the keys of every component that is worked by more of them than Tab [UI-07]', () => {
  const named = namedOn('Keys');
  // Buttons and links have the keys that all have; charts, drawings and messages are read.
  const worked = components.filter(
    ({ section, name, text }) =>
      !['Charts', 'Drawings', 'Feedback'].includes(section) &&
      !/Button$|^(?:BackToTop|Chip|Tooltip|Image|RichText|DocumentViewer)$/.test(name) &&
      text.includes('userEvent.keyboard('),
  );
  expect(worked.length).toBeGreaterThan(30);
  expect(worked.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
