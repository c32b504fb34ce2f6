import { lstat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentOfFile, type ContentFault } from '../files/contents.ts';
import { megabytes } from './readText.ts';

/** A file beside the one that names it. */
export interface BesideFile {
  /** As the naming file spells it. */
  readonly path: string;
  readonly size: number;
  /** Path of the file. */
  readonly place: string;
  /** Extension that it is stored under, by its content, without a dot. */
  readonly stored: string;
}

/** Limits of a kind of file. */
export interface Allowed {
  readonly extensions: readonly string[];
  readonly mostBytes: number;
}

type Wrong = readonly [wrong: string, right: string];

const contentWrong = (shown: string, { fault, found }: ContentFault): Wrong =>
  fault === 'locked'
    ? [`"${shown}" asks for a password.`, 'Save it without one.']
    : [
        `"${shown}" is not what its name says${found === null ? '' : `: it is ${found}`}.`,
        'Save it in the form that its name says.',
      ];

/**
 * The file `name` in `folder` or below it, or the reason why it is refused. Links and ways out of the folder are
 * refused: a file from elsewhere must not bring in anything but its own files.
 */
export async function fileBeside(folder: string, name: string, allowed: Allowed): Promise<BesideFile | Wrong> {
  const parts = name.normalize('NFC').replace(/^\.\//, '').split('/');
  const shown = name.slice(0, 80);
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
    return [`"${shown}" leads out of the folder.`, 'Name files from the folder on: forms/record.xlsx.'];
  let place = folder;
  for (const [index, part] of parts.entries()) {
    place = join(place, part);
    const found = await lstat(place).catch(() => null);
    const isLast = index === parts.length - 1;
    if (found === null || (isLast ? found.isDirectory() : found.isFile()))
      return [`There is no file "${shown}" in the folder.`, 'Name files from the folder on: forms/record.xlsx.'];
    if (isLast ? !found.isFile() : !found.isDirectory())
      return [`"${shown}" is a link or no plain file.`, 'Put the file itself into the folder.'];
    if (!isLast) continue;
    if (!allowed.extensions.includes(extname(part).toLowerCase()))
      return [`"${shown}" is of a kind that is not taken here.`, `Taken are ${allowed.extensions.join(', ')}.`];
    if (found.size === 0) return [`"${shown}" is empty.`, 'Name a file with content.'];
    if (found.size > allowed.mostBytes)
      return [`"${shown}" is too large.`, `It may have ${megabytes(allowed.mostBytes)}.`];
    const content = await contentOfFile(place, extname(part).slice(1).toLowerCase());
    if ('fault' in content) return contentWrong(shown, content);
    return { path: parts.join('/'), size: found.size, place, stored: content.stored };
  }
  return [`There is no file "${shown}" in the folder.`, 'Name files from the folder on: forms/record.xlsx.'];
}
