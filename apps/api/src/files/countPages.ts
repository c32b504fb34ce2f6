import { decodeText } from '@banyan/file-reading';
import { buffer } from 'node:stream/consumers';
import { listZip } from './zip.ts';

/** Characters on a page of a text. */
const PAGE_CHARACTERS = 600;
/** Bytes of a page of a document whose form cannot be read here: old office files carry little text in much form. */
const PAGE_BYTES = 30_000;
/** Larger documents of the same kind take no longer. */
const MOST_PAGES = 2000;

const pagesOf = (characters: number) => Math.min(MOST_PAGES, Math.max(1, Math.ceil(characters / PAGE_CHARACTERS)));
const parts = /^ppt\/slides\/slide\d+\.xml$/;
const lengthOf = (xml: string) =>
  xml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim().length;

/**
 * About how many pages somebody reads of a document that is no PDF: slides, or characters of its text. A file that
 * cannot be opened counts by its size.
 */
export async function countPages(bytes: Buffer, extension: string): Promise<number> {
  if (extension === 'txt' || extension === 'md' || extension === 'csv')
    return pagesOf(decodeText(bytes)?.text.length ?? bytes.length);
  const bySize = Math.min(MOST_PAGES, Math.max(1, Math.ceil(bytes.length / PAGE_BYTES)));
  try {
    const files = await listZip(bytes);
    const slides = files.filter(({ path }) => parts.test(path)).length;
    if (slides > 0) return Math.min(MOST_PAGES, slides);
    const texts = files.filter(({ path }) =>
      /^(?:word\/document|xl\/sharedStrings|xl\/worksheets\/sheet\d+)\.xml$/.test(path),
    );
    if (texts.length === 0) return bySize;
    let characters = 0;
    for (const file of texts) characters += lengthOf((await buffer(await file.open())).toString('utf8'));
    return pagesOf(characters);
  } catch {
    return bySize;
  }
}
