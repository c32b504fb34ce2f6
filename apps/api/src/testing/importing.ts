import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ImportRefused } from '../import/faults.ts';
import type { ImportPorts } from '../import/kind.ts';
import { bringIn, type FileImport, type FileKind } from '../platform/fileKind.ts';
import type { World } from './world.ts';

const examples = fileURLToPath(new URL('../../../../docs/imports/', import.meta.url));

/** Imports files of a kind into a world as the command does. */
export class Importing {
  readonly #world: World;
  readonly #kind: FileKind<unknown>;
  readonly #file: string;

  /** `file`: the example of docs/imports that tests begin with. */
  constructor(world: World, kind: FileKind<unknown>, file: string) {
    this.#world = world;
    this.#kind = kind;
    this.#file = file;
  }

  /** The example of the documentation. */
  example(): Promise<string> {
    return readFile(`${examples}${this.#file}`, 'utf8');
  }

  /** Answers the command's report. */
  async take(text: string, change: Partial<FileImport> = {}): Promise<string> {
    const given = { eid: 1001, file: this.#file, bytes: Buffer.from(text), folder: examples, ...change };
    const { db, files } = this.#world;
    const emit = await this.#world.as({ eid: given.eid, userId: null }, (context) => Promise.resolve(context.emit));
    const ports: ImportPorts = { db, files, emit, now: () => this.#world.now };
    return bringIn(this.#kind, ports, given);
  }

  /** Faults of a file, each with its line. */
  async faultsOf(text: string, change: Partial<FileImport> = {}): Promise<readonly string[]> {
    const thrown: unknown = await this.take(text, change).catch((error: unknown) => error);
    if (!(thrown instanceof ImportRefused)) throw thrown instanceof Error ? thrown : new Error('it was imported');
    return thrown.faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`);
  }
}
