import { createHash } from 'node:crypto';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Faults } from '../../../import/faults.ts';
import type { Draft } from './draft.ts';
import { readAnswers } from './giftAnswers.ts';
import { blocksOf, categoryOf, writtenOf, type WrittenQuestion } from './giftBlock.ts';
import type { Answers } from './giftRead.ts';
import { giftText, lostOf, richOf, saidIn, showsMore, type GiftText } from './giftText.ts';
import { plainQuestion } from './html.ts';
import type { ReadQuestion } from './readQuestion.ts';
import { refOf } from './ref.ts';

/**
 * The questions of a GIFT file, as Moodle reads them; kinds that do not exist here are reported by their line, and
 * parts that are not imported are in the draft. Each is read by itself, so that a broken one hides no other.
 */
export function readGift(text: string, faults: Faults): ReadQuestion[] {
  const found: ReadQuestion[] = [];
  const refs = new Set<string>();
  let category = '';
  for (const block of blocksOf(text)) {
    const named = categoryOf(block, faults);
    if (named !== undefined) {
      category = named;
      continue;
    }
    const written = writtenOf(block, faults);
    const draft = written === null ? null : draftOf(written, category, faults);
    const { line } = block;
    found.push({
      line,
      source: { text: block.text, ...(category === '' ? {} : { category }) },
      draft: written === null || draft === null ? null : apart(draft, written.id !== null, refs),
    });
  }
  return found;
}

/** Titles and stems may occur twice; an id is one question. */
export function apart(draft: Draft, hasId: boolean, refs: Set<string>): Draft {
  const ref = !hasId && refs.has(draft.ref) ? `${draft.ref.slice(0, 246)} ${contentOf(draft)}` : draft.ref;
  refs.add(ref);
  return { ...draft, ref };
}

/** Summary of a question and its right answers. */
const contentOf = ({ kind, stem, options, gaps, right }: Draft) =>
  createHash('sha256')
    .update(JSON.stringify([kind, stem, options, gaps, right]))
    .digest('hex')
    .slice(0, 8);

/** A question as its file writes it; null: it cannot be read, which is reported. */
export function draftOf(written: WrittenQuestion, category: string, faults: Faults): Draft | null {
  const { line } = written;
  const stem = giftText(written.stem);
  const general = giftText(written.general, stem.format);
  if (written.answers === null) {
    faults.add(line, 'This asks nothing.', 'Put answers in braces behind it, or remove it.', written.file);
    return null;
  }
  const read = readAnswers(stem, written.answers, general);
  const texts = [stem, general, giftText(written.answers, stem.format)];
  const missing = texts.flatMap(({ text }) => /@@PLUGINFILE@@\/([^"'>\s]{1,200})/.exec(text)?.[1] ?? [])[0];
  if (texts.some(showsMore)) {
    faults.add(
      line,
      missing === undefined
        ? 'Pictures, sound and films do not come in by a file.'
        : `"${missing}" is not in the file.`,
      'Say it in words, or leave it out.',
      written.file,
    );
    return null;
  }
  if (!('kind' in read)) {
    faults.add(line, ...read, written.file);
    return null;
  }
  return assembled(written, read, { category, texts });
}

/** A draft of a question and its answers. */
export function assembled(
  written: Omit<WrittenQuestion, 'answers' | 'stem'>,
  { feedback, lost, ...rest }: Answers,
  { category, texts }: { readonly category: string; readonly texts: readonly GiftText[] },
): Draft {
  const { id, line, title } = written;
  const [stem] = texts;
  const general = rest.kind === 'short' ? null : giftText(written.general, stem?.format);
  const notes = [...lost, ...lostOf(texts)];
  return {
    ...rest,
    ...taggedOf(written, category),
    ...(written.file === undefined ? {} : { file: written.file }),
    line,
    explanation: explanationOf(general, feedback),
    ref: id ?? (title === '' ? refOf(rest.kind, rest.stem.zh) : title),
    ...(notes.length === 0 ? {} : { lost: notes }),
  };
}

/** General feedback, and behind it that of each answer. */
function explanationOf(general: GiftText | null, feedback: Answers['feedback']): L10n {
  const each = feedback.map(({ of, text }) => {
    const rich = richOf(text);
    if (rich === '' || of === '') return rich;
    const name = `${plainQuestion(of)}: `;
    return rich.startsWith('<p>') ? `<p>${name}${rich.slice(3)}` : `${name}${rich}`;
  });
  const said = general === null ? { zh: '' } : saidIn(general, richOf);
  const whole = (words: string) => [words, ...each].filter((one) => one !== '').join('<br />');
  return { zh: whole(said.zh), ...(said.en === undefined ? {} : { en: whole(said.en) }) };
}

type Tagged = Pick<Draft, 'tags' | 'difficulty' | 'lesson' | 'keywords' | 'takesFiles'>;

/** Tags, and the meaning of some of them: difficulty, lesson, key words, whether answers carry files. */
function taggedOf({ tags }: Pick<WrittenQuestion, 'tags'>, category: string): Tagged {
  const told = { tags: category === '' ? [] : [category], difficulty: 2, lesson: null as Draft['lesson'] };
  const keywords: string[] = [];
  let takesFiles: boolean | undefined;
  for (const tag of tags) {
    const [, level] = /^difficulty-(\d+)$/.exec(tag) ?? [];
    const [, course, chapter, second] = /^lesson-(\d{1,12})-(\d{1,4})-(\d{1,6})$/.exec(tag) ?? [];
    const [, keyword] = /^keyword-(.+)$/.exec(tag) ?? [];
    const [, files] = /^answer-files-(yes|no)$/.exec(tag) ?? [];
    if (level !== undefined) told.difficulty = Number(level);
    else if (course !== undefined)
      told.lesson = { course: Number(course), chapter: Number(chapter), second: Number(second) };
    else if (keyword !== undefined) keywords.push(keyword);
    else if (files !== undefined) takesFiles = files === 'yes';
    else if (!told.tags.includes(tag)) told.tags.push(tag);
  }
  return { ...told, keywords, ...(takesFiles === undefined ? {} : { takesFiles }) };
}
