import type { FileType } from '../ports/storage.ts';

/** What may be stored: its extension, and what its first bytes must be. */
interface Kind {
  readonly extension: string;
  begins(head: Buffer): boolean;
}

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const says = (head: Buffer, at: number, text: string) => head.toString('latin1', at, at + text.length) === text;

const kinds: Readonly<Record<FileType, Kind>> = {
  'video/mp4': { extension: 'mp4', begins: (head) => says(head, 4, 'ftyp') },
  'text/vtt': { extension: 'vtt', begins: (head) => /^\ufeff?WEBVTT[ \t\r\n]/.test(head.toString('utf8')) },
  'image/png': { extension: 'png', begins: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  'image/jpeg': { extension: 'jpg', begins: starts(0xff, 0xd8, 0xff) },
  'image/webp': { extension: 'webp', begins: (head) => says(head, 0, 'RIFF') && says(head, 8, 'WEBP') },
};

/** Bytes that `beginsLike` needs to see. */
export const headLength = 32;

export function beginsLike(type: FileType, head: Buffer): boolean {
  return kinds[type].begins(head);
}

/** Type by the extension of a key; undefined when nothing like it is stored. */
export function typeOfKey(key: string): FileType | undefined {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return (Object.keys(kinds) as FileType[]).find((type) => kinds[type].extension === extension);
}
