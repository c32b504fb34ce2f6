import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const { modesOf } = (await import(join(root, 'tools/stories/modes.mjs'))) as {
  modesOf: (tags: readonly string[]) => readonly string[];
};

/** Names that say which state one sees: nothing that the story does by itself may lead out of it. */
const state =
  /^(?:Default|Playground|States?|Loading|Empty|Nothing|Failed|Failure|Long\w*|Dark\w*|English\w*|Mirrored\w*|Narrow|Becomes\w*|Member)$/;

/** A story file's exported stories with what they say of themselves. */
function storiesOf(text: string) {
  const file = ts.createSourceFile('a.stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true
      ? []
      : statement.declarationList.declarations.flatMap(({ name, initializer }) => {
          if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return [];
          const said = (wanted: string) =>
            initializer.properties.find((property) => property.name?.getText() === wanted)?.getText();
          const all = initializer.properties.flatMap((property) => property.name?.getText() ?? []).join();
          return [{ name: name.getText(), play: said('play'), tags: said('tags'), globals: said('globals'), all }];
        }),
  );
}

/** Faults of the plays of a story file. */
function faultsOf(text: string): string[] {
  return storiesOf(text).flatMap(({ name, play, tags }) => {
    const hidden = tags?.startsWith("tags: ['test', '!dev', '!autodocs'") === true;
    if (name.endsWith('Test')) return hidden ? [] : [`${name} is a test and stands in the sidebar`];
    // Overlays are closed until something opens them, or they would cover the component's page.
    if (hidden || play === undefined || play === 'play: openIt') return [];
    return state.test(name) ? [`${name} has a play: it belongs to ${name}Test`] : [];
  });
}

it('shows in each story the state that its name says: plays of states are stories of their own [UI-07]', () => {
  const files = globSync(['libs/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
  expect(files.length).toBeGreaterThan(140);
  const faults = files.flatMap((path) =>
    faultsOf(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Tags of a story file's stories that nobody reads. */
function unreadTags(text: string): string[] {
  const tags = storiesOf(text).flatMap((story) =>
    Array.from((story.tags ?? '').matchAll(/'([^']+)'/g), ([, tag = '']) => tag),
  );
  return tags.filter((tag) => !['test', '!dev', '!autodocs'].includes(tag) && modesOf([tag]).length === 0);
}

it('plays a story again in the modes that its tags name, and knows each of them [UI-07]', () => {
  const files = globSync(['libs/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
  expect(files.flatMap((path) => unreadTags(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  expect(unreadTags("export const Default = { tags: ['dark', 'english-dark', 'english-dusk'] };")).toEqual([
    'english-dusk',
  ]);
});

/** Stories that copy another one only to set toolbars for which there is a mode. */
const copiesOf = (text: string): string[] =>
  storiesOf(text)
    .filter(({ all, globals }) => all === 'globals' && !/yellow|zh_|host/.test(globals ?? ''))
    .map(({ name }) => name);

it('has no story that only sets toolbars: a tag of the story that it would copy does [UI-07]', () => {
  const files = globSync(['libs/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
  const found = files.flatMap((path) =>
    copiesOf(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
  expect(copiesOf("export const Dark = { ...Default, globals: { appearance: 'dark' } };")).toEqual(['Dark']);
});

/** Parts that cover the whole page as soon as they are shown: several make a component's page unreadable. */
function coversItsPage(text: string): boolean {
  const over = /^ {2}component: \w*(?:Dialog|Drawer|Overlay),$|^ {2}args: \{ open: true|^ {4}open: true,$/m;
  return over.test(text) && !/inline: false|play: openIt/.test(text);
}

it('gives what lies over the page a window of its own on the page of its component [UI-07]', () => {
  const files = globSync(['libs/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root });
  expect(files.filter((path) => coversItsPage(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it.each([
  ['  component: LeaveDialog,\n', true],
  ['  component: Sheet,\n  args: { open: true, onClose: fn() },\n', true],
  ["  component: LeaveDialog,\n  parameters: { docs: { story: { inline: false, height: '400px' } } },\n", false],
  ['  component: Dialog,\n};\nexport const Playground = { play: openIt };', false],
])('tells what would cover its page: %j', (text, covers) => {
  expect(coversItsPage(text)).toBe(covers);
});

it.each([
  [
    'export const Failed: Story = { play: async () => { await retry(); } };',
    ['Failed has a play: it belongs to FailedTest'],
  ],
  ['export const LongTitle = { play: inside };', ['LongTitle has a play: it belongs to LongTitleTest']],
  ['export const FailedTest: Story = { ...Failed, play };', ['FailedTest is a test and stands in the sidebar']],
  ["export const FailedTest = { ...Failed, tags: ['test', '!dev', '!autodocs'], play };", []],
  ['export const Open: Story = { play: async () => {} };\nexport const Playground = { play: openIt };', []],
])('finds the fault in %j', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});
