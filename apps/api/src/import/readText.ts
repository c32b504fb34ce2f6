import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ConfigError } from '../config.ts';
import { refused } from './faults.ts';

/** The bytes of the file that the importer named. */
export async function bytesOf(path: string, maxBytes: number): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new ConfigError(`${path} cannot be read: there is no such file.`);
  if (!found.isFile()) throw new ConfigError(`${path} cannot be read: it is no file.`);
  if (found.size > maxBytes) throw tooLarge(basename(path), maxBytes);
  return readFile(path).catch((error: unknown) => {
    throw new ConfigError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

export const tooLarge = (file: string, maxBytes: number) =>
  refused(file, null, 'The file is too large.', `Files may have ${megabytes(maxBytes)}; divide it.`);

/** The mark that some programs begin a file with. */
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The words of a text file, lines ended by \n: UTF-8, or UTF-16 by its mark. Throws ImportRefused; its message names a
 * file in GBK as such, because spreadsheets write it without asking.
 */
export function textOf(bytes: Buffer, file: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  const text = decoded(bytes, marked?.[1] ?? 'utf-8');
  if (text === null) throw refused(file, brokenLine(bytes), ...otherEncoding(bytes));
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const at = lines.search(/[\0-\x08\x0b\x0c\x0e-\x1f]/);
  if (at >= 0)
    throw refused(
      file,
      lineAt(lines, at),
      'This is no text: it holds control characters.',
      'Save it as plain text in UTF-8.',
    );
  return lines;
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const utf8 = 'Save it as UTF-8; in Excel: "CSV UTF-8".';

function otherEncoding(bytes: Buffer): [wrong: string, right: string] {
  const chinese = decoded(bytes, 'gb18030');
  return chinese !== null && /\p{Script=Han}/u.test(chinese)
    ? ['The file is written in GBK, not in UTF-8.', utf8]
    : ['The file is not written in UTF-8.', utf8];
}

/** Line of the first bytes that are no UTF-8. */
function brokenLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end + 1;
    if (decoded(bytes.subarray(from, to), 'utf-8') === null) return line;
    from = to;
  }
  return line;
}

/** Line, from 1, of a place in a text. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
