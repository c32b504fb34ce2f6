// Places that name a screen beside its own files.
import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { edit, withEntry, withImport, withImported, withInner, withLineAfter } from '../lib/edit.mjs';

/** @typedef {ReturnType<typeof import('./names.mjs').screenNames>} Words */

const siteLayouts = ['bare', 'none', 'site'];

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToContracts(tree, { domain, thing, Thing, things, path, access, layout, transition }) {
  const folder = 'libs/contracts/src';
  edit(tree, `${folder}/all/calls.ts`, (text) =>
    withEntry(withImport(text, `import * as ${things} from '../${domain}/${things}.ts';`), 'files', 'array', things),
  );
  edit(
    tree,
    `${folder}/${domain}/index.ts`,
    (text) => `${text}export { ${thing}List, type ${Thing} } from './${things}.ts';\n`,
  );
  const facts = [
    `path: '${path}', access: '${access}', titleKey: '${domain}:title.${things}'`,
    ...(layout === 'site' ? [] : [`layout: '${layout}'`]),
    ...(transition === undefined ? [] : [`transition: '${transition}'`]),
  ];
  edit(tree, `${folder}/${domain}/screens/${domain}.ts`, (text) =>
    withEntry(text, `${domain}Screens`, 'object', `${things}: { ${facts.join(', ')} }`),
  );
  edit(tree, `${folder}/all/${domain}.first.ts`, (text) =>
    withEntry(
      withImported(withImported(text, 'ask', '../first.ts'), `${thing}List`, `../${domain}/${things}.ts`),
      `${domain}First`,
      'object',
      `${things}: () => [ask(${thing}List, {})]`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToServer(tree, { domain, thing, things, Things, own }) {
  const folder = `apps/api/src/modules/${domain}`;
  edit(tree, `${folder}/${domain}.routes.ts`, (text) =>
    withEntry(
      withImported(
        withImported(withImported(text, 'serve', '../../http/serve.ts'), `${thing}List`, `@banyan/contracts/${domain}`),
        `list${Things}`,
        `./${things}.service.ts`,
      ),
      `${domain}Routes`,
      'array',
      `serve(${thing}List, list${Things})`,
    ),
  );
  edit(tree, `${folder}/${domain}.module.ts`, (text) =>
    withInner(
      withImported(text, `${things}Seed`, `./${things}.seed.ts`),
      `${domain}Module`,
      'seeds',
      'array',
      `${things}Seed`,
    ),
  );
  edit(tree, 'apps/api/src/http/hostileInput.test.ts', (text) =>
    withEntry(
      withImported(text, `add${Things}`, `../modules/${domain}/testing/add${Things}.ts`),
      'addRows',
      'array',
      own ? `(world, userId) => add${Things}(world, userId, ['a', 'b'])` : `(world) => add${Things}(world, ['a', 'b'])`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToDomain(tree, { domain, thing, things, Things, zh, en, path, access, requirement }) {
  const folder = `libs/domain-${domain}/src`;
  edit(tree, `${folder}/${domain}.routes.tsx`, (text) =>
    withEntry(
      text,
      `${domain}Routes`,
      'object',
      `${things}: () => import('./${things}/${Things}Page.tsx').then(({ ${Things}Page }) => ${Things}Page)`,
    ),
  );
  edit(tree, `${folder}/${domain}.links.ts`, (text) =>
    withEntry(
      withImported(
        withImported(text, `${domain}Screens`, `@banyan/contracts/${domain}`),
        'screenHref',
        '@banyan/contracts',
      ),
      `${domain}Links`,
      'object',
      `${things}: { path: ${domain}Screens.${things}.path, href: () => screenHref(${domain}Screens.${things}, {}) }`,
    ),
  );
  for (const [set, title] of Object.entries({ zh, en })) addTexts(tree, `${folder}/i18n`, { set, title, things });
  edit(tree, `${folder}/testing/${domain}Answers.ts`, (text) =>
    withEntry(
      [
        [`${thing}List`, `@banyan/contracts/${domain}`],
        ['answer', '@banyan/core-screen/testing'],
        [`make${Things}`, `./${things}.ts`],
      ]
        .reduce((done, [name, from]) => withImported(done, name, from), text)
        // The first screen's answers are the first that differ by language.
        .replace(`${domain}Answers()`, `${domain}Answers(language: 'zh' | 'en' = 'zh')`),
      `${domain}Answers`,
      'array',
      `answer(${thing}List, () => ({ items: make${Things}(language), next: null }))`,
    ),
  );
  edit(tree, `libs/domain-${domain}/README.md`, (text) =>
    withLineAfter(
      text,
      /^\|.*\| `\/[^|]*` *\||^(?:\| -+ ){4}\|$/,
      `| ${en} | \`${path}\` | ${access} | ${requirement} |`,
    ),
  );
}

function addTexts(tree, folder, { set, title, things }) {
  const common = `${folder}/sections/common.${set}.ts`;
  const entry = `${things}: '${title}'`;
  edit(tree, `${folder}/${set}.ts`, (text) => {
    const all = withEntry(withImported(text, things, `./sections/${things}.${set}.ts`), set, 'object', things);
    return tree.exists(common) ? all : withInner(all, set, 'title', 'object', entry);
  });
  if (tree.exists(common)) edit(tree, common, (text) => withEntry(text, 'title', 'object', entry));
}

/** An entry where the screen's layout has a navigation. @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToNavigation(tree, { domain, things, zh, en, layout }) {
  if (siteLayouts.includes(layout)) return;
  const folder = `libs/domain-${domain}/src`;
  const own = `${folder}/${domain}Nav`;
  if (!tree.exists(own)) {
    generateFiles(tree, join(import.meta.dirname, 'nav'), own, { domain });
    generateFiles(tree, join(import.meta.dirname, 'navigation'), folder, { domain });
    edit(
      tree,
      `${folder}/${domain}/index.ts`,
      (text) => `${text}export { ${domain}Nav } from './${domain}.navigation.ts';\n`,
    );
    edit(tree, 'apps/portal/src/domains/navigations.ts', (text) =>
      withEntry(
        withImport(text, `import { ${domain}Nav } from '@banyan/domain-${domain}';`),
        'navigationsOf',
        'array',
        `${domain}Nav`,
      ),
    );
  }
  const group = layout === 'my' ? "group: 'other', " : '';
  edit(tree, `${own}/${domain}Navigation.ts`, (text) =>
    withEntry(
      text,
      `${domain}Navigation`,
      'array',
      `{ layout: '${layout}', ${group}titleKey: '${domain}Nav:${things}', path: ${domain}Screens.${things}.path, order: 90 }`,
    ),
  );
  for (const [set, title] of Object.entries({ zh, en })) {
    edit(tree, `${own}/i18n/${set}.ts`, (text) => withEntry(text, set, 'object', `${things}: '${title}'`));
  }
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToJourneys(tree, { path, zh, en }) {
  edit(tree, 'apps/portal-e2e/src/support/samples.ts', (text) =>
    withEntry(text, 'samples', 'object', `'${path}': { address: '${path}', title: { zh: '${zh}', en: '${en}' } }`),
  );
}
