import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Why a zip is not opened. */
export type ZipFault = 'notZip' | 'tooLarge' | 'tooMany' | 'bomb' | 'path' | 'twice' | 'link' | 'encrypted';

/** A zip that is not opened; nothing of it was unpacked. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
  readonly fault: ZipFault;
  /** The file concerned, or the library's message. */
  readonly detail: string;

  constructor(fault: ZipFault, detail = '') {
    super(`${fault} ${detail}`.trim());
    this.fault = fault;
    this.detail = detail;
  }
}

/** Limits of an unpacked zip. */
export interface UnzipLimits {
  readonly files: number;
  /** All of it, and one file, bytes. */
  readonly bytes: number;
  readonly fileBytes: number;
  /** How many times larger than packed a file may be; small ones are exempt. */
  readonly ratio: number;
}

export const usualLimits: UnzipLimits = {
  files: 5000,
  bytes: 1_000_000_000,
  fileBytes: 500_000_000,
  ratio: 200,
};
const smallBytes = 1_000_000;

/** A file of a zip. */
export interface ZippedFile {
  readonly path: string;
  readonly size: number;
  /** Ends with an error where its length differs from the declared one: the checks then apply to the actual content. */
  open(): Promise<Readable>;
}

/**
 * The files of a zip, each with a path that stays in it. Throws ZipError; nothing is unpacked before the whole table
 * of contents was checked.
 */
export async function listZip(zip: Buffer, limits: UnzipLimits = usualLimits): Promise<ZippedFile[]> {
  const opened = await openZip(zip);
  const entries = await entriesOf(opened, limits);
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  const paths = new Set<string>();
  let bytes = 0;
  for (const entry of files) {
    check(entry, limits);
    bytes += entry.uncompressedSize;
    const path = entry.fileName.normalize('NFC').toLowerCase();
    if (paths.has(path)) throw new ZipError('twice', entry.fileName);
    paths.add(path);
  }
  if (bytes > limits.bytes) throw new ZipError('tooLarge');
  const streamOf = promisify<Entry, Readable>((entry, done) => opened.openReadStream(entry, done));
  return files.map((entry) => ({
    path: entry.fileName,
    size: entry.uncompressedSize,
    open: () => streamOf(entry),
  }));
}

async function openZip(zip: Buffer): Promise<ZipFile> {
  try {
    return await promisify<Buffer, ZipFile>((bytes, done) =>
      fromBuffer(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, done),
    )(zip);
  } catch (error) {
    throw new ZipError('notZip', error instanceof Error ? error.message : '');
  }
}

function entriesOf(zip: ZipFile, limits: UnzipLimits): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      // The count in the zip's own table may be false.
      if (entries.length > limits.files) reject(new ZipError('tooMany'));
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => {
      const isPath = /relative path|absolute path|invalid characters/.test(error.message);
      reject(new ZipError(isPath ? 'path' : 'notZip', error.message));
    });
    zip.readEntry();
  });
}

function check(entry: Entry, limits: UnzipLimits): void {
  const { compressedSize, externalFileAttributes, fileName, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw new ZipError('encrypted');
  if (fileName.length > 500 || /[\0-\x1f\x7f]/.test(fileName)) throw new ZipError('path', fileName.slice(0, 80));
  // The upper half has the Unix mode.
  if (((externalFileAttributes >>> 16) & 0o170000) === 0o120000) throw new ZipError('link', fileName);
  if (uncompressedSize > limits.fileBytes) throw new ZipError('tooLarge', fileName);
  const tight = uncompressedSize > smallBytes && uncompressedSize > compressedSize * limits.ratio;
  if (tight) throw new ZipError('bomb', fileName);
}

/** Whether reading a file of a zip failed because it differs from its entry. */
export const isBrokenInside = (error: unknown): error is Error =>
  error instanceof Error &&
  (/bytes in the stream|invalid|unexpected end/i.test(error.message) ||
    ('code' in error && String(error.code).startsWith('Z_')));
