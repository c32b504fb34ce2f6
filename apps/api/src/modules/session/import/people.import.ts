import { basename, extname } from 'node:path';
import { ConfigError } from '../../../config.ts';
import { Faults } from '../../../import/faults.ts';
import type { ImportKind } from '../../../import/kind.ts';
import { codeOf, undrawable } from '../../../fonts/typeset.ts';
import { bytesOf } from '../../../import/readText.ts';
import { rowsOf } from '../../../import/sheets.ts';
import { inTenant } from '../../../db/tenant.ts';
import { readFields, type PersonFieldRow } from '../../../platform/personFields.ts';
import { importPeople } from './importPeople.ts';
import { readPeople, shortestPassword, type WrittenPerson } from './people.table.ts';

const mostBytes = 10_000_000;

/** People of a file, by its extension. Throws ImportRefused with all faults. */
export async function peopleIn(bytes: Buffer, file: string, fields: readonly PersonFieldRow[]) {
  const faults = new Faults(file);
  const people = readPeople(await rowsOf(bytes, extname(file).toLowerCase(), faults), fields, faults);
  faults.refuse();
  return people;
}

/** Names that certificates cannot print whole, each with its line. They are imported all the same. */
const unprinted = (people: readonly WrittenPerson[], file: string): readonly string[] =>
  people.flatMap(({ line, name, nameEn }) => {
    const signs = undrawable(`${name} ${nameEn ?? ''}`);
    if (signs.length === 0) return [];
    const told = signs.map((sign) => `${sign} (${codeOf(sign)})`).join(', ');
    return [`${file}:${line}: Certificates cannot print ${told} of "${name}". An empty box stands there instead.`];
  });

/** `npm run import -- people people.csv --eid 2001`. */
export const peopleImport: ImportKind = {
  name: 'people',
  usage: `people people.csv --eid 2001 [--password FIRST]
      Adds the people of a CSV or XLSX file, and changes those that are there. First passwords are replaced at the first
      login; --password is that of everybody whose row has none.`,
  options: ['password'],
  async run(ports, { dryRun, eid, options: { password }, path }) {
    if (password !== undefined && (password.length < shortestPassword || password.length > 64))
      throw new ConfigError(`--password takes ${shortestPassword} to 64 characters`);
    const file = basename(path);
    const fields = await inTenant(ports.db, eid, readFields);
    const people = await peopleIn(await bytesOf(path, mostBytes), file, fields);
    const { added, changed, same } = await importPeople(ports, { eid, file, people, password, dryRun });
    const told = `People of ${eid}: ${added} are new, ${changed} changed, ${same} as they were.`;
    return [told, ...unprinted(people, file)].join('\n');
  },
};
