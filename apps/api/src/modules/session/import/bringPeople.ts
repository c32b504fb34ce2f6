import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DemoPorts } from '../../../seed/seedDemo.ts';
import { inTenant } from '../../../db/tenant.ts';
import { readFields } from '../../../platform/personFields.ts';
import { importPeople } from './importPeople.ts';
import { peopleIn } from './people.import.ts';

/** Imports people of a demo enterprise from a table; nobody logs in as them. */
export async function bringPeople(ports: Pick<DemoPorts, 'db'>, eid: number, path: string): Promise<void> {
  const file = basename(path);
  const rows = await peopleIn(await readFile(path), file, await inTenant(ports.db, eid, readFields));
  const people = rows.map((person) => ({ ...person, password: randomBytes(18).toString('base64url') }));
  await importPeople(ports, { eid, file, people });
}
