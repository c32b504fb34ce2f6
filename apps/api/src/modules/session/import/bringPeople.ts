import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { demoPassword } from '../../../db/seed/demo/parts.ts';
import type { DemoPorts } from '../../../seed/seedDemo.ts';
import { importPeople } from './importPeople.ts';
import { peopleIn } from './people.import.ts';

/** Brings people of a demo enterprise in from a table; their password is everybody's. */
export async function bringPeople(ports: Pick<DemoPorts, 'db'>, eid: number, path: string): Promise<void> {
  const file = basename(path);
  const people = await peopleIn(await readFile(path), file);
  await importPeople(ports, { eid, file, people, password: demoPassword });
}
