import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { L10n } from '../../../db/seed/content/types.ts';
import { ImportRefused, type Faults } from '../../../import/faults.ts';
import { megabytes, textOf } from '../../../import/readText.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { FileType } from '../../../ports/fileTypes.ts';
import { readSource, type CourseSource, type SourceFile } from './source.ts';

/** A file as it will be stored, beneath the key of its chapter. */
export interface PreparedFile {
  /** Ends the key: `.720.mp4`. */
  readonly suffix: string;
  readonly type: FileType;
  readonly size: number;
  readonly open: () => Readable;
}

/** Speech of a chapter. */
export interface PreparedLines {
  readonly language: 'zh' | 'en';
  readonly said: readonly { readonly second: number; readonly text: string }[];
}

/** A text with pictures, or an album. */
export interface PreparedPicture {
  /** Of its file. */
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
  readonly caption: L10n;
}

/** A checked chapter: nothing of it is stored yet. */
export interface Prepared {
  readonly seconds: number;
  /** Pages or pictures; 0 of chapters that play. */
  readonly parts: number;
  readonly files: readonly PreparedFile[];
  /** Films by the lines of their picture; 0: sound. */
  readonly renditions?: readonly { readonly height: number; readonly suffix: string }[];
  readonly lines?: readonly PreparedLines[];
  readonly document?: { readonly suffix: string; readonly name: string };
  readonly article?: L10n;
  readonly pictures?: readonly PreparedPicture[];
  readonly link?: { readonly url: string; readonly about: L10n };
  /** Parts of its files that are not shown, for the importer. */
  readonly notes?: readonly string[];
  /** A SCORM package, unpacked after all other checks. */
  readonly scorm?: Buffer;
}

/** Context for checking a chapter. */
export interface Preparing {
  readonly source: CourseSource;
  readonly faults: Faults;
  /** Of the pictures in drawn films. */
  readonly filmLanguage: 'zh' | 'en';
  /** Records the fault of a value of the chapter, at its line of course.yaml. Answers null: checking ends here. */
  readonly tell: (path: YamlPath, wrong: string, right: string) => null;
}

export const fromBytes = (suffix: string, type: FileType, bytes: Buffer): PreparedFile => ({
  suffix,
  type,
  size: bytes.length,
  open: () => Readable.from([bytes]),
});
export const fromDisk = (suffix: string, type: FileType, file: SourceFile): PreparedFile => ({
  suffix,
  type,
  size: file.size,
  open: () => createReadStream(file.place),
});

/** An existing file that course.yaml names, of one of these kinds and not too large; else the fault is recorded. */
export function fileAt(
  { source, tell }: Preparing,
  path: YamlPath,
  name: string,
  allowed: { readonly extensions: readonly string[]; readonly mostBytes: number },
): SourceFile | null {
  const named = name.normalize('NFC').replace(/^\.\//, '');
  const file = source.files.get(named);
  if (file === undefined) {
    const alike = [...source.files.keys()].find((one) => one.toLowerCase() === named.toLowerCase());
    return tell(
      path,
      `There is no file "${name.slice(0, 80)}" in the folder.`,
      alike === undefined ? 'Name files from the folder on: films/01.mp4.' : `It is called "${alike}".`,
    );
  }
  if (!allowed.extensions.includes(extname(named).toLowerCase())) {
    return tell(path, `"${name}" is of a kind that is not taken here.`, `Taken are ${allowed.extensions.join(', ')}.`);
  }
  if (file.size === 0 || file.size > allowed.mostBytes) {
    return tell(
      path,
      `"${name}" ${file.size === 0 ? 'is empty' : 'is too large'}.`,
      `It may have ${megabytes(allowed.mostBytes)}.`,
    );
  }
  return file;
}

/** Words of a text file; null for a file that is no text, which is recorded as a fault. */
export async function wordsOf({ faults }: Preparing, file: SourceFile): Promise<string | null> {
  try {
    return textOf(await readSource(file), file.path);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    faults.take(error.faults);
    return null;
  }
}
