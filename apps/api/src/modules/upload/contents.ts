import type { UploadExtension } from '@banyan/contracts';
import { fileTypeFromStream } from 'file-type';
import { Readable } from 'node:stream';
import { typeOfKey, type FileType } from '../../ports/fileTypes.ts';

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

/** Whether content matches its extension; reads only as much of it as needed. */
export async function isContentOf(extension: UploadExtension, content: Readable): Promise<boolean> {
  const { known } = contents[extension];
  try {
    const found = await fileTypeFromStream(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return known.length === 0 ? found === undefined : found !== undefined && known.includes(found.ext);
  } finally {
    content.destroy();
  }
}
