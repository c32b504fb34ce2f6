// npm run generate -- domain <name>: a library for a domain's screens, a module of the server, and their places.
import { generateFiles, names, updateJson } from '@nx/devkit';
import { join } from 'node:path';
import { edit, withEntry, withImport, withImported, withLineAfter } from '../lib/edit.mjs';
import { formatChanges } from '../lib/formatChanges.mjs';
import { afterwards, traditionalTexts } from '../lib/afterwards.mjs';

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, about?: string }} options
 */
export default async function domainGenerator(tree, { name, about }) {
  const folder = `libs/domain-${name}`;
  if (!/^[a-z]+$/.test(name)) throw new Error(`A domain is one lower-case word; "${name}" is not.`);
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  const { className } = names(name);
  const words = { name, className, about: about ?? className };
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', words);
  addServerModule(tree, words);
  addPlaces(tree, words);
  await formatChanges(tree);
  return afterwards(tree, traditionalTexts);
}

/** A module that was there before the domain's library keeps what it has. */
export function addServerModule(tree, words) {
  const module = `apps/api/src/modules/${words.name}`;
  if (tree.exists(`${module}/${words.name}.module.ts`)) return;
  generateFiles(tree, join(import.meta.dirname, 'server'), module, words);
  edit(tree, 'apps/api/src/modules/index.ts', (text) =>
    withEntry(
      withImport(text, `import { ${words.name}Module } from './${words.name}/${words.name}.module.ts';`),
      'modules',
      'array',
      `${words.name}Module`,
    ),
  );
}

function addPlaces(tree, { name, about }) {
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@banyan/domain-${name}`] = [`./libs/domain-${name}/src/index.ts`];
    return json;
  });
  edit(tree, 'apps/portal/src/domains/modules.ts', (text) =>
    withEntry(
      withImport(text, `import { ${name}Table } from './tables/${name}.ts';`),
      'domains',
      'array',
      `${name}Table(deps)`,
    ),
  );
  edit(tree, 'libs/contracts/src/all/screens.ts', (text) =>
    withEntry(
      withImported(
        withImported(text, `${name}First`, `./${name}.first.ts`),
        `${name}Screens`,
        `../${name}/screens/${name}.ts`,
      ),
      'allScreens',
      'array',
      `...openings(${name}Screens, ${name}First)`,
    ),
  );
  edit(tree, 'ARCHITECTURE.md', (text) =>
    withLineAfter(text, /^ {2}domain-\w+\//, `  ${`domain-${name}/`.padEnd(15)} ${about}`),
  );
}
