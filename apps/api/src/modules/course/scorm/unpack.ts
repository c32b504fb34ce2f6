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
import { type Manifest, pathOf, readManifest } from './manifest.ts';
import { PackageError } from './packageError.ts';

const manifestName = 'imsmanifest.xml';
const mostManifestBytes = 4_000_000;

/** A package that was unpacked into the storage. */
export interface Unpacked extends Pick<Manifest, 'title'> {
  readonly scorm: ScormFiles;
  /** Removes its files again. */
  readonly undo: () => Promise<void>;
}

/**
 * Checks a SCORM package and stores its files as those of package `id`. Throws PackageError, and what the storage
 * throws; then nothing of it is left. [CO-03]
 */
export async function unpack(
  files: FileStorage,
  zip: Buffer,
  { eid, id, limits = usualLimits }: { readonly eid: number; readonly id: string; readonly limits?: UnzipLimits },
): Promise<Unpacked> {
  const zipped = await listZip(zip, limits).catch(asPackage);
  const { title, ...manifest } = await manifestOf(zipped);
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
    // Broken inside: the checksum or the length of a file is another than its entry says.
    if (error instanceof FileRejected || isBrokenInside(error)) throw new PackageError('notZip', error.message);
    throw error;
  }
  return { title, scorm: { ...manifest, key }, undo };
}

const asPackage = (error: unknown) => {
  throw error instanceof ZipError ? new PackageError(error.fault, error.detail) : error;
};

async function manifestOf(zipped: readonly ZippedFile[]): Promise<Manifest> {
  const found = zipped.find(({ path }) => path.toLowerCase() === manifestName);
  if (found === undefined) throw new PackageError('noManifest');
  if (found.size > mostManifestBytes) throw new PackageError('manifest', 'too long');
  const manifest = readManifest(await bytesOf(await found.open().catch(broken)).catch(broken));
  const paths = new Set(zipped.map(({ path }) => path.normalize('NFC').toLowerCase()));
  for (const { href } of manifest.parts) {
    const path = pathOf(href);
    if (path === null) throw new PackageError('path', href);
    if (!paths.has(path.normalize('NFC').toLowerCase())) throw new PackageError('missingFile', href);
  }
  return manifest;
}

const broken = (error: unknown) => {
  throw new PackageError('notZip', error instanceof Error ? error.message : '');
};

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
