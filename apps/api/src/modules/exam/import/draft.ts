import type { QuestionKind } from '@banyan/contracts/exam';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Fault } from '../../../import/faults.ts';

/** A file of a question, and what a picture shows. */
export interface DraftFile {
  readonly name: string;
  readonly alt: L10n;
}

/** A question as a file describes it; texts are safe HTML. */
export interface Draft {
  /** Line on which it begins, for its faults. */
  readonly line: number;
  /** The file within a package; left out: the file itself. */
  readonly file?: string | undefined;
  readonly ref: string;
  readonly kind: QuestionKind;
  readonly difficulty: number;
  readonly tags: readonly string[];
  readonly stem: L10n;
  readonly options: readonly L10n[];
  /** Places of right options; of a judgement 1 for true, 0 for false. */
  readonly right: readonly number[];
  /** Accepted texts of each gap. */
  readonly gaps: readonly (readonly string[])[];
  /** Gaps accept numbers, in any spelling. */
  readonly numbers?: true;
  readonly sample: L10n | null;
  readonly keywords: readonly string[];
  readonly explanation: L10n;
  /** Course, chapter from 1, second of its video. */
  readonly lesson: { readonly course: number; readonly chapter: number; readonly second: number } | null;
  /** Files of the question that lie beside this one; undefined: the file does not speak of them. */
  readonly files?: readonly DraftFile[] | undefined;
  /** Answers may carry files; undefined: short answers may. */
  readonly takesFiles?: boolean | undefined;
  /** Parts of the file's question that are not imported: reported, and no reason to refuse it. */
  readonly lost?: readonly string[];
  /** Parts of it that could not be read, and are reported already: the rest is checked. */
  readonly unread?: readonly ('kind' | 'options' | 'answer')[];
}

/** Longest key of a question in imports, characters. */
export const longestRef = 255;
/** Questions that come in by one file at most. */
export const mostQuestions = 5000;
const most = { stem: 4000, option: 1000, explanation: 4000, sample: 4000, ref: longestRef } as const;
const mostOptions = 8;
const mostGaps = 10;
const mostTaken = 20;
const longestGap = 100;
const mostTags = 5;
const longestTag = 40;
const mostKeywords = 20;
const mostFiles = 5;
const longestAlt = 200;

/** Form of gaps in a stem. */
export const gapForm = /_{4,}/g;
const gapsIn = (text: string) => text.match(gapForm)?.length ?? 0;
const both = ({ zh, en }: L10n) => (en === undefined ? [zh] : [zh, en]);

/** The faults of each question, by its place: of it by itself, and of two that clash. */
export function faultsOfDrafts(drafts: readonly Draft[], name: string): readonly (readonly Fault[])[] {
  const lines = new Map<string, number>();
  return drafts.map((draft) => {
    const { file = name, line, ref } = draft;
    const known = lines.get(ref);
    if (known === undefined) lines.set(ref, line);
    const clash: Told = [`The question "${ref}" stands in line ${known} already.`, 'Give each a ref of its own.'];
    return [...faultsOf(draft), ...(known === undefined ? [] : [clash])].map(([wrong, right]) => ({
      ...{ file, line, wrong, right },
    }));
  });
}

type Told = readonly [wrong: string, right: string];

function faultsOf(draft: Draft): readonly Told[] {
  const { difficulty, explanation, files = [], keywords, kind, ref, sample, stem, tags, unread = [] } = draft;
  const found: Told[] = [];
  const long = (name: string, text: L10n | null, max: number) => {
    if (text !== null && both(text).some((one) => one.length > max))
      found.push([`The ${name} is too long.`, `It may have ${max} characters.`]);
  };
  if (ref.length > most.ref) found.push(['The ref is too long.', `It may have ${most.ref} characters.`]);
  if (both(stem).some((text) => text.trim() === '')) found.push(['The question has no words.', 'Write what is asked.']);
  long('question', stem, most.stem);
  long('explanation', explanation, most.explanation);
  long('sample answer', sample, most.sample);
  if (![1, 2, 3].includes(difficulty))
    found.push([`There is no difficulty ${difficulty}.`, 'Write 1 for easy, 2 for medium, 3 for hard.']);
  if (tags.length > mostTags || tags.some((tag) => tag.length > longestTag)) {
    found.push(['There are too many tags, or one is too long.', `${mostTags} of ${longestTag} characters are taken.`]);
  }
  if (keywords.length > mostKeywords || keywords.some((word) => word.length > longestTag)) {
    found.push([
      'There are too many key words, or one is too long.',
      `${mostKeywords} of ${longestTag} characters are taken.`,
    ]);
  }
  if (files.length > mostFiles) found.push([`The question has ${files.length} files.`, `It may have ${mostFiles}.`]);
  if (new Set(files.map(({ name }) => name)).size < files.length)
    found.push(['The question names a file twice.', 'Name each once.']);
  for (const { alt } of files) long('description of a file', alt, longestAlt);
  if (unread.includes('kind')) return found;
  if ((kind === 'single' || kind === 'multiple') && !unread.includes('options')) found.push(...optionFaults(draft));
  if (unread.includes('answer')) return found;
  if (kind === 'single' || kind === 'multiple') found.push(...answerFaults(draft));
  if (kind === 'judgement' && draft.right.length !== 1)
    found.push(['The statement is neither true nor false.', 'Answer true or false.']);
  if (kind === 'fill') found.push(...gapFaults(draft));
  if (kind === 'short' && sample !== null && both(sample).some((text) => text.trim() === '')) {
    found.push(['The sample answer is empty.', 'Write one, or leave it out in all languages.']);
  }
  return found;
}

function optionFaults({ options }: Draft): readonly Told[] {
  const found: Told[] = [];
  const { length } = options;
  if (length < 2 || length > mostOptions)
    found.push([`The question has ${length} options.`, `Give it 2 to ${mostOptions}.`]);
  if (options.some((one) => both(one).some((text) => text.trim() === '')))
    found.push(['An option is empty.', 'Write it, or remove it in all languages.']);
  if (options.some((one) => both(one).some((text) => text.length > most.option)))
    found.push(['An option is too long.', `It may have ${most.option} characters.`]);
  if (new Set(options.map(({ zh }) => zh)).size < length)
    found.push(['Two options are the same.', 'Let each say something else.']);
  return found;
}

function answerFaults({ kind, options: { length }, right }: Draft): readonly Told[] {
  const found: Told[] = [];
  if (right.some((one) => one < 0 || one >= length))
    found.push(['The answer names an option that is not there.', `The last one is ${'ABCDEFGH'[length - 1] ?? 'H'}.`]);
  if (new Set(right).size < right.length) found.push(['The answer names an option twice.', 'Name each once.']);
  if (kind === 'single' && right.length !== 1)
    found.push([
      `A single choice has one right option, not ${right.length}.`,
      'Name one, or make it a multiple choice.',
    ]);
  if (kind === 'multiple' && right.length < 2)
    found.push([
      `A multiple choice has at least two right options, not ${right.length}.`,
      'Name them, or make it a single choice.',
    ]);
  return found;
}

function gapFaults({ gaps, stem }: Draft): readonly Told[] {
  const found: Told[] = [];
  if (gaps.length === 0 || gaps.length > mostGaps)
    found.push([`There are answers for ${gaps.length} gaps.`, `A question has 1 to ${mostGaps}.`]);
  if (both(stem).some((text) => gapsIn(text) !== gaps.length)) {
    found.push([
      `The question has ${both(stem).map(gapsIn).join(' and ')} gaps and answers for ${gaps.length}.`,
      'Write each gap as ____ and give each its answer.',
    ]);
  }
  if (
    gaps.some(
      (taken) =>
        taken.length === 0 ||
        taken.length > mostTaken ||
        taken.some((text) => text.trim() === '' || text.length > longestGap),
    )
  ) {
    found.push([
      'A gap has no answer, or too many or too long ones.',
      `Give it 1 to ${mostTaken} of ${longestGap} characters.`,
    ]);
  }
  return found;
}
