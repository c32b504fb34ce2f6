import type { Readable } from 'node:stream';
import { packageFileKey, packageKey } from '../../../files/packages.ts';
import {
  isBrokenInside,
  listZip,
  type UnzipLimits,
  usualLimits,
  ZipError,
  type ZippedFile,
} from '../../../files/zip.ts';
import { FileRejected, type FileStorage } from '../../../ports/storage.ts';
import type { ScormFiles } from '../course.schema.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { opensWindow, shownInPage } from './partNotes.ts';
import { nameOf, partFile } from './partFile.ts';
import { PackageError } from './packageError.ts';

const manifestName = 'imsmanifest.xml';
const mostManifestBytes = 4_000_000;

/** A package unpacked into the storage. */
export interface Unpacked extends Pick<Manifest, 'title'> {
  /** Notes for the importer, in English, as imports speak. */
  readonly notes: readonly string[];
  readonly scorm: ScormFiles;
  /** Removes its files again. */
  readonly undo: () => Promise<void>;
}

/**
 * Checks a SCORM package and stores its files as those of package `id`. Throws PackageError, and the storage's errors;
 * then nothing of it is left.
 */
export async function unpack(
  files: FileStorage,
  zip: Buffer,
  { eid, id, limits = usualLimits }: { readonly eid: number; readonly id: string; readonly limits?: UnzipLimits },
): Promise<Unpacked> {
  const zipped = await listZip(zip, limits, /(?:^|\/)imsmanifest\.xml$/i).catch(asPackage);
  const { notes, title, ...manifest } = await manifestOf(zipped);
  const key = packageKey(eid, id);
  const stored: string[] = [];
  const undo = async () => {
    for (const one of stored) await files.remove(one);
  };
  try {
    for (const file of zipped) {
      const target = packageFileKey(key, file.path);
      await files.put(target, await file.open(), { type: 'application/octet-stream', maxBytes: limits.fileBytes });
      stored.push(target);
    }
  } catch (error) {
    await undo();
    // Broken inside: the checksum or the length of a file differs from its entry.
    if (error instanceof FileRejected || isBrokenInside(error)) throw new PackageError('notZip', error.message);
    throw error;
  }
  return { title, notes, scorm: { ...manifest, key }, undo };
}

const asPackage = (error: unknown) => {
  throw error instanceof ZipError ? new PackageError(error.fault, error.detail) : error;
};

type Found = Omit<ScormFiles, 'key'> & Pick<Unpacked, 'notes' | 'title'>;

async function manifestOf(zipped: readonly ZippedFile[]): Promise<Found> {
  const { file: found, folder } = manifestIn(zipped);
  if (found.size > mostManifestBytes) throw new PackageError('manifest', 'too long');
  const { parts, title, version } = readManifest(await bytesOf(await found.open().catch(broken)).catch(broken));
  const paths = new Map(zipped.map(({ path }) => [nameOf(path), path]));
  const files = new Map(zipped.map((file) => [file.path, file]));
  const notes: string[] = [];
  const placed: ScormFiles['parts'][number][] = [];
  for (const part of parts) {
    const whole = /^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(part.href) ? part.href : `${folder}${part.href}`;
    const file = partFile(whole, paths);
    if (file === null) throw new PackageError('path', part.href);
    if (file === undefined) throw new PackageError('missingFile', part.href);
    const ownWindow = await opensWindow(files.get(file.path));
    if (ownWindow) notes.push(`"${file.path}" opens a window of its own: learners are told to allow it.`);
    if (!shownInPage(file.path)) notes.push(`"${file.path}" cannot be shown in a page: it will not count as done.`);
    placed.push({ ...part, href: file.href, ownWindow });
  }
  return { version, title, parts: placed, notes: [...new Set(notes)] };
}

/** Files that identify a package of another standard. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^cmi5\.xml$/, 'cmi5'],
  [/^tincan\.xml$/, 'xAPI (Tin Can)'],
  [/^[^/]+\.(?:crs|au|des)$/, 'AICC'],
];

/** The manifest at the top, or the only one in a folder just below it, whatever lies beside that folder. */
function manifestIn(zipped: readonly ZippedFile[]): { readonly file: ZippedFile; readonly folder: string } {
  // Files that a Mac adds when it packs.
  const own = zipped.filter(({ path }) => !/^__MACOSX\//.test(path) && !/(?:^|\/)\.DS_Store$/.test(path));
  const first = own[0]?.path ?? '';
  const shared = first.slice(0, first.indexOf('/') + 1);
  const folders = shared !== '' && own.every(({ path }) => path.startsWith(shared)) ? ['', shared] : [''];
  const manifests = own.filter(({ path }) => path.toLowerCase().split('/').at(-1) === manifestName);
  const top = manifests.find(({ path }) => !path.includes('/'));
  const below = manifests.filter(({ path }) => path.split('/').length === 2);
  const file = top ?? (below.length === 1 ? below[0] : undefined);
  if (file !== undefined) return { file, folder: file.path.slice(0, file.path.indexOf('/') + 1) };
  const named = others.find(([form]) =>
    own.some(({ path }) => form.test(path.slice((folders[1] ?? '').length).toLowerCase())),
  );
  throw named === undefined ? new PackageError('noManifest') : new PackageError('standard', named[1]);
}

const broken = (error: unknown) => {
  throw new PackageError('notZip', error instanceof Error ? error.message : '');
};

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
