import { type GIFTQuestion, type NumericalChoice, parse, type TextChoice, type TextFormat } from 'gift-pegjs';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Faults } from '../../../import/faults.ts';
import { gapForm, type Draft } from './draft.ts';
import { plainQuestion, safeQuestion } from './html.ts';
import { refOf } from './ref.ts';

/** The parser goes back and forth: a question that is longer is none. */
const longestBlock = 20_000;

/** A question of a file, which blank lines part from others. */
interface Block {
  readonly line: number;
  readonly text: string;
}

type Rest = Pick<Draft, 'kind' | 'options' | 'right' | 'gaps' | 'sample'> & { readonly stem: L10n };
/** What a question is; or why it cannot be one here. */
type Read = Rest | readonly [wrong: string, right: string];

/** The questions of a GIFT file. Each is read by itself, so that a broken one hides no other. [EX-02] */
export function readGift(text: string, faults: Faults): Draft[] {
  const drafts: Draft[] = [];
  let category = '';
  for (const block of blocksOf(text)) {
    const found = parsed(block, faults);
    if (found === null) continue;
    if (found.type === 'Category') category = found.title.split('/').at(-1)?.trim() ?? '';
    else draftOf(found, block, category, { drafts, faults });
  }
  return drafts;
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = (next: number) => {
    // Comments alone ask nothing.
    if (lines.some((line) => !line.trim().startsWith('//')))
      blocks.push({ line: next - lines.length, text: lines.join('\n') });
    lines = [];
  };
  const all = text.split('\n');
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') end(index + 1);
    else lines.push(line);
  }
  end(all.length + 1);
  return blocks;
}

function parsed({ line, text }: Block, faults: Faults): GIFTQuestion | null {
  if (text.length > longestBlock) {
    faults.add(line, 'This is too long for a question.', 'Part questions by blank lines.');
    return null;
  }
  try {
    return parse(`${text}\n\n`)[0] ?? null;
  } catch (error) {
    const place =
      error instanceof Error && 'location' in error
        ? (error.location as { readonly start: { readonly line: number; readonly column: number } }).start
        : null;
    const where = place === null ? '' : ` It breaks off at column ${place.column}.`;
    faults.add(
      line + (place?.line ?? 1) - 1,
      `This is no question in GIFT.${where}`,
      'Mind the braces, and put a backslash before { } = ~ # : that are meant as themselves.',
    );
    return null;
  }
}

const textOf = ({ format, text }: TextFormat) => (format === 'html' ? safeQuestion(text) : plainQuestion(text));

/** Whether a text shows or plays something beside its words: what a file cannot bring along would be missing unnoticed. */
const showsMore = (text: TextFormat | null | undefined) =>
  text?.format === 'html' && /<(?:img|picture|svg|audio|video|object|embed|iframe)\b/i.test(text.text);

function draftOf(
  question: Exclude<GIFTQuestion, { readonly type: 'Category' }>,
  { line }: Block,
  category: string,
  { drafts, faults }: { readonly drafts: Draft[]; readonly faults: Faults },
): void {
  const choices = question.type === 'MC' ? question.choices.map(({ text }) => text) : [];
  const said = 'globalFeedback' in question ? question.globalFeedback : null;
  if ([question.stem, said, ...choices].some(showsMore)) {
    faults.add(line, 'Pictures, sound and films do not come in by a file.', 'Say it in words, or leave it out.');
    return;
  }
  const read = restOf(question);
  if (!('kind' in read)) return faults.add(line, ...read);
  const told = { tags: category === '' ? [] : [category], difficulty: 2, lesson: null as Draft['lesson'] };
  for (const tag of question.tags ?? []) {
    const [, level] = /^difficulty-(\d+)$/.exec(tag) ?? [];
    const [, course, chapter, second] = /^lesson-(\d{1,12})-(\d{1,4})-(\d{1,6})$/.exec(tag) ?? [];
    if (level !== undefined) told.difficulty = Number(level);
    else if (course !== undefined)
      told.lesson = { course: Number(course), chapter: Number(chapter), second: Number(second) };
    else told.tags.push(tag);
  }
  const explanation = said === null || read.kind === 'short' ? '' : textOf(said);
  const ref = question.id ?? question.title?.trim() ?? '';
  drafts.push({
    ...read,
    ...told,
    line,
    keywords: [],
    explanation: { zh: explanation },
    ref: ref === '' ? refOf(read.kind, read.stem.zh) : ref,
  });
}

function restOf(question: Exclude<GIFTQuestion, { readonly type: 'Category' }>): Read {
  const stem = { zh: textOf(question.stem) };
  const none = { stem, options: [], right: [], gaps: [], sample: null };
  switch (question.type) {
    case 'TF':
      return { ...none, kind: 'judgement', right: [question.isTrue ? 1 : 0] };
    case 'MC':
      return choiceOf(none, question.choices);
    case 'Short':
      return gapOf(none, question.choices);
    case 'Numerical':
      return numberOf(none, question.choices);
    case 'Essay':
      return {
        ...none,
        kind: 'short',
        sample: question.globalFeedback === null ? null : { zh: question.globalFeedback.text },
      };
    case 'Matching':
      return ['Questions that match pairs are not asked here.', 'Make it a single choice for each pair.'];
    case 'Description':
      return ['This asks nothing.', 'Put answers in braces behind it, or remove it.'];
  }
}

function choiceOf(none: Omit<Rest, 'kind'>, choices: readonly TextChoice[]): Read {
  const isRight = ({ isCorrect, weight }: TextChoice) => isCorrect || (weight ?? 0) > 0;
  const right = choices.flatMap((choice, index) => (isRight(choice) ? [index] : []));
  return {
    ...none,
    kind: right.length > 1 ? 'multiple' : 'single',
    options: choices.map(({ text }) => ({ zh: textOf(text) })),
    right,
  };
}

/** The stem with its gap: where GIFT has it, or at its end. */
const withGap = (stem: L10n): L10n => (stem.zh.search(gapForm) === -1 ? { zh: `${stem.zh} ____` } : stem);

function gapOf(none: Omit<Rest, 'kind'>, choices: readonly TextChoice[]): Read {
  if (choices.some(({ weight }) => weight !== null && weight !== 100)) {
    return ['A gap is filled rightly or not: shares (%…%) are not counted.', 'Leave the shares out.'];
  }
  return { ...none, kind: 'fill', stem: withGap(none.stem), gaps: [choices.map(({ text }) => text.text.trim())] };
}

function numberOf(
  none: Omit<Rest, 'kind'>,
  choices: readonly NumericalChoice[] | { readonly type: string; readonly number?: number },
): Read {
  const all = 'type' in choices ? [choices] : choices.map(({ text }) => text);
  const numbers = all.flatMap(({ number, type }) =>
    type === 'simple' && number !== undefined ? [String(number)] : [],
  );
  if (numbers.length < all.length)
    return ['Ranges of numbers are not marked.', 'Name the numbers that are right: {#20 =20.0}.'];
  return { ...none, kind: 'fill', stem: withGap(none.stem), gaps: [numbers] };
}
