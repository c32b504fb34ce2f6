import { basename, dirname, extname } from 'node:path';
import type { v } from '@banyan/contracts';
import { inTenant } from '../db/tenant.ts';
import { Faults, refused } from '../import/faults.ts';
import { unlessDry, type ImportKind, type ImportPorts } from '../import/kind.ts';
import { bytesOf, textOf } from '../import/readText.ts';
import { shaped } from '../import/shape.ts';
import { rowsOf } from '../import/sheets.ts';
import { StoredFiles } from '../import/storedFiles.ts';
import { tableAsYaml, type ColumnNames } from '../import/tableAsYaml.ts';
import { readYaml, type Yaml } from '../import/yaml.ts';
import { Bringing, type DemoImport } from './bringing.ts';
import { enterpriseOf } from './importing.ts';

/** A kind of import by one file: its shape, the requirements on the enterprise, and how it is written. */
export interface FileKind<Written, Found = unknown> {
  /** As the command names it. */
  readonly name: string;
  /** Its purpose, for --help. */
  readonly about: string;
  readonly shape: v.GenericSchema<unknown, Written>;
  /** A list that a table (.csv, .xlsx) may contain in place of the YAML. */
  readonly table?: { readonly list: string; readonly entry: v.GenericSchema; readonly names?: ColumnNames };
  /** Records faults; nothing is written yet. */
  check(at: Bringing, written: Written): Promise<Found>;
  /** Writes the checked content. Answers the report. */
  write(at: Bringing, written: Written, found: Found): Promise<string>;
}

/** A file to import. */
export interface FileImport {
  readonly eid: number;
  /** Name of the file as the importer gave it. */
  readonly file: string;
  readonly bytes: Buffer;
  /** Folder of the files that it names. */
  readonly folder?: string;
  readonly dryRun?: boolean;
  readonly demo?: DemoImport;
}

const mostBytes = 5_000_000;

async function yamlOf<Written>(kind: FileKind<Written>, { bytes, file }: FileImport, faults: Faults): Promise<Yaml> {
  const extension = extname(file).toLowerCase();
  if (kind.table === undefined || extension === '.yaml' || extension === '.yml')
    return readYaml(textOf(bytes, file), file);
  const yaml = tableAsYaml(await rowsOf(bytes, extension, faults), kind.table, faults);
  faults.refuse();
  if (yaml === null) throw refused(file, null, 'The table is empty.', 'Its first row names the columns.');
  return yaml;
}

/** Imports a file, all of it or nothing. Throws ImportRefused. Answers the report. */
export async function bringIn<Written, Found>(
  kind: FileKind<Written, Found>,
  { db, emit, files, now }: ImportPorts,
  given: FileImport,
): Promise<string> {
  const { demo, dryRun = false, eid, file, folder = null } = given;
  const shape = new Faults(file);
  const yaml = await yamlOf(kind, given, shape);
  const written = shaped(kind.shape, yaml, shape);
  shape.refuse();
  if (written === undefined) throw refused(file, null, 'The file cannot be read.', '');
  const stored = new StoredFiles(files);
  try {
    const told = await unlessDry<string>(dryRun, (settle) =>
      inTenant(db, eid, async (scope) => {
        const faults = new Faults(file);
        const enterprise = await enterpriseOf(scope);
        const at = new Bringing({ scope, enterprise, yaml, faults, files: stored, emit, now: now(), folder, demo });
        const found = await kind.check(at, written);
        faults.refuse();
        return settle(await kind.write(at, written, found));
      }),
    );
    await (dryRun ? stored.undo() : stored.settle());
    return told;
  } catch (error) {
    await stored.undo();
    throw error;
  }
}

/** The same as a kind of the command. */
export function importOf<Written, Found>(kind: FileKind<Written, Found>): ImportKind {
  const { about, name, table } = kind;
  return {
    name,
    usage: `${name} ${name}.yaml${table === undefined ? '' : `|${name}.csv`} --eid 1001\n      ${about}`,
    async run(ports, { dryRun, eid, path }) {
      const given = { eid, file: basename(path), bytes: await bytesOf(path, mostBytes), folder: dirname(path), dryRun };
      return bringIn(kind, ports, given);
    },
  };
}
