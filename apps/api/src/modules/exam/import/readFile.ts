import { Faults, ImportRefused, type Fault } from '../../../import/faults.ts';
import { textOf } from '../../../import/readText.ts';
import { rowsOf } from '../../../import/sheets.ts';
import { readAiken } from './aiken.ts';
import { faultsOfDrafts, mostQuestions } from './draft.ts';
import { formatOf, type FoundFormat } from './format.ts';
import { readGift } from './gift.ts';
import { categoryLine } from './giftBlock.ts';
import { noFiles, type QuestionSource, type ReadQuestion, type ReadQuestions } from './readQuestion.ts';
import { mendedRow, proposed, tableQuestions, type TableMapping } from './tableQuestions.ts';
import { wordRows } from './wordTables.ts';
import { readMoodle } from './xml/moodle.ts';
import { readItems, readPackage } from './xml/package.ts';

/** A question of a file with its own faults. */
export interface CheckedQuestion extends ReadQuestion {
  readonly faults: readonly Fault[];
  readonly isMended: boolean;
}

/** A file that was read and checked. */
export interface CheckedFile extends Omit<ReadQuestions, 'questions'> {
  readonly questions: readonly CheckedQuestion[];
  /** Faults of the file as a whole. */
  readonly whole: readonly Fault[];
  /** Of a table: its first row, and the column of each place. */
  readonly head: readonly string[];
  readonly mapping: TableMapping;
}

/** Decisions of somebody about a file. */
interface Decided {
  readonly mapping?: TableMapping | null;
  /** By place in the file. */
  readonly mended?: ReadonlyMap<number, QuestionSource>;
}

type Read = ReadQuestions & { readonly head?: readonly string[]; readonly mapping?: TableMapping };

/** Reads a file by its content, and checks every question of it; a file that cannot be opened is a fault of the whole. */
export async function readFile(bytes: Buffer, name: string, decided: Decided = {}): Promise<CheckedFile> {
  const reading = new Faults(name);
  const read = await readAny(bytes, reading, decided.mapping ?? null).catch((error: unknown): Read => {
    if (!(error instanceof ImportRefused)) throw error;
    reading.take(error.faults);
    return { format: 'gift', questions: [], files: noFiles };
  });
  if (read.questions.length > mostQuestions)
    reading.add(
      null,
      `The file holds ${read.questions.length} questions.`,
      `${mostQuestions} may come in at once; divide it.`,
    );
  else if (read.questions.length === 0 && !reading.any)
    reading.add(null, 'The file holds no question.', 'Give it at least one.');
  const { byPlace, whole } = sorted(reading.all, read.questions, name);
  const questions = (read.questions.length > mostQuestions ? [] : read.questions).map((one, at): CheckedQuestion => {
    const source = decided.mended?.get(at);
    if (source === undefined) return { ...one, faults: byPlace.get(at) ?? [], isMended: false };
    return { ...mend(one, source, name), isMended: true };
  });
  const drafts = questions.flatMap(({ draft }) => draft ?? []);
  const checked = faultsOfDrafts(drafts, name).values();
  return {
    ...{ format: read.format, files: read.files, whole, head: read.head ?? [], mapping: read.mapping ?? [] },
    questions: questions.map((one) => ({
      ...one,
      faults: [...one.faults, ...(one.draft === null ? [] : (checked.next().value ?? []))],
    })),
  };
}

/** Faults of reading by the places of their questions, and those of the file as a whole. */
function sorted(all: readonly Fault[], questions: readonly ReadQuestion[], name: string) {
  const byPlace = new Map(questions.map(({ faults = [] }, at) => [at, [...faults]]));
  const places = new Map(questions.map(({ file = name, line }, at) => [`${file} ${line}`, at]));
  const whole: Fault[] = [];
  for (const fault of all) {
    const own = byPlace.get(places.get(`${fault.file} ${fault.line}`) ?? -1);
    (own ?? whole).push(fault);
  }
  return { byPlace, whole };
}

async function readAny(bytes: Buffer, faults: Faults, mapping: TableMapping | null): Promise<Read> {
  const found = await formatOf(bytes, faults.file);
  if (found === null) {
    faults.add(
      null,
      'This kind of file is not read.',
      'Questions come in as GIFT, Aiken, Moodle XML, QTI, CSV, XLSX, or a Word document with tables.',
    );
    return { format: 'gift', questions: [], files: noFiles };
  }
  return { format: found.format, ...(await contentOf(bytes, found, faults, mapping)) };
}

async function contentOf(
  bytes: Buffer,
  { format, isPackage, table = '.csv' }: FoundFormat,
  faults: Faults,
  mapping: TableMapping | null,
): Promise<Omit<Read, 'format'>> {
  const text = () => textOf(bytes, faults.file);
  switch (format) {
    case 'gift':
      return { questions: readGift(text(), faults), files: noFiles };
    case 'aiken':
      return { questions: readAiken(text(), faults), files: noFiles };
    case 'moodle':
      return readMoodle(text(), faults);
    case 'qti':
      return isPackage === true ? readPackage(bytes, faults) : readItems(text(), faults);
    case 'table':
    case 'word': {
      const { files, rows } =
        format === 'word'
          ? await wordRows(bytes, faults)
          : { files: noFiles, rows: await rowsOf(bytes, table, faults) };
      const head = rows[0]?.cells ?? [];
      return { questions: tableQuestions(rows, mapping, faults), files, head, mapping: mapping ?? proposed(head) };
    }
  }
}

/** A question that somebody has mended, read anew. */
function mend(question: ReadQuestion, source: QuestionSource, name: string) {
  const { file, line } = question;
  const own = new Faults(file ?? name);
  const read = 'text' in source ? mendedText(question, source, own) : mendedRow(line, source.cells, own);
  const faults = own.all.map((fault) => ({ ...fault, line }));
  return { ...question, source, faults, draft: read === null ? null : { ...read, line, file } };
}

function mendedText({ source: former }: ReadQuestion, source: { readonly text: string }, faults: Faults) {
  const category = 'text' in former ? (former.category ?? '') : '';
  const before = category === '' ? '' : `${categoryLine(category)}\n\n`;
  const isAiken = 'text' in former && former.isAiken === true;
  const read = isAiken ? readAiken(source.text, faults) : readGift(`${before}${source.text}`, faults);
  if (read.length !== 1 && !faults.any)
    faults.add(
      null,
      `This makes ${read.length} questions.`,
      'Let it be one, and bring others in by a file of their own.',
    );
  return read.length === 1 ? (read[0]?.draft ?? null) : null;
}
