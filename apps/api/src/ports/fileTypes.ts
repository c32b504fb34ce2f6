import { decodeText } from '@banyan/file-reading';

/** A stored file's extension, first bytes, and way of serving. */
interface Kind {
  readonly extension: string;
  begins(head: Buffer): boolean;
  /** A browser may show it in place; all else is for saving. */
  readonly shown?: boolean;
}

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const says =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.toString('latin1', at, at + text.length) === text;
const either =
  (...tests: ((head: Buffer) => boolean)[]) =>
  (head: Buffer) =>
    tests.some((test) => test(head));

const isZip = starts(0x50, 0x4b, 0x03, 0x04);
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isRiff = says('RIFF');
/** Words in any encoding. They are only saved or shown as words, never run, whatever they begin with. */
const isText = (head: Buffer) => decodeText(head, true) !== null;

const kinds = {
  'video/mp4': { extension: 'mp4', begins: says('ftyp', 4), shown: true },
  'video/quicktime': {
    extension: 'mov',
    begins: either(...['ftyp', 'moov', 'mdat', 'wide', 'free'].map((atom) => says(atom, 4))),
    shown: true,
  },
  'video/webm': { extension: 'webm', begins: starts(0x1a, 0x45, 0xdf, 0xa3), shown: true },
  'audio/mpeg': {
    extension: 'mp3',
    begins: either(says('ID3'), (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
    shown: true,
  },
  'audio/mp4': { extension: 'm4a', begins: says('ftyp', 4), shown: true },
  'audio/wav': { extension: 'wav', begins: (head) => isRiff(head) && says('WAVE', 8)(head), shown: true },
  'audio/ogg': { extension: 'ogg', begins: says('OggS'), shown: true },
  'image/png': { extension: 'png', begins: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), shown: true },
  'image/jpeg': { extension: 'jpg', begins: starts(0xff, 0xd8, 0xff), shown: true },
  'image/webp': { extension: 'webp', begins: (head) => isRiff(head) && says('WEBP', 8)(head), shown: true },
  // Readers find it behind other lines too.
  'application/pdf': { extension: 'pdf', begins: (head) => head.includes('%PDF-'), shown: true },
  'application/msword': { extension: 'doc', begins: isOle },
  'application/vnd.ms-excel': { extension: 'xls', begins: isOle },
  'application/vnd.ms-powerpoint': { extension: 'ppt', begins: isOle },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { extension: 'docx', begins: isZip },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extension: 'xlsx', begins: isZip },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { extension: 'pptx', begins: isZip },
  // An archive that the server makes itself, or a SCORM package as it was sent.
  'application/zip': { extension: 'zip', begins: isZip },
  // A file of a SCORM package, never shown; only the package's own address gives its type.
  'application/octet-stream': { extension: 'bin', begins: () => true },
  'text/vtt': { extension: 'vtt', begins: (head) => /^\ufeff?WEBVTT[ \t\r\n]/.test(head.toString('utf8')) },
  'application/x-subrip': { extension: 'srt', begins: isText },
  'text/plain': { extension: 'txt', begins: isText },
  'text/markdown': { extension: 'md', begins: isText },
  'text/csv': { extension: 'csv', begins: isText },
} satisfies Readonly<Record<string, Kind>>;

/** Types that may be stored. HTML and SVG are not among them and never will be: they run. */
export type FileType = keyof typeof kinds;

const table: Readonly<Record<FileType, Kind>> = kinds;

/** Bytes that `beginsLike` needs to see. */
export const headLength = 1024;

export function beginsLike(type: FileType, head: Buffer): boolean {
  return table[type].begins(head);
}

/** Type by the extension of a key; undefined when nothing like it is stored. */
export function typeOfKey(key: string): FileType | undefined {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return (Object.keys(table) as FileType[]).find((type) => table[type].extension === extension);
}

/** Extension of a type's keys. */
export const extensionOfType = (type: FileType): string => table[type].extension;

/** Headers of a file on the content origin: its type, and whether a browser may show it in place. */
export function servedAs(type: FileType): { readonly contentType: string; readonly shown: boolean } {
  // In every language a text must not be guessed to be more than a text.
  const contentType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
  return { contentType, shown: table[type].shown === true };
}
