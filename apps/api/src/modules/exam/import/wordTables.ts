import mammoth from 'mammoth';
import { checkZip, ZipError } from '../../../files/zip.ts';
import type { Faults } from '../../../import/faults.ts';
import { bare, type TableRow } from '../../../import/table.ts';
import { columns } from './columns.ts';
import { safeQuestion, wordsOfHtml } from './html.ts';
import { takePictures } from './xml/pictures.ts';
import { all, htmlIn, readXml, within, type XmlNode } from './xml/tree.ts';

const limits = { files: 5000, bytes: 100_000_000, fileBytes: 20_000_000, ratio: 200 };
/** Columns whose words keep their formatting. */
const rich = /^(?:stem|explanation|[a-h])(?:_en)?$/;
const formatted = /<(?:sub|sup|strong|em|u|ul|ol|table)\b/;

/** Rows of the tables of a Word document, and the pictures in their cells. */
interface WordRows {
  readonly rows: readonly TableRow[];
  readonly files: ReadonlyMap<string, Buffer>;
}

const isTable = ({ name }: XmlNode) => name === 'table';

/**
 * Tables of a Word document as one: each has the columns that its first row names, and those of the first table where
 * it names none. Cells with formatting are HTML, which the row says.
 */
export async function wordRows(bytes: Buffer, faults: Faults): Promise<WordRows> {
  const none = { rows: [], files: new Map<string, Buffer>() };
  try {
    // A document is packed: its size is checked before anything is unpacked.
    await checkZip(bytes, limits);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const isBomb = ['bomb', 'tooLarge', 'tooMany'].includes(error.fault);
    faults.tell(null, 'This is no document, or it is damaged.', 'Save it again as .docx.', {
      code: isBomb ? 'bomb' : 'damaged',
    });
    return none;
  }
  const files = new Map<string, Buffer>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const name = `picture${files.size + 1}.${image.contentType.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'png'}`;
    files.set(name, Buffer.from(await image.readAsArrayBuffer()));
    return { src: name };
  });
  const converted = await mammoth.convertToHtml({ buffer: bytes }, { convertImage, styleMap: ['u => u'] }).catch(() => {
    // Every error of the library is about the file.
    faults.tell(null, 'This is no document, or it is damaged.', 'Save it again as .docx.', { code: 'damaged' });
    return null;
  });
  if (converted === null) return none;
  const { value } = converted;
  const root = readXml(`<body>${value}</body>`, faults);
  const tables = (root === null ? [] : within(root, isTable)).map((table) =>
    within(table, ({ name }) => name === 'tr'),
  );
  if (tables.length === 0) {
    faults.add(null, 'The document has no table.', 'Put the questions into a table whose first row names its columns.');
    return none;
  }
  return {
    rows: asOne(
      tables.map((rows) => rows.map(cellsIn)),
      files,
    ),
    files,
  };
}

interface Cell {
  readonly html: string;
  readonly pictures: readonly string[];
}

function cellsIn(row: XmlNode): readonly Cell[] {
  return [...all(row, 'td'), ...all(row, 'th')].map((cell) => {
    const { files, html } = takePictures(htmlIn(cell), (source) => (source === '' ? undefined : source));
    return {
      html: html.replace(/^<p>([\s\S]*)<\/p>$/, (whole, inner: string) => (inner.includes('<p>') ? whole : inner)),
      pictures: files.map(({ name }) => name),
    };
  });
}

const named = (cells: readonly Cell[]) => cells.map(({ html }) => wordsOfHtml(html));
const isHead = (cells: readonly Cell[]) => named(cells).filter((name) => columns.has(bare(name))).length >= 2;

function asOne(tables: readonly (readonly (readonly Cell[])[])[], files: ReadonlyMap<string, Buffer>): TableRow[] {
  const heads: string[] = [];
  const placed: { readonly line: number; readonly cells: ReadonlyMap<number, string> }[] = [];
  const placeOf = (name: string) => {
    const found = heads.indexOf(name);
    return found === -1 ? heads.push(name) - 1 : found;
  };
  let line = 0;
  let head: readonly number[] | null = null;
  for (const rows of tables) {
    for (const [at, cells] of rows.entries()) {
      line += 1;
      if (at === 0 && (head === null || isHead(cells))) {
        head = named(cells).map(placeOf);
        continue;
      }
      placed.push({ line, cells: wordsAt(cells, head ?? [], { heads, placeOf }) });
    }
  }
  if (files.size === 0 && placed.every(({ cells }) => cells.size === 0)) return [];
  return [
    { line: 1, cells: heads },
    ...placed.map(({ cells, line: at }) => ({ line: at, cells: heads.map((_, place) => cells.get(place) ?? '') })),
  ];
}

function wordsAt(
  cells: readonly Cell[],
  head: readonly number[],
  { heads, placeOf }: { readonly heads: readonly string[]; readonly placeOf: (name: string) => number },
): ReadonlyMap<number, string> {
  const isRich = (at: number) => rich.test(columns.get(bare(heads[head[at] ?? -1] ?? '')) ?? '');
  const asHtml = cells.some(({ html }, at) => isRich(at) && formatted.test(html));
  const words = new Map<number, string>();
  for (const [at, { html }] of cells.entries()) {
    const place = head[at] ?? placeOf('');
    words.set(place, asHtml && isRich(at) ? safeQuestion(html) : wordsOfHtml(html));
  }
  const pictures = cells.flatMap((cell) => cell.pictures);
  if (asHtml) words.set(placeOf('html'), 'yes');
  if (pictures.length > 0) words.set(placeOf('files'), pictures.join(';'));
  return words;
}
