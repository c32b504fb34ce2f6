import { extname } from 'node:path';
import { decodeText, separated } from '@banyan/file-reading';
import { listZip } from '../../../files/zip.ts';
import { bare } from '../../../import/table.ts';
import { isAiken } from './aiken.ts';
import { columns } from './columns.ts';
import type { QuestionFormat } from './readQuestion.ts';

/** A form of file, and for tables the extension by which they are read. */
export interface FoundFormat {
  readonly format: QuestionFormat;
  readonly table?: '.csv' | '.xlsx' | '.xls';
  readonly isPackage?: true;
}

const signature = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The form of a file, by its content; its name counts where the content could be more than one. */
export async function formatOf(bytes: Buffer, name: string): Promise<FoundFormat | null> {
  const extension = extname(name).toLowerCase();
  if (signature(bytes, 0x50, 0x4b)) return packedFormat(bytes, extension);
  if (signature(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { format: 'table', table: '.xls' };
  // A file that is not what its name promises is told as damaged by its reader.
  if (extension === '.xlsx' || extension === '.xls') return { format: 'table', table: extension };
  if (extension === '.docx') return { format: 'word' };
  const text = decodeText(bytes)?.text ?? '';
  const start = text.slice(0, 20_000);
  if (/^\uFEFF?\s*(?:<\?xml|<!--|<quiz\b|<(?:[\w-]+:)?(?:qti-)?assessment-?item\b)/i.test(start))
    return { format: /<quiz\b/.test(text) ? 'moodle' : 'qti' };
  if (extension === '.xml') return { format: 'qti' };
  if (extension === '.csv' || hasHead(start)) return { format: 'table', table: '.csv' };
  if (isAiken(text)) return { format: 'aiken' };
  return extension === '.gift' || extension === '.txt' || extension === '' ? { format: 'gift' } : null;
}

/** Whether the first line names columns of a table of questions. */
function hasHead(text: string): boolean {
  if (/^\s*(?:::|\/\/|\$CATEGORY)/.test(text)) return false;
  const { rows, separator } = separated(text);
  const names = (rows.split('\n')[0] ?? '').split(separator).map((one) => columns.get(bare(one.replaceAll('"', ''))));
  return names.includes('stem') && names.includes('answer');
}

async function packedFormat(bytes: Buffer, extension: string): Promise<FoundFormat> {
  const paths = await listZip(bytes).then(
    (files) => files.map(({ path }) => path),
    () => [],
  );
  if (paths.some((path) => path.startsWith('word/'))) return { format: 'word' };
  if (paths.some((path) => path.startsWith('xl/')) || extension === '.xlsx') return { format: 'table', table: '.xlsx' };
  return extension === '.docx' ? { format: 'word' } : { format: 'qti', isPackage: true };
}
