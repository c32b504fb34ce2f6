import { giftWords } from '../import/giftSigns.ts';
import { plainQuestion, wordsOfHtml } from '../import/html.ts';
import { multilang } from '../import/languages.ts';
import {
  asHtml,
  isNumber,
  leaveFiles,
  Left,
  tagsOf,
  type ChapterOf,
  type LeavingQuestion,
  type WrittenFile,
} from './written.ts';

type Words = LeavingQuestion['stem'];

const rich = (words: Words) => `[html]${giftWords(multilang(words))}`;

/** Questions as GIFT, as imports and Moodle read it. */
export function writeGift(all: readonly LeavingQuestion[], chapterOf: ChapterOf): WrittenFile {
  const left = new Left();
  const blocks = all.flatMap((one) => blockOf(one, chapterOf, left) ?? []);
  return {
    format: 'gift',
    content: Buffer.from(`${blocks.join('\n\n')}\n`),
    questions: blocks.length,
    left: left.all,
  };
}

/** Null: GIFT has no such question. */
function blockOf(question: LeavingQuestion, chapterOf: ChapterOf, left: Left): string | null {
  const answers = answersOf(question, left);
  if (answers === null) return null;
  leaveFiles(question, left);
  const tags = tagsOf(question, chapterOf);
  if (tags.some((tag) => tag.includes(']'))) left.add('tags');
  const comments = [
    idOf(question.ref),
    ...tags.filter((tag) => !tag.includes(']')).map((tag) => `[tag:${tag}]`),
  ].filter((one) => one !== '');
  return [...(comments.length === 0 ? [] : [`// ${comments.join(' ')}`]), `${rich(question.stem)} ${answers}`].join(
    '\n',
  );
}

/** A backslash at its end would end no id. */
const idOf = (ref: string) => (ref === '' || ref.endsWith('\\') ? '' : `[id:${ref.replaceAll(']', String.raw`\]`)}]`);

function answersOf(question: LeavingQuestion, left: Left): string | null {
  const { explanation, key, kind, options } = question;
  const general = explanation.zh_cn === '' ? '' : `####${rich(explanation)}`;
  switch (kind) {
    case 'single':
    case 'multiple': {
      const right = new Set(key.choice);
      const sign = (at: number) =>
        !right.has(at) ? '~' : kind === 'single' ? '=' : `~%${Math.floor(1e7 / right.size) / 1e5}%`;
      return braces([...options.map((one, at) => `${sign(at)}${rich(one)}`), general]);
    }
    case 'judgement':
      return `{${key.choice[0] === 1 ? 'T' : 'F'}${general}}`;
    case 'fill': {
      const [taken = [], ...others] = key.gaps;
      if (others.length > 0) return refuse('gaps', left);
      if (key.numbers !== true) return braces([...taken.map((one) => `=${gap(one)}`), general]);
      return taken.every(isNumber)
        ? braces([`#${taken.map((one) => `=${one}`).join(' ')}`, general])
        : refuse('numbers', left);
    }
    case 'short': {
      // Behind the signs stands its sample.
      if (wordsOfHtml(explanation.zh_cn) !== '') left.add('explanation');
      const { sample } = key;
      return sample === null ? '{}' : `{####${rich(asHtml(sample))}}`;
    }
  }
}

const braces = (parts: readonly string[]) =>
  `{\n${parts
    .filter((one) => one !== '')
    .map((one) => `  ${one}`)
    .join('\n')}\n}`;

/** Words of a gap; an arrow would make it a pair, and an asterisk any text. */
const gap = (words: string) =>
  words.includes('->')
    ? `[html]${giftWords(plainQuestion(words)).replaceAll('*', String.raw`\*`)}`
    : `[plain]${giftWords(words).replaceAll('*', String.raw`\*`)}`;

function refuse(what: 'gaps' | 'numbers', left: Left): null {
  left.add(what);
  return null;
}
