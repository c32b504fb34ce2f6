import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStorage } from '../ports/storage.ts';

/**
 * Writes an archive to the store and answers its size, bytes. `fill` adds its files; files that are added lazily are
 * read one after the other, so that none is kept in memory. What `fill` throws leaves no archive behind.
 */
export async function writeZip(
  files: FileStorage,
  { key, maxBytes }: { readonly key: string; readonly maxBytes: number },
  fill: (zip: ZipFile) => Promise<void> | void,
): Promise<number> {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.on('error', (error: Error) => out.destroy(error)).pipe(out);
  zip.on('error', (error: Error) => out.destroy(error));
  const stored = files.put(key, out, { type: 'application/zip', maxBytes });
  try {
    await fill(zip);
    zip.end();
  } catch (error) {
    out.destroy(error as Error);
    await stored.catch(() => undefined);
    throw error;
  }
  return (await stored).size;
}
