import type { Localised } from '../../../db/localised.ts';
import { cellOf } from '../../../import/table.ts';
import type { StoredLesson } from '../question.schema.ts';
import type { QuestionContent } from '../versions.ts';
import { letters, type Column } from './columns.ts';

/** Columns of the table, in their order. */
const written = [
  ...(['ref', 'kind', 'difficulty', 'tags', 'html', 'stem', 'stem_en'] as const),
  ...letters.flatMap((letter) => [letter, `${letter}_en`] as const),
  ...(['answer', 'answer_en', 'numbers', 'keywords', 'explanation', 'explanation_en'] as const),
  ...(['course', 'chapter', 'second', 'answer_files'] as const),
] as const satisfies readonly Column[];

/** A table of questions that `readTable` reads back. `chapterOf`: number of a lesson's chapter; empty: unknown. */
export function tableOf(rows: readonly QuestionContent[], chapterOf: (lesson: StoredLesson) => string): string[][] {
  return [
    [...written],
    ...rows.map((row) => {
      const cells = cellsOf(row, chapterOf);
      return written.map((column) => cellOf(cells[column] ?? ''));
    }),
  ];
}

type Cells = Readonly<Partial<Record<Column, string>>>;

const both = <Name extends 'answer' | 'explanation' | 'stem' | (typeof letters)[number]>(
  name: Name,
  text: Localised | null,
): Cells => (text === null ? {} : { [name]: text.zh_cn, [`${name}_en`]: text.en ?? '' });

const withoutGaps = (text: string) => text.replaceAll(/([;|\\])/g, String.raw`\$1`);

/** A question as it stands in a table, apart from its files. */
type TableQuestion = Pick<
  QuestionContent,
  'difficulty' | 'explanation' | 'key' | 'kind' | 'lesson' | 'options' | 'ref' | 'stem' | 'tags' | 'takesFiles'
>;

/** Cells of a question; empty where it has nothing to say. */
export function cellsOf(row: TableQuestion, chapterOf: (lesson: StoredLesson) => string): Cells {
  const { difficulty, explanation, key, kind, lesson, options, ref, stem, tags, takesFiles } = row;
  const chapter = lesson === null ? '' : chapterOf(lesson);
  return {
    ...{ ref, kind, difficulty: String(difficulty), tags: tags.join(','), html: 'yes' },
    ...both('stem', stem),
    ...Object.fromEntries(letters.flatMap((letter, at) => Object.entries(both(letter, options[at] ?? null)))),
    ...answerOf(kind, key),
    ...(key.numbers === true ? { numbers: 'yes' } : {}),
    keywords: key.keywords.join(','),
    ...both('explanation', explanation),
    ...(lesson === null || chapter === ''
      ? {}
      : { course: String(lesson.courseId), chapter, second: String(lesson.second) }),
    answer_files: takesFiles ? 'yes' : 'no',
  };
}

function answerOf(kind: QuestionContent['kind'], { choice, gaps, sample }: QuestionContent['key']): Cells {
  switch (kind) {
    case 'single':
    case 'multiple':
      return { answer: choice.map((at) => (letters[at] ?? '').toUpperCase()).join(',') };
    case 'judgement':
      return { answer: choice[0] === 1 ? 'true' : 'false' };
    case 'fill':
      return { answer: gaps.map((taken) => taken.map(withoutGaps).join('|')).join(';') };
    case 'short':
      return both('answer', sample);
  }
}
