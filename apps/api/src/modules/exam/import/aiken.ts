import type { Faults } from '../../../import/faults.ts';
import type { Draft } from './draft.ts';
import { plainQuestion } from './html.ts';
import type { ReadQuestion } from './readQuestion.ts';
import { refOf } from './ref.ts';

const option = /^\s*([A-Za-z])[).]\s+(\S.*)$/;
const answer = /^\s*ANSWER\s*[:：]\s*(\S*)$/i;
/** Lines of the two in a text; spaces do not reach into other lines. */
const anyOption = /^[^\S\n]*[A-Z][).][^\S\n]+\S/m;
const anyAnswer = /^[^\S\n]*ANSWER[^\S\n]*[:：][^\S\n]*(?:[A-Za-z][^\S\n]*)?$/m;

/** Whether a text has lines of Aiken: an option, and behind it its answer. */
export const isAiken = (text: string): boolean =>
  anyOption.test(text) && anyAnswer.test(text) && !/(?<!\\)[{}]/.test(text);

interface Block {
  readonly line: number;
  readonly lines: readonly string[];
}

/** Questions end with their answer; one that has none ends with a blank line before the next one. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { line: number; lines: string[] } | null = null;
  let hasOptions = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (open !== null && line.trim() === '' && hasOptions) {
      blocks.push(open);
      open = null;
    }
    if (line.trim() === '') continue;
    if (open === null) {
      open = { line: at + 1, lines: [] };
      hasOptions = false;
    }
    open.lines.push(line);
    hasOptions ||= option.test(line);
    if (!answer.test(line.trimEnd())) continue;
    blocks.push(open);
    open = null;
  }
  return open === null ? blocks : [...blocks, open];
}

/** The questions of an Aiken file: single choices of plain words. */
export function readAiken(text: string, faults: Faults): ReadQuestion[] {
  const refs = new Set<string>();
  return blocksOf(text).map(({ line, lines }) => {
    const source = { text: lines.join('\n'), isAiken: true as const };
    const draft = draftOf(line, lines, faults);
    // The same words may be asked twice; their options tell them apart.
    if (draft !== null && refs.has(draft.ref))
      return { line, source, draft: { ...draft, ref: refOf('single', source.text) } };
    refs.add(draft?.ref ?? '');
    return { line, source, draft };
  });
}

function draftOf(line: number, lines: readonly string[], faults: Faults): Draft | null {
  const ends = (lines.at(-1) ?? '').trimEnd();
  const [, letter] = answer.exec(ends) ?? [];
  if (letter === undefined) {
    faults.add(line, 'The answer is missing.', 'End the question with a line such as ANSWER: B.');
    return null;
  }
  const asked = lines.slice(0, -1);
  const from = asked.findIndex((one) => option.test(one));
  const stem = plainQuestion((from === -1 ? asked : asked.slice(0, from)).join('\n'));
  const options: { readonly letter: string; readonly words: string }[] = [];
  for (const one of from === -1 ? [] : asked.slice(from)) {
    const [, name, words = ''] = option.exec(one) ?? [];
    if (name === undefined) {
      faults.add(
        line,
        `A line among the options is none: ${one.trim().slice(0, 40)}`,
        'Write A. or A) before each option.',
      );
      return null;
    }
    options.push({ letter: name.toUpperCase(), words });
  }
  const right = options.findIndex((one) => one.letter === letter.toUpperCase());
  if (right === -1) {
    faults.add(line, `The answer "${letter.slice(0, 20)}" is no option.`, 'Name the letter of one: ANSWER: B.');
    return null;
  }
  return {
    ...{ line, kind: 'single', difficulty: 2, tags: [], gaps: [], sample: null, keywords: [], lesson: null },
    ...{ ref: refOf('single', stem), stem: { zh: stem }, explanation: { zh: '' }, right: [right] },
    options: options.map(({ words }) => ({ zh: plainQuestion(words) })),
  };
}
