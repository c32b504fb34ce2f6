import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileRejected, type FileStorage, type FileType } from '../ports/storage.ts';
import { beginsLike, headLength, typeOfKey } from './fileTypes.ts';

/** Parts of names separated by slashes; none begins with a dot, so that no key leads out of its folder. */
const keyForm = /^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** Files in a folder of this machine. */
export function localStorage(root: string): FileStorage {
  const place = (key: string) => {
    if (key.length > 200 || !keyForm.test(key)) throw new RangeError('not a file key');
    return join(root, key);
  };
  return {
    async put(key, source, { type, maxBytes }) {
      const target = place(key);
      if (typeOfKey(key) !== type) throw new FileRejected('type');
      const draft = join(root, `.draft-${randomBytes(12).toString('hex')}`);
      const gate = new Gate(type, maxBytes);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        await pipeline(source, gate, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { key, type, size: gate.size };
    },
    async stat(key) {
      const type = typeOfKey(key);
      if (!type) return null;
      try {
        const found = await stat(place(key));
        return found.isFile() ? { key, type, size: found.size } : null;
      } catch (error) {
        if (error instanceof RangeError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
          return null;
        throw error;
      }
    },
    read: (key, range): Readable => createReadStream(place(key), range),
    remove: (key) => rm(place(key), { force: true }),
  };
}

/** Lets a file through while it is within its size and begins like its type. */
class Gate extends Transform {
  size = 0;
  private head = Buffer.alloc(0);
  private proved = false;
  private readonly type: FileType;
  private readonly maxBytes: number;

  constructor(type: FileType, maxBytes: number) {
    super();
    this.type = type;
    this.maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, chunk?: Buffer) => void): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes) return done(new FileRejected('size'));
    if (this.proved) return done(null, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < headLength) return done();
    return this.prove(done);
  }

  override _flush(done: (error?: Error | null, chunk?: Buffer) => void): void {
    if (this.proved) return done();
    return this.prove(done);
  }

  private prove(done: (error?: Error | null, chunk?: Buffer) => void): void {
    if (!beginsLike(this.type, this.head)) return done(new FileRejected('type'));
    this.proved = true;
    done(null, this.head);
  }
}
