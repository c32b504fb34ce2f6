import { basename, extname } from 'node:path';
import type { QuestionKind } from '@banyan/contracts/exam';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Faults } from '../../../import/faults.ts';
import { bare, namedRows, type NamedRow, type TableHead, type TableRow } from '../../../import/table.ts';
import { typedForm } from '../../../text/typedAnswer.ts';
import { columns, difficulties, judgements, kinds, letters, localised, others, type Column } from './columns.ts';
import { gapForm, type Draft, type DraftFile } from './draft.ts';
import { plainQuestion, safeQuestion } from './html.ts';
import { refOf } from './ref.ts';

const head: TableHead<Column> = {
  columns,
  needed: ['kind', 'stem', 'answer'],
  known: `Columns are ${[...others, ...localised].join(', ')}, and with _en the same in English.`,
  asksOfErrors: true,
};

/** The questions of a table whose first row names its columns. */
export const readTable = (rows: readonly TableRow[], faults: Faults): Draft[] =>
  (namedRows(rows, head, faults) ?? []).map((row) => ({
    ...draftOf(row.line, row.cell, faults),
    files: row.has('files') ? filesOf(row.cell('files')) : undefined,
    takesFiles: flagOf('answer_files', row, faults),
  }));

/** Files of a cell, parted by semicolons; behind bars what a picture shows, in Chinese and in English. */
const filesOf = (text: string): readonly DraftFile[] =>
  text
    .split(/[;；\n]/)
    .map((one) => one.split(/[|｜]/).map((part) => part.trim()))
    .flatMap(([name = '', alt = '', english = '']) =>
      name === '' ? [] : { name, alt: { zh: alt || bareName(name), ...(english === '' ? {} : { en: english }) } },
    );

const bareName = (name: string) => basename(name, extname(name));

/** Yes or no of a cell; undefined: it is empty. */
function flagOf(
  column: 'answer_files' | 'numbers',
  { cell, line }: Pick<NamedRow<Column>, 'cell' | 'line'>,
  faults: Faults,
): boolean | undefined {
  const text = cell(column);
  if (text === '') return undefined;
  const told = judgements.get(typedForm(text));
  if (told === undefined)
    faults.add(line, `The ${column} "${text.slice(0, 40)}" cannot be read.`, 'Write yes or no, or leave it empty.');
  return told === 1;
}

type Cell = (column: Column) => string;

const noAnswer = { right: [], gaps: [], sample: null };

/** Unreadable parts of a row are reported, and the rest of the row is checked. */
function draftOf(line: number, cell: Cell, faults: Faults): Draft {
  const kind = kinds.get(bare(cell('kind')));
  const difficulty = difficulties.get(typedForm(cell('difficulty')));
  const lesson = lessonOf(line, cell, faults);
  if (kind === undefined)
    faults.add(
      line,
      `There is no kind "${cell('kind').slice(0, 40)}".`,
      'Write single, multiple, judgement, fill or short.',
    );
  if (difficulty === undefined)
    faults.add(
      line,
      `There is no difficulty "${cell('difficulty').slice(0, 40)}".`,
      'Write 1 for easy, 2 for medium, 3 for hard.',
    );
  const options = optionsOf(cell);
  const statements = kind === 'judgement' ? statementsOf(options) : null;
  const answer = kind === undefined ? null : answerOf(kind, cell, statements);
  if (answer === null && kind !== undefined)
    faults.add(line, `The answer "${cell('answer').slice(0, 40)}" cannot be read.`, answerForms[kind]);
  const isChoice = kind === 'single' || kind === 'multiple';
  if (cell('answer_en') !== '' && kind !== undefined && kind !== 'fill' && kind !== 'short')
    faults.add(line, 'Only texts are answered in English apart.', 'Leave the column answer_en empty here.');
  if (kind !== undefined && !isChoice && options.length > 0 && statements === null)
    faults.add(line, 'Only choices have options.', 'Leave the columns a to h empty here.');
  const gap = options.some(({ zh }) => zh === '');
  if (gap) faults.add(line, 'An option before the last one is empty.', 'Fill the columns from a on, without a gap.');
  const stem = words(cell, 'stem');
  const oneGap = kind === 'fill' && answer?.gaps.length === 1 && stem.zh.search(gapForm) === -1;
  return {
    line,
    kind: kind ?? 'short',
    difficulty: difficulty ?? 2,
    lesson: lesson ?? null,
    ...(answer ?? noAnswer),
    gaps: kind === 'fill' && answer !== null ? withEnglish(answer.gaps, { line, cell, faults }) : [],
    ...(kind === 'fill' && flagOf('numbers', { cell, line }, faults) === true ? { numbers: true as const } : {}),
    ref: cell('ref') === '' ? refOf(kind ?? 'short', stem.zh) : cell('ref'),
    stem: oneGap ? gapAtEnd(stem) : stem,
    options: isChoice ? options : [],
    explanation: words(cell, 'explanation'),
    tags: listOf(cell('tags')),
    keywords: kind === 'short' ? listOf(cell('keywords')) : [],
    unread: [
      ...(kind === undefined ? (['kind'] as const) : []),
      ...(gap ? (['options'] as const) : []),
      ...(answer === null ? (['answer'] as const) : []),
    ],
  };
}

const gapAtEnd = ({ zh, en }: L10n): L10n => ({ zh: `${zh} ____`, ...(en === undefined ? {} : { en: `${en} ____` }) });

function words(cell: Cell, column: (typeof localised)[number]): L10n {
  const english = cell(`${column}_en`);
  const told = judgements.get(typedForm(cell('html'))) === 1 ? safeQuestion : plainQuestion;
  return { zh: told(cell(column)), ...(english === '' ? {} : { en: told(english) }) };
}

/** Options up to the last one that has words. */
function optionsOf(cell: Cell): readonly L10n[] {
  const all = letters.map((letter) => words(cell, letter));
  const last = all.findLastIndex(({ en, zh }) => zh !== '' || en !== undefined);
  return all.slice(0, last + 1);
}

/** Options of a judgement as true and false; null: they say something else. */
function statementsOf(options: readonly L10n[]): readonly number[] | null {
  const said = options.map(({ zh }) => judgements.get(typedForm(zh)));
  return said.length === 2 && said.includes(1) && said.includes(0) ? said.flatMap((one) => one ?? []) : null;
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(/[,，;；、\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

const answerForms: Readonly<Record<QuestionKind, string>> = {
  single: 'Name the letter of the right option: B.',
  multiple: 'Name the letters of the right options: A,C.',
  judgement: 'Write true or false.',
  fill: 'Write what each gap takes, gaps parted by ; and what is taken as well by |: 15|fifteen; 20.',
  short: 'Write an example of a good answer, or leave it empty.',
};

/** `statements`: true and false of a judgement's options, which its answer may name by their letters. */
function answerOf(
  kind: QuestionKind,
  cell: Cell,
  statements: readonly number[] | null,
): Pick<Draft, 'right' | 'gaps' | 'sample'> | null {
  const text = cell('answer');
  switch (kind) {
    case 'single':
    case 'multiple': {
      const named = text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[\s,;、|/&+.。]/g, '');
      return /^[a-h]+$/.test(named)
        ? { ...noAnswer, right: [...named].map((letter) => letters.findIndex((one) => one === letter)) }
        : null;
    }
    case 'judgement': {
      const named = typedForm(text);
      const right = judgements.get(named) ?? statements?.[['a', 'b'].indexOf(named)];
      return right === undefined ? null : { ...noAnswer, right: [right] };
    }
    case 'fill':
      return text === '' ? null : { ...noAnswer, gaps: takenOf(text) };
    case 'short': {
      const english = cell('answer_en');
      // A question may have none.
      if (text === '' && english === '') return noAnswer;
      return { ...noAnswer, sample: { zh: text, ...(english === '' ? {} : { en: english }) } };
    }
  }
}

/** Accepted texts of each gap. */
const takenOf = (text: string) =>
  splitAt(text.replaceAll('；', ';').replaceAll('｜', '|'), ';').map((gap) =>
    splitAt(gap, '|').map((one) => one.replaceAll(/\\([;|\\])/g, '$1').trim()),
  );

/** Accepted texts of each gap, with their English. */
function withEnglish(
  gaps: Draft['gaps'],
  { line, cell, faults }: { readonly line: number; readonly cell: Cell; readonly faults: Faults },
): Draft['gaps'] {
  if (cell('answer_en') === '') return gaps;
  const english = takenOf(cell('answer_en'));
  if (english.length !== gaps.length)
    faults.add(
      line,
      `The answer has ${gaps.length} gaps, and in English ${english.length}.`,
      'Give each gap its answer in both, or leave the column answer_en empty.',
    );
  return gaps.map((taken, gap) => [...new Set([...taken, ...(english[gap] ?? [])])]);
}

/** Parts of a text between signs that have no backslash before them. */
function splitAt(text: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (one === sign) parts.push('');
    else {
      const both = one === '\\' ? text.slice(at, at + 2) : one;
      parts[parts.length - 1] += both;
      at += both.length - 1;
    }
  }
  return parts;
}

/** Undefined for an unreadable one. */
function lessonOf(line: number, cell: Cell, faults: Faults): Draft['lesson'] | undefined {
  const [course, chapter, second] = [cell('course'), cell('chapter'), cell('second')];
  if (course === '' && chapter === '' && second === '') return null;
  if ([course, chapter, second || '0'].every((one) => /^\d{1,12}$/.test(one))) {
    return { course: Number(course), chapter: Number(chapter), second: Number(second || '0') };
  }
  faults.add(
    line,
    'The lesson cannot be read.',
    'Write the id of the course, the number of its chapter, and the second, or leave all three empty.',
  );
  return undefined;
}
