import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pieceBytes, type FileStorage, type PiecedFile } from '../ports/storage.ts';
import { typeOfKey } from '../ports/fileTypes.ts';
import { LengthGate, TypeGate } from './gates.ts';
import { checkedKey, isKey, refuseOtherType } from './keys.ts';

const absent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder of this machine. */
export function localStorage(root: string): FileStorage {
  const place = (key: string) => join(root, checkedKey(key));
  // A file in pieces grows in a draft named after its key; an interrupted one is found by that name.
  const draftOf = ({ key }: Pick<PiecedFile, 'key'>) =>
    join(root, `.pieces-${createHash('sha256').update(checkedKey(key)).digest('hex').slice(0, 32)}`);
  const moveTo = async (target: string, draft: string) => {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(draft, target);
  };
  return {
    async put(key, source, { type, maxBytes }) {
      const target = place(key);
      refuseOtherType(key, type);
      const draft = join(root, `.draft-${randomBytes(12).toString('hex')}`);
      const gate = new TypeGate(type, maxBytes);
      await mkdir(root, { recursive: true, mode: 0o700 });
      try {
        await pipeline(source, gate, createWriteStream(draft, { mode: 0o600 }));
        await moveTo(target, draft);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { key, type, size: gate.size };
    },
    async stat(key) {
      const type = typeOfKey(key);
      if (!type || !isKey(key)) return null;
      try {
        const found = await stat(place(key));
        return found.isFile() ? { key, type, size: found.size } : null;
      } catch (error) {
        if (absent(error)) return null;
        throw error;
      }
    },
    read: (key, range): Readable => createReadStream(place(key), range),
    remove: (key) => rm(place(key), { force: true }),
    async begin(key) {
      const draft = draftOf({ key });
      await mkdir(root, { recursive: true, mode: 0o700 });
      await writeFile(draft, '', { mode: 0o600 });
      return '';
    },
    async putPiece(file, number, size, source) {
      // The rest of an interrupted piece beyond its start is written over, or cut off at the end.
      const draft = createWriteStream(draftOf(file), { flags: 'r+', start: (number - 1) * pieceBytes });
      await pipeline(source, new LengthGate(size), draft);
      return String(size);
    },
    async finish(file, pieces) {
      const draft = draftOf(file);
      try {
        await truncate(
          draft,
          pieces.reduce((sum, size) => sum + Number(size), 0),
        );
        await moveTo(place(file.key), draft);
      } catch (error) {
        if (!absent(error) || !(await this.stat(file.key))) throw error;
      }
    },
    abandon: (file) => rm(draftOf(file), { force: true }),
  };
}
