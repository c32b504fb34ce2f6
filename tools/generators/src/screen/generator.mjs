// npm run generate -- screen <domain> <thing> --path <path>: a list of a domain's own rows, from the table to the journey.
import { generateFiles, logger, updateJson } from '@nx/devkit';
import { join } from 'node:path';
import { addServerModule } from '../domain/generator.mjs';
import { afterwards, migration, traditionalTexts } from '../lib/afterwards.mjs';
import { edit, withLineAfter } from '../lib/edit.mjs';
import { formatChanges } from '../lib/formatChanges.mjs';
import { screenNames } from './names.mjs';
import { addToContracts, addToDomain, addToJourneys, addToNavigation, addToServer } from './places.mjs';

const table = 'apps/portal/src/routes/routes.json';

/**
 * @typedef {{ domain: string, thing: string, path: string, things?: string, zh?: string, en?: string,
 *   requirement?: string, call?: string, access?: string, migration?: boolean, field?: string[], toggle?: string,
 *   filter?: string, table?: boolean }} ScreenOptions
 * @param {import('@nx/devkit').Tree} tree
 * @param {ScreenOptions} options
 */
export default async function screenGenerator(tree, options) {
  const row = JSON.parse(tree.read(table, 'utf8')).find(({ path }) => path === options.path);
  const words = screenNames(options, row);
  refuse(tree, words, row);
  const write = (folder, to) => generateFiles(tree, join(import.meta.dirname, folder), to, words);
  const parts = `libs/domain-${words.domain}/src/${words.things}`;
  write('files', '.');
  if (!words.listed) write('row', parts);
  if (words.toggle) write('toggle', parts);
  if (words.filter) write('filter', `libs/contracts/src/${words.domain}/screens`);
  addServerModule(tree, { name: words.domain, className: words.Domain });
  if (row === undefined) addToRouteTable(tree, words);
  updateJson(tree, 'apps/portal/src/routes/pages.json', (pages) => ({ ...pages, [words.path]: pageFile(words) }));
  addToContracts(tree, words);
  addToServer(tree, words);
  addToDomain(tree, words);
  addToNavigation(tree, words);
  addToJourneys(tree, words);
  await formatChanges(tree);
  // A path of the product stands there already; one that does not may be a slip of the pen.
  if (row === undefined) {
    logger.warn(`${words.path} was not in ${table}: it is now. Take it out and begin again if it was misspelt.`);
  }
  const steps = options.migration === false ? [] : [migration(words.table)];
  return afterwards(tree, traditionalTexts, ...steps);
}

/** Path of a screen's page. @param {ReturnType<typeof screenNames>} words */
const pageFile = ({ domain, things, Things }) => `libs/domain-${domain}/src/${things}/${Things}Page.tsx`;

function refuse(tree, { domain, things, path, requirement }, row) {
  if (!tree.exists(`libs/domain-${domain}`)) {
    throw new Error(`There is no libs/domain-${domain}: npm run generate -- domain ${domain}`);
  }
  if (!tree.exists(`libs/contracts/src/${domain}/screens/${domain}.ts`)) {
    throw new Error(`Screens of ${domain} stand among those of the portal: they are made by hand.`);
  }
  if (path.includes(':')) throw new Error('This makes lists, whose paths have no parameters.');
  if (row?.redirect !== undefined) throw new Error(`${path} leads on to ${row.redirect} and is no screen.`);
  const taken = [
    `libs/contracts/src/${domain}/${things}.ts`,
    `libs/domain-${domain}/src/${things}`,
    `apps/portal-e2e/src/${things}.spec.ts`,
  ];
  for (const file of taken) {
    if (tree.exists(file)) throw new Error(`${file} is there already; --things gives the new one another name.`);
  }
  const known = JSON.parse(tree.read('tools/ledger/requirements.json', 'utf8'));
  if (!(requirement in known)) throw new Error(`tools/ledger/requirements.json has no ${requirement}.`);
}

/** A path that the product's own table does not have. */
function addToRouteTable(tree, { domain, path, access, many }) {
  const row = JSON.stringify({ path, access, owner: `domain-${domain}`, screen: many });
  edit(tree, table, (text) => withLineAfter(text.replace(/\}\n\]\s*$/, '},\n]\n'), /^ {2}\},?$|^ {2}\{.*\},?$/, row));
}
