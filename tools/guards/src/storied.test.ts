import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/** Exports without a story of their own, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  Dialog: 'its stories show the one that loads on use',
  ChartFrame: 'the frame of every chart; their stories show it',
  FormField: 'a field of the form library; "Form library" shows it',
  LatePart: 'shows what it fetches; stories of that show it',
  UiProvider: 'around every story',
};

const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Components that a text exports from `.tsx` files: `export { Button, type ButtonProps } from './Button.tsx'`. */
function exportedComponents(text: string): string[] {
  return Array.from(text.matchAll(/export \{([^}]*)\} from '[^']+\.tsx'/g), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name));
}

/** Whether a story is about a component: it is named as its subject or rendered. */
const shows = (stories: string, name: string) => new RegExp(`<${name}[\\s/>]|component: ${name}\\b`).test(stories);

/** Components and pages without a story. */
function withoutStory(): string[] {
  const stories = filesOf('libs/ui/src/**/*.stories.tsx').map(textOf).join('\n');
  const components = filesOf('libs/ui/src/*.ts').flatMap((door) => exportedComponents(textOf(door)));
  const pages = ['apps/portal/src/**/[A-Z]*Page.tsx', 'libs/domain-*/src/**/[A-Z]*Page.tsx'].flatMap(filesOf);
  expect(components.length).toBeGreaterThan(100);
  expect(pages.length).toBeGreaterThan(5);
  return [
    ...components.filter((name) => !shows(stories, name)),
    ...pages.filter((page) => !existsSync(join(root, page.replace(/\.tsx$/, '.stories.tsx')))),
  ];
}

it('every exported component and every page has a story, but for those that are excused [UI-07]', () => {
  expect(withoutStory().sort()).toEqual(Object.keys(exempt).sort());
});

it('a component that only a comment names has none', () => {
  expect(exportedComponents("export { Row, type RowProps } from './data/Row.tsx';")).toEqual(['Row']);
  expect(shows('// <Rows>\ncomponent: Rows', 'Row')).toBe(false);
});
