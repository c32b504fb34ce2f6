import { allScreens } from '@banyan/contracts/all';
import { globSync, readdirSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const places = [
  '*.md',
  'docs/**/*.md',
  'apps/*/README.md',
  'libs/*/README.md',
  'libs/*/src/**/*.mdx',
  '.storybook/pages/*.mdx',
];
const documents = globSync(places, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

/** The address that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Links of a document that lead to no file, folder or heading. */
function deadLinks(document: string, text: string): string[] {
  return matches(text, /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^(?:[a-z]+:|\?path=)/.test(link)) return false;
    const [path = '', anchor = ''] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== '' && !matches(read(file), /^#+ (.*)$/gm).some((heading) => anchorOf(heading) === anchor);
  });
}

/** Paths that the generators would make for the example in CONTRIBUTING, and built ones. */
const notThere = /coaching|plans|[<>*…]|^dist\//i;

/** Paths from the root that a document names and that are not there; `a.{b,c}.ts` is two of them. */
function deadPaths(text: string): string[] {
  return matches(text, /`((?:apps|libs|tools|docs|\.storybook)\/[^`\s]+)`/g)
    .flatMap((path) => {
      const [, before = path, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      return choices.split(',').map((choice) => `${before}${choice}${after}`);
    })
    .filter((path) => !notThere.test(path) && !existsSync(join(root, path)));
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** Scripts that a document tells to run and that there are not. */
const deadScripts = (text: string) => matches(text, /npm run ([\w:-]+)/g).filter((name) => scripts[name] === undefined);

describe('documents', () => {
  it('lead to files, headings and commands that are there', () => {
    expect(documents.length).toBeGreaterThan(60);
    const dead = documents.flatMap((document) => {
      const text = read(document);
      return [...deadLinks(document, text), ...deadPaths(text), ...deadScripts(text)].map(
        (one) => `${document}: ${one}`,
      );
    });
    expect(dead).toEqual([]);
  });

  it('are found out when they do not', () => {
    expect(deadLinks('README.md', '[a](docs/nowhere.md) [b](docs/integrations.md#nothing) [c](LICENSE)')).toEqual([
      'docs/nowhere.md',
      'docs/integrations.md#nothing',
    ]);
    expect(deadPaths('`libs/ui/README.md`, `libs/ui/src/{index,nothing}.ts`')).toEqual(['libs/ui/src/nothing.ts']);
    expect(deadScripts('npm run storybook, npm run story-book')).toEqual(['story-book']);
  });

  it('are there for every library and application, and ARCHITECTURE names them all', () => {
    const projects = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => existsSync(join(root, folder, name, 'project.json')))
        .map((name) => ({ path: `${folder}/${name}`, name })),
    );
    const listed = matches(read('ARCHITECTURE.md'), /^ {2}([\w-]+)\/ /gm);
    const missing = projects.flatMap(({ path, name }) => [
      ...(existsSync(join(root, path, 'README.md')) ? [] : [`${path}/README.md`]),
      ...(listed.includes(name) ? [] : [`ARCHITECTURE.md: ${name}`]),
    ]);
    expect(missing).toEqual([]);
  });

  it('have a page of each domain in the workshop, and its screens in its README', () => {
    const screens = allScreens.map(({ screen }) => screen);
    const domains = globSync('libs/domain-*', { cwd: root }).map((folder) => folder.replaceAll('\\', '/'));
    const missing = domains.flatMap((folder) => {
      const namespace = `${folder.slice('libs/domain-'.length)}:`;
      const readme = read(`${folder}/README.md`);
      const paths = screens.filter(({ titleKey }) => titleKey.startsWith(namespace)).map(({ path }) => path);
      return [
        ...paths.filter((path) => !readme.includes(`\`${path}\``)).map((path) => `${folder}/README.md: ${path}`),
        ...(existsSync(join(root, folder, 'src/About.mdx')) ? [] : [`${folder}/src/About.mdx`]),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('name every setting of the server', () => {
    const settings = matches(read('apps/api/src/environment.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);
    const readme = read('apps/api/README.md');
    expect(settings.length).toBeGreaterThan(40);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
