// Places that name a list of the console beside its own files.
import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { edit, withEntry, withImport, withImported, withInner, withLineAfter } from '../lib/edit.mjs';
import { addTexts } from '../screen/places.mjs';

/** @typedef {ReturnType<typeof import('./names.mjs').manageNames>} Words */

/** The domain's door to the console, where it has none yet. @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addDoor(tree, words) {
  const { domain, Domain } = words;
  const contracts = 'libs/contracts/src';
  const folder = `libs/domain-${domain}/src`;
  if (tree.exists(`${folder}/${domain}.manage.ts`)) return;
  generateFiles(tree, join(import.meta.dirname, 'door'), '.', words);
  edit(
    tree,
    `${contracts}/${domain}/index.ts`,
    (text) => `${text}export { ${domain}ManageScreens } from './screens/manage.ts';\n`,
  );
  edit(tree, `${contracts}/all/${domain}.first.ts`, (text) => {
    const type = `import type { ${domain}ManageScreens } from '../${domain}/screens/manage.ts';`;
    const imported = withImport(text, type);
    return `${imported}\n/** The console's screens ask by themselves: what they show changes by the minute. */\nexport const ${domain}ManageFirst: FirstCalls<typeof ${domain}ManageScreens> = {};\n`;
  });
  edit(tree, `${contracts}/all/screens.ts`, (text) =>
    withEntry(
      withImport(
        withImported(text, `${domain}ManageFirst`, `./${domain}.first.ts`),
        `import { ${domain}ManageScreens } from '../${domain}/screens/manage.ts';`,
      ),
      'allScreens',
      'array',
      `...openings(${domain}ManageScreens, ${domain}ManageFirst)`,
    ),
  );
  edit(tree, `${folder}/${domain}.module.ts`, (text) =>
    withEntry(
      text,
      `create${Domain}Module`,
      'object',
      `manage: () => import('./${domain}.manage.ts').then(({ ${domain}Manage }) => ${domain}Manage(deps))`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToContracts(tree, { domain, thing, Thing, things, Things, path, area }) {
  const folder = 'libs/contracts/src';
  const file = `managed${Things}`;
  const screen = `manage${Things}`;
  edit(tree, `${folder}/all/calls.ts`, (text) =>
    withEntry(withImport(text, `import * as ${file} from '../${domain}/${file}.ts';`), 'files', 'array', file),
  );
  const own = [`export${Things}`, `manage${Things}`, `save${Thing}`, `written${Thing}`];
  const types = [`type Managed${Thing}`, `type Written${Thing}`];
  edit(
    tree,
    `${folder}/${domain}/index.ts`,
    (text) => `${text}export { ${[...own, ...types].join(', ')} } from './${file}.ts';\n`,
  );
  const facts = `path: '${path}', access: 'admin', layout: 'console', titleKey: '${domain}:title.${screen}', may: '${area}.see'`;
  edit(tree, `${folder}/${domain}/screens/manage.ts`, (text) =>
    withEntry(text, `${domain}ManageScreens`, 'object', `${screen}: { ${facts} }`),
  );
  edit(tree, `${folder}/all/${domain}.first.ts`, (text) =>
    withEntry(text, `${domain}ManageFirst`, 'object', `${screen}: () => []`),
  );
  edit(tree, `${folder}/manage/exports.choices.ts`, (text) => withEntry(text, 'exportLists', 'array', `'${things}'`));
  edit(tree, `${folder}/organisation/audit.ts`, (text) => withEntry(text, 'auditSubjects', 'array', `'${thing}'`));
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToServer(tree, { domain, Thing, things, Things }) {
  const folder = `apps/api/src/modules/${domain}`;
  const module = `${folder}/${domain}.module.ts`;
  const routes = `${folder}/${domain}.routes.ts`;
  const served = [
    [`manage${Things}`, `listManaged${Things}`],
    [`save${Thing}`, `keep${Thing}`],
  ];
  for (const [call, service] of served) {
    const route = `serveManaged(${call}, ${service})`;
    const imported = (text) =>
      [
        ['serveManaged', '../../platform/serveManaged.ts'],
        [call, `@banyan/contracts/${domain}`],
        [service, `./manage/${things}.service.ts`],
      ].reduce((done, [name, from]) => withImported(done, name, from), text);
    // A module with few calls has them in its own file.
    if (tree.exists(routes)) edit(tree, routes, (text) => withEntry(imported(text), `${domain}Routes`, 'array', route));
    else edit(tree, module, (text) => withInner(imported(text), `${domain}Module`, 'routes', 'array', route));
  }
  edit(tree, 'apps/api/src/modules/index.ts', (text) =>
    withImported(text, `${things}Export`, `./${domain}/manage/${things}.service.ts`).replace(
      /(\n\s+exports: \[[^\]]*?),?(\s*\])/,
      `$1, ${things}Export$2`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToDomain(tree, { domain, thing, Thing, things, Things, zh, en, path, group, requirement }) {
  const folder = `libs/domain-${domain}/src`;
  const screen = `manage${Things}`;
  const handle = `${domain}ManageScreens.${screen}`;
  edit(tree, `${folder}/${domain}.manage.ts`, (text) =>
    withInner(
      withInner(
        text,
        `${domain}Manage`,
        'routes',
        'object',
        `${screen}: () => import('./manage/${things}/${Things}Page.tsx').then(({ ${Things}Page }) => ${Things}Page)`,
      ),
      `${domain}Manage`,
      'entries',
      'array',
      `{ group: '${group}', titleKey: ${handle}.titleKey, path: ${handle}.path, order: 90 }`,
    ),
  );
  for (const [set, title] of Object.entries({ zh, en }))
    addTexts(tree, `${folder}/i18n`, { set, title, things: screen });
  const row = `{ ...(makeManaged${Things}()[0] as Managed${Thing}), ...${thing}, id: id === 0 ? 1 : id, revision: revision + 1 }`;
  edit(tree, `${folder}/testing/${domain}Answers.ts`, (text) => {
    const answers = [
      `answer(manage${Things}, () => ({ items: makeManaged${Things}(), next: null, total: 3 }))`,
      `answer(save${Thing}, ({ id, ${thing}, revision }) => (${row}))`,
      ...(text.includes('answer(consoleAccess') ? [] : ['answer(consoleAccess, () => ({ rights: [] }))']),
    ];
    const imported = [
      ['answer', '@banyan/core-screen/testing'],
      [`manage${Things}`, `@banyan/contracts/${domain}`],
      [`save${Thing}`, `@banyan/contracts/${domain}`],
      [`type Managed${Thing}`, `@banyan/contracts/${domain}`],
      [`makeManaged${Things}`, `./managed${Things}.ts`],
      ...(text.includes('answer(consoleAccess') ? [] : [['consoleAccess', '@banyan/contracts/organisation']]),
    ].reduce((done, [name, from]) => withImported(done, name, from), text);
    return answers.reduce((done, added) => withEntry(done, `${domain}Answers`, 'array', added), imported);
  });
  edit(tree, `libs/domain-${domain}/README.md`, (text) =>
    withLineAfter(
      text,
      /^\|.*\| `\/[^|]*` *\||^(?:\| -+ ){4}\|$/,
      `| ${en}, in the console | \`${path}\` | administrators | ${requirement} |`,
    ),
  );
}

/** Names of the list and of its things on the console's screens of exports and acts. */
export function addToWords(tree, { thing, things, one, zh, en }) {
  const folder = 'libs/domain-organisation/src/i18n/sections';
  const capital = one.charAt(0).toUpperCase() + one.slice(1);
  for (const [set, list, single] of [
    ['zh', zh, zh],
    ['en', en, capital],
  ]) {
    edit(tree, `${folder}/exports.${set}.ts`, (text) =>
      withInner(text, 'exports', 'list', 'object', `${things}: '${list}'`),
    );
    edit(tree, `${folder}/audit.${set}.ts`, (text) =>
      withInner(text, 'audit', 'subject', 'object', `${thing}: '${single}'`),
    );
  }
}

/** Values with which walks over all calls ask. @param {import('@nx/devkit').Tree} tree @param {Words} words */
export function addToTests(tree, { domain, thing, Things, zh, en, path, call, fields }) {
  const values = fields.map(
    ({ name, type }) => `${name}: ${{ text: "{ zh_cn: '名' }", int: '1', flag: 'true' }[type]}`,
  );
  const sound = `{ ${values.join(', ')} }`;
  edit(tree, 'apps/api/src/http/hostileInput.test.ts', (text) =>
    withEntry(
      withEntry(
        withImported(text, `add${Things}`, `../modules/${domain}/testing/add${Things}.ts`),
        'addAdminRows',
        'array',
        `(world) => add${Things}(world, ['a', 'b'])`,
      ),
      'soundIn',
      'array',
      `['${call}/', { ${thing}: JSON.stringify(${sound}) }]`,
    ),
  );
  edit(tree, 'apps/api/src/modules/organisation/rights.test.ts', (text) =>
    withEntry(text, 'valuesFor', 'object', `${thing}: ${sound}`),
  );
  edit(tree, 'apps/portal/src/routes/routeTable.test.ts', (text) =>
    withEntry(text, 'added', 'array', `{ path: '${path}', access: 'admin' }`),
  );
  edit(tree, 'apps/portal-e2e/src/support/samples.ts', (text) =>
    withEntry(
      text,
      'samples',
      'object',
      `'${path}': { address: '${path}', title: { zh: '${zh}', en: '${en}' }, administrator: true }`,
    ),
  );
}
