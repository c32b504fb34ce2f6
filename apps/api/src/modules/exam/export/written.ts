import { type ExchangeFormat, type LeftBehind } from '@banyan/contracts/exam';
import { plainQuestion } from '../import/html.ts';
import type { StoredLesson } from '../question.schema.ts';
import type { QuestionContent } from '../versions.ts';

/** A question as it leaves. */
export type LeavingQuestion = Pick<
  QuestionContent,
  | 'difficulty'
  | 'explanation'
  | 'key'
  | 'kind'
  | 'lesson'
  | 'materials'
  | 'options'
  | 'pictures'
  | 'ref'
  | 'stem'
  | 'tags'
  | 'takesFiles'
>;

/** Number of a lesson's chapter; empty: it is not known. */
export type ChapterOf = (lesson: StoredLesson) => string;

/** A file for other programs. */
export interface WrittenFile {
  readonly format: ExchangeFormat;
  readonly content: Buffer;
  /** Questions that it holds. */
  readonly questions: number;
  /** Parts that it cannot carry, with the questions concerned. */
  readonly left: ReadonlyMap<LeftBehind, number>;
}

/** Collects what a form of file cannot carry. */
export class Left {
  readonly #found = new Map<LeftBehind, number>();

  add(what: LeftBehind): void {
    this.#found.set(what, (this.#found.get(what) ?? 0) + 1);
  }

  get all(): ReadonlyMap<LeftBehind, number> {
    return this.#found;
  }
}

/** Facts of a question that every form with tags carries as tags, as imports read them. */
export function tagsOf(question: LeavingQuestion, chapterOf: ChapterOf): readonly string[] {
  const { difficulty, key, kind, lesson, tags, takesFiles } = question;
  const chapter = lesson === null ? '' : chapterOf(lesson);
  return [
    ...(difficulty === 2 ? [] : [`difficulty-${difficulty}`]),
    ...(lesson === null || chapter === '' ? [] : [`lesson-${lesson.courseId}-${chapter}-${lesson.second}`]),
    ...(takesFiles === (kind === 'short') ? [] : [`answer-files-${takesFiles ? 'yes' : 'no'}`]),
    ...key.keywords.map((word) => `keyword-${word}`),
    ...tags,
  ];
}

/** Files of a question stay behind. */
export function leaveFiles({ materials, pictures }: LeavingQuestion, left: Left): void {
  if (pictures.length + materials.length > 0) left.add('files');
}

/** Plain words in their languages as HTML. */
export const asHtml = ({ en, zh_cn: zh }: LeavingQuestion['stem']): LeavingQuestion['stem'] => ({
  zh_cn: plainQuestion(zh),
  ...(en === undefined ? {} : { en: plainQuestion(en) }),
});

/** Whether other programs read these words as a number. */
export const isNumber = (words: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(words);
