import { createWriteStream } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../../config.ts';
import { isBrokenInside, listZip, ZipError, type ZipFault } from '../../../files/zip.ts';
import { refused } from '../../../import/faults.ts';
import { bytesOf, megabytes } from '../../../import/readText.ts';

/** A file of a course. */
export interface SourceFile {
  /** As course.yaml names it: relative to the folder, with slashes. */
  readonly path: string;
  readonly size: number;
  /** Its present path. */
  readonly place: string;
}

/** The files of a course, by path. */
export interface CourseSource {
  /** Path of the file that describes the course. */
  readonly course: string;
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Removes the files that were unpacked for it. */
  close(): Promise<void>;
}

/** A zip is read into memory; a folder may be larger. */
const mostZipBytes = 500_000_000;
const zipLimits = { files: 1000, bytes: 2_000_000_000, fileBytes: 1_000_000_000, ratio: 200 };
const mostFiles = 1000;
const deepest = 5;
/** Files that systems leave behind. */
const left = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** The course's file, unless another one is named. */
const usual = 'course.yaml';

/** Opens a folder, its zip, or a YAML file with its neighbours; refuses links. Throws ConfigError and ImportRefused. */
export async function openSource(path: string): Promise<CourseSource> {
  const found = await lstat(path).catch(() => null);
  if (found === null) throw new ConfigError(`${path} cannot be read: there is no such file or folder.`);
  const isYaml = found.isFile() && /\.ya?ml$/i.test(path);
  if (!found.isDirectory() && !isYaml) return openZip(path);
  const files = new Map<string, SourceFile>();
  await walk(isYaml ? dirname(path) : path, '', files);
  return { course: isYaml ? basename(path).normalize('NFC') : usual, files, close: () => Promise.resolve() };
}

async function walk(root: string, below: string, files: Map<string, SourceFile>): Promise<void> {
  if (below.split('/').length > deepest)
    throw refused(below, null, 'The folder is too deep.', `Folders may lie ${deepest} deep.`);
  for (const name of await readdir(join(root, below))) {
    const path = (below === '' ? name : `${below}/${name}`).normalize('NFC');
    if (left.test(path)) continue;
    const place = join(root, below, name);
    const found = await lstat(place);
    if (found.isDirectory()) await walk(root, path, files);
    else if (found.isFile()) files.set(path, { path, size: found.size, place });
    else throw refused(path, null, 'This is a link or no plain file.', 'Put the file itself into the folder.');
    if (files.size > mostFiles)
      throw refused(basename(root), null, 'The folder has too many files.', `It may have ${mostFiles}.`);
  }
}

const zipWords: Readonly<Record<ZipFault, string>> = {
  notZip: 'This is neither a folder nor a zip, or it is damaged.',
  tooLarge: `Unpacked it is larger than ${megabytes(zipLimits.bytes)}, or one file is larger than ${megabytes(zipLimits.fileBytes)}.`,
  tooMany: `It has more than ${zipLimits.files} files.`,
  bomb: 'A file of it is packed tighter than real content ever is.',
  path: 'A file of it has a path that leads out of it.',
  twice: 'Two files of it have the same path.',
  link: 'It has a link in place of a file.',
  encrypted: 'It is protected by a password.',
};

async function openZip(path: string): Promise<CourseSource> {
  const file = basename(path);
  const zip = await bytesOf(path, mostZipBytes);
  const folder = await mkdtemp(join(tmpdir(), 'banyan-course-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const files = new Map<string, SourceFile>();
    for (const [index, entry] of (await listZip(zip, zipLimits, /(?:^|\/)course\.yaml$/)).entries()) {
      const named = entry.path.normalize('NFC');
      if (left.test(named)) continue;
      // Its own name is not used on the disk.
      const place = join(folder, String(index));
      await pipeline(await entry.open(), createWriteStream(place));
      files.set(named, { path: named, size: entry.size, place });
    }
    return { course: usual, files: withoutTop(files), close };
  } catch (error) {
    await close();
    if (error instanceof ZipError)
      throw refused(
        file,
        null,
        zipWords[error.fault],
        error.detail === '' ? 'Zip the folder anew.' : `(${error.detail})`,
      );
    if (isBrokenInside(error)) throw refused(file, null, zipWords.notZip, `(${error.message})`);
    throw error;
  }
}

/** A zipped folder often contains the folder itself. */
function withoutTop(files: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, SourceFile> {
  const tops = new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''));
  const [top] = tops;
  if (tops.size !== 1 || top === undefined || files.has(top)) return files;
  return new Map(
    [...files.values()].map((file) => [
      file.path.slice(top.length + 1),
      { ...file, path: file.path.slice(top.length + 1) },
    ]),
  );
}

export const readSource = (file: SourceFile): Promise<Buffer> => readFile(file.place);
