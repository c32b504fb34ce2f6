// Places that name a screen beside its own files.
import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { edit, withEntry, withImport, withImported, withInner, withLineAfter } from '../lib/edit.mjs';

/** @typedef {ReturnType<typeof import('./names.mjs').screenNames>} Words */

const siteLayouts = ['bare', 'none', 'site'];

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToContracts(tree, words) {
  const { domain, thing, Thing, things, Things, path, access, layout, transition, toggle, filter } = words;
  const folder = 'libs/contracts/src';
  edit(tree, `${folder}/all/calls.ts`, (text) =>
    withEntry(withImport(text, `import * as ${things} from '../${domain}/${things}.ts';`), 'files', 'array', things),
  );
  edit(tree, `${folder}/${domain}/index.ts`, (text) => {
    const set = toggle ? [`set${Thing}${toggle.Name}`] : [];
    const values = [...(filter ? [`${thing}Filters`] : []), `${thing}List`, ...set];
    const query = `export { ${things}Query, type ${Things}Query } from './screens/${things}.query.ts';\n`;
    return `${text}export { ${values.join(', ')}, type ${Thing} } from './${things}.ts';\n${filter ? query : ''}`;
  });
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
      [
        ['ask', '../first.ts'],
        [`${thing}List`, `../${domain}/${things}.ts`],
        ...(filter ? [[`${things}Query`, `../${domain}/screens/${things}.query.ts`]] : []),
      ].reduce((done, [name, from]) => withImported(done, name, from), text),
      `${domain}First`,
      'object',
      filter
        ? `${things}: ({ search }) => [ask(${thing}List, ${things}Query.read(search))]`
        : `${things}: () => [ask(${thing}List, {})]`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToServer(tree, words) {
  const { domain, thing, Thing, things, Things, own, role, toggle, filter, call } = words;
  const folder = `apps/api/src/modules/${domain}`;
  const module = `${folder}/${domain}.module.ts`;
  const routes = `${folder}/${domain}.routes.ts`;
  const served = [
    [`${thing}List`, `list${Things}`],
    ...(toggle ? [[`set${Thing}${toggle.Name}`, `change${Thing}${toggle.Name}`]] : []),
  ];
  for (const [name, service] of served) {
    const route = `serve(${name}, ${service})`;
    const imported = (text) =>
      withImported(
        withImported(withImported(text, 'serve', '../../http/serve.ts'), name, `@banyan/contracts/${domain}`),
        service,
        `./${things}.service.ts`,
      );
    // A module with few calls has them in its own file.
    if (tree.exists(routes)) edit(tree, routes, (text) => withEntry(imported(text), `${domain}Routes`, 'array', route));
    else edit(tree, module, (text) => withInner(imported(text), `${domain}Module`, 'routes', 'array', route));
  }
  edit(tree, module, (text) =>
    withInner(
      withImported(text, `${things}Seed`, `./${things}.seed.ts`),
      `${domain}Module`,
      'seeds',
      'array',
      `${things}Seed`,
    ),
  );
  if (own) addToPersonalData(tree, words);
  // The test asks as a learner, and as an administrator where the call is not for learners.
  const list = role === 'learner' ? 'addRows' : 'addAdminRows';
  const addition = own
    ? `(world, userId) => add${Things}(world, userId, ['a', 'b'])`
    : `(world) => add${Things}(world, ['a', 'b'])`;
  edit(tree, 'apps/api/src/http/hostileInput.test.ts', (text) => {
    const added = withEntry(
      withImported(text, `add${Things}`, `../modules/${domain}/testing/add${Things}.ts`),
      list,
      'array',
      addition,
    );
    return filter ? withEntry(added, 'soundIn', 'array', `['${call}', { ${filter.name}: 'all' }]`) : added;
  });
}

/** Subjects under which people find what a domain keeps about them; study where none is named. */
const subjects = {
  exam: 'exams',
  training: 'training',
  talent: 'training',
  messages: 'messages',
  community: 'community',
  mall: 'orders',
};

/** Rows of people are shown to them, exported for them and erased with them. */
function addToPersonalData(tree, { domain, things }) {
  const folder = `apps/api/src/modules/${domain}`;
  const file = `${folder}/${domain}.personal.ts`;
  const subject = subjects[domain] ?? 'study';
  if (!tree.exists(file)) {
    tree.write(
      file,
      `import { personal, type PersonalTable } from '../../personal/personalTable.ts';\n\n/** Personal data of the module. */\nexport const ${domain}Personal: readonly PersonalTable[] = [];\n`,
    );
    edit(tree, `${folder}/${domain}.module.ts`, (text) =>
      withEntry(
        withImported(text, `${domain}Personal`, `./${domain}.personal.ts`),
        `${domain}Module`,
        'object',
        `personal: ${domain}Personal`,
      ),
    );
  }
  edit(tree, file, (text) =>
    withEntry(
      withImported(text, things, `./${things}.schema.ts`),
      `${domain}Personal`,
      'array',
      `personal(${things}, '${subject}', { since: ${things}.changedAt, erase: 'remove' })`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToDomain(tree, words) {
  const { domain, thing, Thing, things, Things, zh, en, path, access, requirement, toggle, filter } = words;
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
      [
        [`${domain}Screens`, `@banyan/contracts/${domain}`],
        ['screenHref', '@banyan/contracts'],
        ...(filter
          ? [`${things}Query`, `type ${Things}Query`].map((name) => [name, `@banyan/contracts/${domain}`])
          : []),
      ].reduce((done, [name, from]) => withImported(done, name, from), text),
      `${domain}Links`,
      'object',
      filter
        ? `${things}: { path: ${domain}Screens.${things}.path, href: (query: Partial<${Things}Query> = {}) => screenHref(${domain}Screens.${things}, {}, ${things}Query.write(query)) }`
        : `${things}: { path: ${domain}Screens.${things}.path, href: () => screenHref(${domain}Screens.${things}, {}) }`,
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
  if (toggle) {
    const set = `set${Thing}${toggle.Name}`;
    edit(tree, `${folder}/testing/${domain}Answers.ts`, (text) =>
      withEntry(
        withImported(text, set, `@banyan/contracts/${domain}`),
        `${domain}Answers`,
        'array',
        `answer(${set}, ({ ${toggle.name} }) => ({ ${toggle.name} }))`,
      ),
    );
  }
  edit(tree, `libs/domain-${domain}/README.md`, (text) =>
    withLineAfter(
      text,
      /^\|.*\| `\/[^|]*` *\||^(?:\| -+ ){4}\|$/,
      `| ${en} | \`${path}\` | ${access} | ${requirement} |`,
    ),
  );
}

/** Texts of a screen, and its title. */
export function addTexts(tree, folder, { set, title, things }) {
  const entry = `${things}: '${title}'`;
  const file = `${folder}/${set}.ts`;
  edit(tree, file, (text) =>
    withEntry(withImported(text, things, `./sections/${things}.${set}.ts`), set, 'object', things),
  );
  // Titles stand in one of the sections, or in the file itself.
  const [, section] = /\btitle\b[^}]*\} from '\.\/(sections\/[\w.]+)'/.exec(tree.read(file, 'utf8')) ?? [];
  if (section === undefined) edit(tree, file, (text) => withInner(text, set, 'title', 'object', entry));
  else edit(tree, `${folder}/${section}`, (text) => withEntry(text, 'title', 'object', entry));
}

/** An entry where the screen's layout has a navigation. @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToNavigation(tree, { domain, things, zh, en, layout }) {
  if (siteLayouts.includes(layout)) return;
  const folder = `libs/domain-${domain}/src`;
  const own = `${folder}/${domain}Nav`;
  if (!tree.exists(own)) {
    generateFiles(tree, join(import.meta.dirname, 'nav'), own, { domain });
    generateFiles(tree, join(import.meta.dirname, 'navigation'), folder, { domain });
    edit(tree, `${folder}/index.ts`, (text) => `${text}export { ${domain}Nav } from './${domain}.navigation.ts';\n`);
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
