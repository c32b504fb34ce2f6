import type { UploadExtension } from '@banyan/contracts';
import { decodeText } from '@banyan/file-reading';
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beginsLike, headLength, typeOfKey, type FileType } from '../ports/fileTypes.ts';

/** Stored form of an extension, and the types that file-type may report; empty: a text, which it does not know. */
interface Content {
  readonly stored: string;
  readonly known: readonly string[];
}

const contents: Readonly<Record<UploadExtension, Content>> = {
  jpg: { stored: 'jpg', known: ['jpg'] },
  jpeg: { stored: 'jpg', known: ['jpg'] },
  png: { stored: 'png', known: ['png', 'apng'] },
  webp: { stored: 'webp', known: ['webp'] },
  // Animations are stored as WebP, which is smaller and has better decoders.
  gif: { stored: 'webp', known: ['gif'] },
  mp4: { stored: 'mp4', known: ['mp4', 'm4v'] },
  mov: { stored: 'mov', known: ['mov'] },
  webm: { stored: 'webm', known: ['webm'] },
  mp3: { stored: 'mp3', known: ['mp3'] },
  m4a: { stored: 'm4a', known: ['m4a', 'mp4'] },
  wav: { stored: 'wav', known: ['wav'] },
  ogg: { stored: 'ogg', known: ['ogg', 'oga', 'opus'] },
  pdf: { stored: 'pdf', known: ['pdf'] },
  doc: { stored: 'doc', known: ['cfb'] },
  xls: { stored: 'xls', known: ['cfb'] },
  ppt: { stored: 'ppt', known: ['cfb'] },
  docx: { stored: 'docx', known: ['docx'] },
  xlsx: { stored: 'xlsx', known: ['xlsx'] },
  pptx: { stored: 'pptx', known: ['pptx'] },
  txt: { stored: 'txt', known: [] },
  md: { stored: 'md', known: [] },
  csv: { stored: 'csv', known: [] },
  vtt: { stored: 'vtt', known: ['vtt'] },
  srt: { stored: 'srt', known: [] },
  gift: { stored: 'txt', known: [] },
  xml: { stored: 'txt', known: [] },
  zip: { stored: 'zip', known: ['zip'] },
};

/** Stored type of a file with this extension. */
export function storedType(extension: UploadExtension): FileType {
  const type = typeOfKey(`.${contents[extension].stored}`);
  if (!type) throw new Error(`${extension} has no type`);
  return type;
}

/** Its stored extension. */
export const storedExtension = (extension: UploadExtension): string => contents[extension].stored;

export const isPicture = (extension: UploadExtension): boolean => storedType(extension).startsWith('image/');

/** Why content is not what its name says. */
export interface ContentFault {
  /** `locked`: it asks for a password. */
  readonly fault: 'locked' | 'content';
  /** Kind of the content, as an extension; null: unknown. */
  readonly found: string | null;
}

/** Bytes that tell what a text or a document is. */
export const headBytes = 64 * 1024;
const startsLike = {
  packed: Buffer.from('PK\u0003\u0004', 'latin1'),
  /** Documents of the old kind, and packed ones with a password. */
  old: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
};

/** The fault of a text or a document by its first bytes; null: none is found there. Films and sounds are measured. */
export async function faultOfHead(extension: UploadExtension, head: Buffer): Promise<ContentFault | null> {
  const { known } = contents[extension];
  const text = decodeText(head, head.length >= headBytes)?.text ?? null;
  const begins = (start: Buffer) => head.subarray(0, start.length).equals(start);
  const isDocument = known.some((one) => documents.has(one));
  if (known.length > 0 && !isDocument) return null;
  // Words that begin like something else are words still.
  if (known.length === 0 && text !== null) return null;
  if (known.includes('pdf') && head.subarray(0, headLength).includes('%PDF-')) return null;
  if (known.includes('cfb') && begins(startsLike.old)) return null;
  const isPacked = known.some((one) => packed.has(one));
  if (isPacked && begins(startsLike.packed)) return null;
  if (isPacked && begins(startsLike.old)) return { fault: 'locked', found: null };
  const isPage = text !== null && /^\s*<(?:!doctype html|html|head|body|table)\b/i.test(text);
  const found = (await fileTypeFromBuffer(head))?.ext ?? (text === null ? null : 'txt');
  return { fault: 'content', found: isPage ? 'html' : found };
}

const packed: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx', 'zip']);
const documents: ReadonlySet<string> = new Set(['pdf', 'cfb', ...packed]);

/** The fault of whole content whose first bytes are right; null: it has none. Reads only as much of it as needed. */
export async function faultOfContent(extension: UploadExtension, content: Readable): Promise<ContentFault | null> {
  const { known } = contents[extension];
  try {
    if (known.length === 0 || known.includes('pdf')) return null;
    const found = await fileTypeFromStream(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return found !== undefined && known.includes(found.ext) ? null : { fault: 'content', found: found?.ext ?? null };
  } finally {
    content.destroy();
  }
}

/** The extension that a file on this machine is stored under, or why it is not what its name says. */
export async function contentOfFile(place: string, named: string): Promise<{ readonly stored: string } | ContentFault> {
  const head = await headOf(place);
  const extension = isUploadExtension(named) ? named : null;
  if (extension === null) {
    const type = typeOfKey(`.${named}`);
    const fits = type !== undefined && beginsLike(type, head.subarray(0, headLength));
    return fits ? { stored: named } : { fault: 'content', found: (await fileTypeFromBuffer(head))?.ext ?? null };
  }
  const fault = (await faultOfHead(extension, head)) ?? (await faultOfContent(extension, createReadStream(place)));
  if (fault === null) return { stored: storedExtension(extension) };
  const { found } = fault;
  // A picture of another kind than its name says is a picture still.
  const isOther = isPicture(extension) && found !== null && isUploadExtension(found) && isPicture(found);
  return isOther ? { stored: storedExtension(found) } : fault;
}

const isUploadExtension = (extension: string): extension is UploadExtension => Object.hasOwn(contents, extension);

async function headOf(place: string): Promise<Buffer> {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
