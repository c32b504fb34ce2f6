import { createSHA256 } from 'hash-wasm';
import { PassThrough, finished, Transform, type Readable } from 'node:stream';

/** SHA-256 whose state can be saved and continued in another process, unlike Node's own. */
export type Hashing = Awaited<ReturnType<typeof createSHA256>>;

/** Continues from the result of `save`, or begins. */
export async function goOnHashing(saved: Uint8Array | null): Promise<Hashing> {
  const hashing = await createSHA256();
  if (saved) hashing.load(saved);
  else hashing.init();
  return hashing;
}

/** Hashes the bytes passing through. */
export function hashingStream(hashing: Hashing): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hashing.update(chunk);
      done(null, chunk);
    },
  });
}

/**
 * The content of a request, apart from its connection: if the copy is abandoned, the rest is read and thrown away, so
 * that the request can still be answered.
 */
export function apartFrom(source: Readable): Readable {
  const copy = new PassThrough();
  finished(source, { writable: false }, (error) => {
    if (error) copy.destroy(error);
  });
  copy.once('close', () => {
    source.unpipe(copy);
    source.resume();
  });
  return source.pipe(copy);
}
