import { v } from '../v.ts';
import { listedId, text } from '../wire.ts';
import { questionKinds } from './exam.choices.ts';
import { questionLimits as most } from './managedQuestions.choices.ts';

const words = (longest: number) =>
  v.object({
    /** Simplified Chinese; the traditional forms are made of it. */
    zh_cn: text(longest),
    /** English; absent: the Chinese is shown. */
    en: v.optional(text(longest)),
  });

/** A question as its author writes it. Texts of question, options and explanation are HTML. */
export const writtenQuestion = v.object({
  /** Kind of the question; that of one that is there stays. */
  kind: v.picklist(questionKinds),
  /** The question; each gap is written as `____`. */
  stem: words(most.stem),
  /** Options of a choice; empty for the other kinds. */
  options: v.pipe(v.array(words(most.option)), v.maxLength(most.options)),
  /** Places of right options from 0; of a judgement 1 for true, 0 for false. */
  choice: v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(7))), v.maxLength(most.options)),
  /** Accepted texts of each gap. */
  gaps: v.pipe(v.array(v.pipe(v.array(text(most.gap)), v.maxLength(most.taken))), v.maxLength(most.gaps)),
  /** Whether gaps accept numbers in any spelling. */
  numbers: v.boolean(),
  /** Example of a good short answer; null: none. */
  sample: v.nullable(words(most.sample)),
  /** Key words of a short answer. */
  keywords: v.pipe(v.array(text(most.tag)), v.maxLength(most.keywords)),
  /** Why the right answer is right; may be empty. */
  explanation: words(most.explanation),
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: v.picklist([1, 2, 3]),
  /** Tags. */
  tags: v.pipe(v.array(text(most.tag)), v.maxLength(most.tags)),
  /** Whether answers may carry files. */
  takesFiles: v.boolean(),
  /** Place in a course that teaches it; null: none. */
  lesson: v.nullable(
    v.object({
      /** Id of the course. */
      courseId: listedId,
      /** Id of the chapter. */
      chapterId: listedId,
      /** Second of its video. */
      second: v.pipe(v.int(), v.minValue(0), v.maxValue(999_999)),
    }),
  ),
});
export type WrittenQuestion = v.InferOutput<typeof writtenQuestion>;

/** Rules that a written question may break, by the field at which it is told. */
export type QuestionFaults = Partial<
  Record<
    'choice' | 'gaps' | 'options' | 'sample' | 'stem',
    'missing' | 'same' | 'few' | 'one' | 'two' | 'gaps' | 'noGap'
  >
>;

const isBlank = (html: string | undefined) => html !== undefined && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
const blank = ({ en, zh_cn: zh }: { readonly zh_cn: string; readonly en?: string | undefined }) =>
  isBlank(zh) || (en !== undefined && en !== '' && isBlank(en));
const gapsIn = (html: string) => html.match(/_{4,}/g)?.length ?? 0;

/** Faults of a written question. */
export function questionFaults(question: WrittenQuestion): QuestionFaults {
  const { choice, gaps, kind, options, sample, stem } = question;
  const faults: QuestionFaults = {};
  if (blank(stem)) faults.stem = 'missing';
  if (kind === 'single' || kind === 'multiple') {
    if (options.length < 2) faults.options = 'few';
    else if (options.some(blank)) faults.options = 'missing';
    else if (new Set(options.map(({ zh_cn: zh }) => zh)).size < options.length) faults.options = 'same';
    const right = new Set(choice).size;
    if (choice.some((at) => at >= options.length)) faults.choice = 'missing';
    else if (kind === 'single' && right !== 1) faults.choice = 'one';
    else if (kind === 'multiple' && right < 2) faults.choice = 'two';
  }
  if (kind === 'judgement' && (choice.length !== 1 || !choice.every((one) => one === 0 || one === 1)))
    faults.choice = 'one';
  if (kind === 'fill') {
    const written = [stem.zh_cn, ...(stem.en === undefined || stem.en === '' ? [] : [stem.en])].map(gapsIn);
    if (written[0] === 0) faults.stem ??= 'noGap';
    else if (written.some((count) => count !== gaps.length)) faults.gaps = 'gaps';
    else if (gaps.some((taken) => taken.every((one) => one.trim() === ''))) faults.gaps = 'missing';
  }
  if (kind === 'short' && sample !== null && blank(sample)) faults.sample = 'missing';
  return faults;
}
