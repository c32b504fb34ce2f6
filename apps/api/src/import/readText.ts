import { decodeText } from '@banyan/file-reading';
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
  refused(file, null, 'The file is too large.', `Files may have ${megabytes(maxBytes)}; divide it.`, 'large');

const utf8 = 'Save it as UTF-8; in Excel: "CSV UTF-8".';
const odd = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

/** The words of a text file in any encoding, lines ended by \n. Throws ImportRefused where the encoding is not clear. */
export function textOf(bytes: Buffer, file: string): string {
  const read = decodeText(bytes);
  if (read === null && odd.test(bytes.toString('latin1'))) throw noText(file, bytes.toString('latin1'));
  if (read === null) throw refused(file, null, 'The encoding of the file is not known.', utf8, 'encoding');
  if (!read.isSure)
    throw refused(file, null, `The file may be written in ${read.encoding} or in another encoding.`, utf8, 'encoding');
  const lines = read.text.replaceAll(/\r\n?/g, '\n');
  if (odd.test(lines)) throw noText(file, lines);
  return lines;
}

const noText = (file: string, text: string) =>
  refused(
    file,
    lineAt(text, text.search(odd)),
    'This is no text: it holds control characters.',
    'Save it as plain text in UTF-8.',
    'text',
  );

/** Line, from 1, of a place in a text. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
