import { separated } from '@banyan/file-reading';
import type { OfficeKind } from '@banyan/ui/office';

/** How a file is shown; `other` can only be saved. */
export type FileKind = 'image' | 'document' | 'video' | 'audio' | 'text' | 'table' | OfficeKind | 'other';

const office = 'application/vnd.openxmlformats-officedocument.';
const officeKinds: Readonly<Record<string, OfficeKind>> = {
  [`${office}wordprocessingml.document`]: 'words',
  [`${office}spreadsheetml.sheet`]: 'sheets',
  [`${office}presentationml.presentation`]: 'slides',
  'application/vnd.ms-excel': 'sheets',
};

/** A file that can be shown. */
export interface ShownFile {
  readonly url: string;
  readonly name: string;
  readonly kind: FileKind;
  /** Bytes; null if unknown. */
  readonly size: number | null;
}

/** Reason for showing nothing: no file was named, its address has expired, or loading failed. */
export type Trouble = 'none' | 'expired' | 'failed';

/** Limit of texts in the preview, bytes: longer ones can only be saved. */
export const mostTextBytes = 512 * 1024;

/** Whether it needs the library for office files. */
export const isOffice = (kind: FileKind): kind is OfficeKind =>
  kind === 'words' || kind === 'sheets' || kind === 'slides';

/** The kind of a media type. */
export function kindOf(type: string): FileKind {
  const [plain = ''] = type.toLowerCase().split(';');
  if (plain === 'application/pdf') return 'document';
  if (plain === 'text/csv') return 'table';
  const officeKind = officeKinds[plain];
  if (officeKind !== undefined) return officeKind;
  const [family = ''] = plain.split('/');
  return family === 'image' || family === 'video' || family === 'audio' || family === 'text' ? family : 'other';
}

/** A signed file address from the content origin; null for any other address. */
export function signedFile(address: string): { readonly url: string; readonly name: string } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const signed = url.searchParams.has('e') && url.searchParams.has('s') && url.pathname.startsWith('/f/');
  if (!signed || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return { url: url.href, name: url.searchParams.get('n') ?? url.pathname.split('/').at(-1) ?? '' };
}

/** The rows of a text table, quoted fields and their line breaks included; at most `most` of them. */
export function tableRows(text: string, most: number): string[][] {
  const { rows: content, separator } = separated(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < content.length && rows.length < most; at += 1) {
    const one = content[at] ?? '';
    if (quoted) {
      if (one !== '"') field += one;
      else if (content[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (one === '"' && field === '') quoted = true;
    else if (one === separator) endField();
    else if (one === '\n') endRow();
    else if (one !== '\r') field += one;
  }
  if (rows.length < most && (field !== '' || row.length > 0)) endRow();
  return rows;
}
