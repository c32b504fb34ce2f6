import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { emitter } from '../effects/effect.ts';
import { noJobs } from '../jobs/queue.ts';
import type { DemoPorts } from '../seed/seedDemo.ts';
import type { DemoImport } from './bringing.ts';
import { bringIn, type FileKind } from './fileKind.ts';

/** Imports a file of the demo into an enterprise, by the code for other enterprises' files. */
export async function bringDemo<Written, Found>(
  kind: FileKind<Written, Found>,
  { db, files, handlers, now }: Pick<DemoPorts, 'db' | 'files' | 'handlers' | 'now'>,
  { eid, path, ...demo }: DemoImport & { readonly eid: number; readonly path: string },
): Promise<void> {
  const ports = { db, files, now: () => now, emit: emitter(handlers, noJobs, () => now) };
  const file = { file: basename(path), bytes: await readFile(path), folder: dirname(path) };
  await bringIn(kind, ports, { ...file, eid, demo });
}
