import { createHash } from 'node:crypto';
import type { Faults } from '../../../import/faults.ts';
import type { Draft } from './draft.ts';
import { readAnswers } from './giftAnswers.ts';
import { blocksOf, categoryOf, writtenOf, type WrittenQuestion } from './giftBlock.ts';
import type { Answers } from './giftRead.ts';
import { giftText, lostOf, richOf, showsMore, type GiftText } from './giftText.ts';
import { plainQuestion } from './html.ts';
import { refOf } from './ref.ts';

/**
 * The questions of a GIFT file, as Moodle reads them; kinds that do not exist here are reported by their line, and
 * parts that are not imported are in the draft. Each is read by itself, so that a broken one hides no other.
 */
export function readGift(text: string, faults: Faults): Draft[] {
  const drafts: Draft[] = [];
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
    if (written === null || draft === null) continue;
    // Titles and stems may occur twice; an id is one question.
    const ref =
      written.id === null && refs.has(draft.ref) ? `${draft.ref.slice(0, 246)} ${contentOf(draft)}` : draft.ref;
    refs.add(ref);
    drafts.push({ ...draft, ref });
  }
  return drafts;
}

/** Summary of a question and its right answers. */
const contentOf = ({ kind, stem, options, gaps, right }: Draft) =>
  createHash('sha256')
    .update(JSON.stringify([kind, stem, options, gaps, right]))
    .digest('hex')
    .slice(0, 8);

function draftOf(written: WrittenQuestion, category: string, faults: Faults): Draft | null {
  const { id, line, title } = written;
  const stem = giftText(written.stem);
  const general = giftText(written.general, stem.format);
  if (written.answers === null) {
    faults.add(line, 'This asks nothing.', 'Put answers in braces behind it, or remove it.');
    return null;
  }
  const read = readAnswers(stem, written.answers, general);
  const texts = [stem, general, giftText(written.answers, stem.format)];
  if (texts.some(showsMore)) {
    faults.add(line, 'Pictures, sound and films do not come in by a file.', 'Say it in words, or leave it out.');
    return null;
  }
  if (!('kind' in read)) {
    faults.add(line, ...read);
    return null;
  }
  const { feedback, lost, ...rest } = read;
  const notes = [...lost, ...lostOf(texts)];
  return {
    ...rest,
    ...taggedOf(written, category),
    line,
    keywords: [],
    explanation: { zh: explanationOf(read.kind === 'short' ? null : general, feedback) },
    ref: id ?? (title === '' ? refOf(read.kind, read.stem.zh) : title),
    ...(notes.length === 0 ? {} : { lost: notes }),
  };
}

/** General feedback, and behind it that of each answer. */
function explanationOf(general: GiftText | null, feedback: Answers['feedback']): string {
  const each = feedback.map(({ of, text }) => {
    const rich = richOf(text);
    if (rich === '' || of === '') return rich;
    const name = `${plainQuestion(of)}: `;
    return rich.startsWith('<p>') ? `<p>${name}${rich.slice(3)}` : `${name}${rich}`;
  });
  return [general === null ? '' : richOf(general), ...each].filter((one) => one !== '').join('<br />');
}

/** Tags, and the meaning of some of them: a question's difficulty, and its lesson. */
function taggedOf({ tags }: WrittenQuestion, category: string): Pick<Draft, 'tags' | 'difficulty' | 'lesson'> {
  const told = { tags: category === '' ? [] : [category], difficulty: 2, lesson: null as Draft['lesson'] };
  for (const tag of tags) {
    const [, level] = /^difficulty-(\d+)$/.exec(tag) ?? [];
    const [, course, chapter, second] = /^lesson-(\d{1,12})-(\d{1,4})-(\d{1,6})$/.exec(tag) ?? [];
    if (level !== undefined) told.difficulty = Number(level);
    else if (course !== undefined)
      told.lesson = { course: Number(course), chapter: Number(chapter), second: Number(second) };
    else if (!told.tags.includes(tag)) told.tags.push(tag);
  }
  return told;
}
