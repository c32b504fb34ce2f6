import type { CallInput } from '@banyan/contracts';
import {
  beginImport,
  importDetail,
  importRows,
  runImport,
  takeBackImport,
  type ImportDetail,
  type ImportedRow,
} from '@banyan/contracts/organisation';
import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FileType } from '../../../ports/fileTypes.ts';
import type { Asker, World } from '../../../testing/world.ts';
import { uploads } from '../../upload/upload.schema.ts';

const types: Readonly<Record<string, FileType>> = {
  '.csv': 'text/csv',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Files that somebody brings in. */
export class Bringing {
  readonly #world: World;
  readonly asker: Asker;

  constructor(world: World, asker: Asker) {
    this.#world = world;
    this.asker = asker;
  }

  /** Uploads a table, and begins to import it; its rows are checked. */
  async begin(content: string | Buffer, name = 'people.csv'): Promise<ImportDetail> {
    const bytes = Buffer.from(content as string);
    const id = randomBytes(16).toString('base64url');
    const type = types[extname(name)] ?? 'text/csv';
    const key = `upload/1001/u${id}${extname(name)}`;
    await this.#world.files.put(key, Readable.from([bytes]), { type, maxBytes: bytes.length });
    const at = new Date(this.#world.now);
    await this.#world.in(1001, (scope) =>
      scope.tx.insert(uploads).values(
        scope.row(uploads, {
          ...{ id, name, type, key, size: bytes.length, state: 'done', kind: 'importTable' },
          ...{ userId: this.asker.userId ?? 0, createdAt: at, touchedAt: at },
        }),
      ),
    );
    const begun = await this.#world.ask(beginImport, { kind: 'people', upload: id }, this.asker);
    await this.#world.work();
    return this.detail(begun.id);
  }

  detail(id: number): Promise<ImportDetail> {
    return this.#world.ask(importDetail, { id }, this.asker);
  }

  /** Rows, as far as one page goes. */
  async rows(id: number, outcome: CallInput<typeof importRows>['outcome'] = ''): Promise<readonly ImportedRow[]> {
    return (await this.#world.ask(importRows, { id, outcome, size: 60 }, this.asker)).items;
  }

  /** Each fault as `line column fault`. */
  async faults(id: number): Promise<readonly string[]> {
    const rows = await this.rows(id, 'fault');
    return rows.flatMap(({ faults, line }) => faults.map(({ column, fault }) => `${line} ${column} ${fault}`));
  }

  /** Writes what has no faults, to the end. */
  async run({ counts, id }: ImportDetail): Promise<ImportDetail> {
    const rows = counts.new + counts.changed + counts.moved + counts.leaving;
    await this.#world.ask(runImport, { id, rows }, this.asker);
    return this.finish(id);
  }

  async takeBack(id: number): Promise<ImportDetail> {
    await this.#world.ask(takeBackImport, { id }, this.asker);
    return this.finish(id);
  }

  /** Does jobs until the import rests. */
  async finish(id: number): Promise<ImportDetail> {
    for (;;) {
      const now = await this.detail(id);
      if (now.state !== 'running' && now.state !== 'takingBack') return now;
      await this.#world.work();
    }
  }
}
