// npm run generate -- manage-screen <domain> <thing>: a list of the console with its form, from the table to the story.
import { generateFiles, updateJson } from '@nx/devkit';
import { join } from 'node:path';
import { addServerModule } from '../domain/generator.mjs';
import { afterwards, migration, traditionalTexts } from '../lib/afterwards.mjs';
import { formatChanges } from '../lib/formatChanges.mjs';
import { manageNames } from './names.mjs';
import { addDoor, addToContracts, addToDomain, addToServer, addToTests, addToWords } from './places.mjs';

/**
 * @typedef {{ domain: string, thing: string, path?: string, things?: string, zh?: string, en?: string, area?: string,
 *   requirement?: string, migration?: boolean, field?: string[] }} ManageOptions
 * @param {import('@nx/devkit').Tree} tree
 * @param {ManageOptions} options
 */
export default async function manageGenerator(tree, options) {
  const words = manageNames(options);
  refuse(tree, words);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', words);
  addServerModule(tree, { name: words.domain, className: words.Domain });
  addDoor(tree, words);
  const page = `libs/domain-${words.domain}/src/manage/${words.things}/${words.Things}Page.tsx`;
  updateJson(tree, 'apps/portal/src/routes/pages.json', (pages) => ({ ...pages, [words.path]: page }));
  addToContracts(tree, words);
  addToServer(tree, words);
  addToDomain(tree, words);
  addToWords(tree, words);
  addToTests(tree, words);
  await formatChanges(tree);
  const steps = options.migration === false ? [] : [migration(words.table)];
  return afterwards(tree, traditionalTexts, ...steps);
}

function refuse(tree, { domain, thing, things, Things, path, requirement }) {
  if (!tree.exists(`libs/domain-${domain}`)) {
    throw new Error(`There is no libs/domain-${domain}: npm run generate -- domain ${domain}`);
  }
  if (domain === 'organisation')
    throw new Error('All screens of organisation are in the console: they are made by hand.');
  if (!/^\/manage\/[^:]+$/.test(path))
    throw new Error('A list of the console has a path below /manage, without parameters.');
  const taken = [`libs/contracts/src/${domain}/managed${Things}.ts`, `libs/domain-${domain}/src/manage/${things}`];
  for (const file of taken) {
    if (tree.exists(file)) throw new Error(`${file} is there already; --things gives the new one another name.`);
  }
  const subjects = tree.read('libs/contracts/src/organisation/audit.ts', 'utf8');
  if (subjects.includes(`'${thing}',`)) throw new Error(`The audit log has things called ${thing} already.`);
  const known = JSON.parse(tree.read('tools/ledger/requirements.json', 'utf8'));
  if (!(requirement in known)) throw new Error(`tools/ledger/requirements.json has no ${requirement}.`);
}
