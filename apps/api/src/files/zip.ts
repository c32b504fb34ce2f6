import { decodeText, nameReadings } from '@banyan/file-reading';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { type Entry as KnownEntry, fromBuffer, validateFileName, type ZipFile } from 'yauzl';

/** With what the library's types do not name. */
interface Entry extends KnownEntry {
  readonly fileNameRaw: Buffer;
}

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
 * of contents was checked. `manifest`: the file of the zip that names others. Where the encoding of names is not said,
 * they are read as the manifest writes them.
 */
export async function listZip(
  zip: Buffer,
  limits: UnzipLimits = usualLimits,
  manifest: RegExp | null = null,
): Promise<ZippedFile[]> {
  const opened = await openZip(zip);
  const entries = await entriesOf(opened, limits);
  await readNames(opened, entries, manifest);
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
  return files.map((entry) => ({
    path: entry.fileName,
    size: entry.uncompressedSize,
    open: () => streamOf(opened, entry),
  }));
}

/**
 * Checks a zip that a library unpacks by its own means: each file is unpacked once, and thrown away, so that none is
 * larger than the table of contents tells. Throws ZipError.
 */
export async function checkZip(zip: Buffer, limits: UnzipLimits): Promise<void> {
  for (const file of await listZip(zip, limits)) {
    try {
      await finished((await file.open()).resume());
    } catch (error) {
      // The library tells any other damage.
      if (error instanceof Error && /too many bytes/i.test(error.message)) throw new ZipError('bomb', file.path);
    }
  }
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  promisify<Entry, Readable>((one, done) => zip.openReadStream(one, done))(entry);

const utf8Flag = 0x800;
const unicodePath = 0x7075;
const mostManifestBytes = 4_000_000;

/** Reads names whose encoding the zip does not say: as tools for Windows and Mac write them. */
async function readNames(zip: ZipFile, entries: readonly Entry[], manifest: RegExp | null): Promise<void> {
  const unsaid = entries.filter(
    ({ extraFields, fileNameRaw, generalPurposeBitFlag }) =>
      (generalPurposeBitFlag & utf8Flag) === 0 &&
      fileNameRaw.some((byte) => byte >= 0x80) &&
      !extraFields.some(({ id }) => id === unicodePath),
  );
  // One tool has written all of them: together they tell its encoding best.
  const raw = Buffer.concat(unsaid.flatMap(({ fileNameRaw }) => [fileNameRaw, Buffer.from('\n')]));
  const readings = nameReadings(raw)
    .map((text) => text.split('\n').slice(0, -1))
    .filter((names) => names.length === unsaid.length);
  const naming = readings.length > 1 ? entries.find(({ fileName }) => manifest?.test(fileName) === true) : undefined;
  const words = naming === undefined ? '' : await wordsOf(zip, naming);
  const namedIn = (names: readonly string[]) => names.filter((name) => words.includes(lastOf(name))).length;
  const [best] = readings.toSorted((one, other) => namedIn(other) - namedIn(one));
  for (const [index, entry] of unsaid.entries()) {
    const name = best?.[index]?.replaceAll('\\', '/');
    if (name === undefined) continue;
    const wrong = validateFileName(name);
    if (wrong !== null) throw new ZipError('path', wrong);
    entry.fileName = name;
  }
}

const lastOf = (path: string) => path.normalize('NFC').replace(/\/$/, '').split('/').at(-1) ?? '';

/** The words of a manifest, with the names in its addresses; empty where it cannot be read. */
async function wordsOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > mostManifestBytes || entry.isEncrypted()) return '';
  const bytes = await streamOf(zip, entry)
    .then(buffer)
    .catch(() => null);
  const text = bytes === null ? '' : (decodeText(bytes)?.text ?? '').normalize('NFC');
  const named = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (address) => {
    try {
      return decodeURIComponent(address);
    } catch {
      return address;
    }
  });
  return `${text}\n${named}`;
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
