import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { typeOfKey } from '../ports/fileTypes.ts';
import { FileRejected, type FileStorage, type StoredFile } from '../ports/storage.ts';

/** Files in memory, for tests that only need the port. */
export function memoryStorage(): FileStorage {
  const files = new Map<string, StoredFile & { readonly bytes: Buffer }>();
  const pieces = new Map<string, Buffer[]>();
  return {
    put: async (key, source, { type, maxBytes }) => {
      const bytes = await buffer(source);
      if (bytes.length > maxBytes) throw new FileRejected('size');
      const file = { key, type, size: bytes.length };
      files.set(key, { ...file, bytes });
      return file;
    },
    stat: (key) => Promise.resolve(files.get(key) ?? null),
    read: (key, range) => {
      const bytes = files.get(key)?.bytes ?? Buffer.alloc(0);
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    remove: (key) => {
      files.delete(key);
      return Promise.resolve();
    },
    begin: (key) => {
      pieces.set(key, []);
      return Promise.resolve('');
    },
    putPiece: async ({ key }, number, size, source) => {
      const bytes = await buffer(source);
      if (bytes.length !== size) throw new FileRejected('length');
      pieces.get(key)?.splice(number - 1, 1, bytes);
      return String(number);
    },
    finish: ({ key }) => {
      const bytes = Buffer.concat(pieces.get(key) ?? []);
      const type = typeOfKey(key);
      if (type && pieces.delete(key)) files.set(key, { key, type, size: bytes.length, bytes });
      return Promise.resolve();
    },
    abandon: ({ key }) => {
      pieces.delete(key);
      return Promise.resolve();
    },
  };
}
