import type { Faults } from '../../../import/faults.ts';
import { firstOf, placesOf, unescaped } from './giftSigns.ts';

/** Lines between blank ones: a question, or the category of those that follow. */
interface Block {
  readonly line: number;
  readonly text: string;
}

/** A question as written: escaped signs are still escaped. */
export interface WrittenQuestion {
  readonly line: number;
  /** The file within a package; left out: the file itself. */
  readonly file?: string | undefined;
  readonly id: string | null;
  readonly tags: readonly string[];
  readonly title: string;
  /** With _____ for answers in its middle. */
  readonly stem: string;
  /** The text between the braces, but for general feedback; null: there are none. */
  readonly answers: string | null;
  readonly general: string;
}

/** Blocks of a file; comments alone are none. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = (next: number) => {
    // Comments alone are no question.
    if (lines.some((line) => !isComment(line))) blocks.push({ line: next - lines.length, text: lines.join('\n') });
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

const isComment = (line: string) => line.trim().startsWith('//');

/** The category that a block names, its last part; undefined: it is none. */
export function categoryOf({ line, text }: Block, faults: Faults): string | undefined {
  const [, path, rest = ''] = /^\$CATEGORY:([^\n]*)([\s\S]*)$/.exec(wordsOf(text)) ?? [];
  if (path === undefined) return undefined;
  if (rest.trim() !== '')
    faults.add(line, 'Questions stand in the block of their category.', 'Put a blank line behind $CATEGORY.');
  // A slash within a name is written twice.
  const last = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1);
  return last === undefined || /^(?:top|\$\w+\$)$/.test(last) ? '' : unescaped(last.replaceAll('//', '/')).trim();
}

/** The line that names a category for the questions behind it; empty: none. */
export const categoryLine = (name: string) => `$CATEGORY: ${name === '' ? 'top' : name.replaceAll('/', '//')}`;

/** A block without its comments. */
const wordsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isComment(line))
    .join('\n')
    .trim();

/** Parts of a question; null: its braces or its title are not right, which is reported. */
export function writtenOf({ line, text }: Block, faults: Faults): WrittenQuestion | null {
  const comments = text.split('\n').filter(isComment).join('\n');
  const id =
    /\[id:([^\p{Cc}]{1,1000}?)(?<!\\)\]/u
      .exec(comments)?.[1]
      ?.trim()
      .replaceAll(String.raw`\]`, ']') ?? null;
  const tags = [...comments.matchAll(/\[tag:([^\p{Cc}]{1,1000}?)\]/gu)].flatMap(([, tag = '']) => tag.trim() || []);
  const refuse = (wrong: string, right: string) => {
    faults.add(line, wrong, right);
    return null;
  };
  let rest = wordsOf(text);
  let title = '';
  if (rest.startsWith('::')) {
    const end = firstOf(rest, '::', 2);
    if (end === -1) return refuse('The title is not ended.', 'Write it as ::title:: before the question.');
    title = unescaped(rest.slice(2, end)).replaceAll(/\s+/g, ' ').trim();
    rest = rest.slice(end + 2).trim();
  }
  const [open, ...opened] = placesOf(rest, '{');
  const [close, ...closed] = placesOf(rest, '}');
  const told = { line, id, tags, title };
  if (open === undefined && close === undefined) return { ...told, stem: rest, answers: null, general: '' };
  if (open === undefined || (close !== undefined && close < open))
    return refuse('A brace is closed that was not opened.', String.raw`Write \} where the sign itself is meant.`);
  if (close === undefined)
    return refuse(
      'A brace is opened and not closed before the next blank line.',
      String.raw`Close it, leave out blank lines between braces, and write \{ where the sign itself is meant.`,
    );
  if (opened.length > 0 || closed.length > 0)
    return refuse(
      'A question has one pair of braces, and here are more.',
      String.raw`Make questions of their own of it, and write \{ and \} where the signs themselves are meant.`,
    );
  const inside = rest.slice(open + 1, close);
  const mark = placesOf(inside, '####').at(-1) ?? inside.length;
  const [before, after] = [rest.slice(0, open), rest.slice(close + 1)];
  return {
    ...told,
    stem: after.trim() === '' ? before : `${before}_____${after}`,
    answers: inside.slice(0, mark).trim(),
    general: inside.slice(mark + 4),
  };
}
