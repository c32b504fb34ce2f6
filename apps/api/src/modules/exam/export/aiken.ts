import { plainQuestion, wordsOfHtml } from '../import/html.ts';
import { leaveFiles, Left, type LeavingQuestion, type WrittenFile } from './written.ts';

const letters = 'ABCDEFGH';
const oneLine = (html: string) => wordsOfHtml(html).replaceAll(/\s*\n\s*/g, ' ');
const taken = /^\s*(?:[A-Za-z][).]\s+\S|ANSWER\s*[:：])/i;

/** Single choices as Aiken: words alone, without keys, tags or explanations. */
export function writeAiken(all: readonly LeavingQuestion[]): WrittenFile {
  const left = new Left();
  const blocks = all.flatMap((one) => blockOf(one, left) ?? []);
  return {
    format: 'aiken',
    content: Buffer.from(`${blocks.join('\n\n')}\n`),
    questions: blocks.length,
    left: left.all,
  };
}

function blockOf(question: LeavingQuestion, left: Left): string | null {
  const { difficulty, explanation, key, kind, lesson, options, stem, tags } = question;
  if (kind !== 'single') {
    left.add('kind');
    return null;
  }
  const asked = oneLine(stem.zh_cn);
  if (taken.test(asked)) {
    left.add('kind');
    return null;
  }
  const words = [stem, ...options];
  if (words.some(({ en, zh_cn: zh }) => (en ?? zh) !== zh)) left.add('english');
  if (words.some(({ zh_cn: zh }) => plainQuestion(oneLine(zh)) !== zh)) left.add('formatting');
  if (explanation.zh_cn !== '') left.add('explanation');
  if (tags.length > 0 || difficulty !== 2 || lesson !== null) left.add('tags');
  leaveFiles(question, left);
  return [
    asked,
    ...options.map((one, at) => `${letters[at] ?? ''}. ${oneLine(one.zh_cn)}`),
    `ANSWER: ${letters[key.choice[0] ?? 0] ?? ''}`,
  ].join('\n');
}
