import type { Readable } from 'node:stream';
import type { FileType } from '../ports/fileTypes.ts';
import type { FileStorage } from '../ports/storage.ts';

/** Files stored by an import that may still fail. */
export class StoredFiles {
  readonly files: FileStorage;
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #replaced: string[] = [];

  constructor(files: FileStorage) {
    this.files = files;
  }

  /** Adds the removal of something that was stored. */
  add(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  async put(key: string, content: Readable, { size, type }: { readonly size: number; readonly type: FileType }) {
    await this.files.put(key, content, { type, maxBytes: size });
    this.add(() => this.files.remove(key));
  }

  /** Files that nothing names any more once the import is committed. */
  replace(keys: readonly string[]): void {
    this.#replaced.push(...keys);
  }

  /** The import failed, or was a dry run. */
  async undo(): Promise<void> {
    for (const one of this.#undo.splice(0)) await one();
  }

  /** The import is committed. */
  async settle(): Promise<void> {
    this.#undo.length = 0;
    for (const key of this.#replaced.splice(0)) await this.files.remove(key);
  }
}
