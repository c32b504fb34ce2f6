import LineBreaker from 'linebreak';
import { typeset, widthOf, type Setting, type TextRun } from './typeset.ts';

/** Words in lines of at most `width`: none begins with a closing sign or ends with an opening one. */
export function linesOf(words: string, setting: Setting, size: number, width: number): TextRun[][] {
  const fits = (text: string) => widthOf(typeset(text.trimEnd(), setting), size) <= width;
  const lines: string[] = [''];
  const add = (text: string) => {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + text)) lines[lines.length - 1] = line + text;
    else lines.push(text);
  };
  const breaks = new LineBreaker(words);
  let from = 0;
  for (let next = breaks.nextBreak(); next !== null; next = breaks.nextBreak()) {
    const part = words.slice(from, next.position);
    from = next.position;
    // A word that fits no line is broken where it must be.
    if (fits(part)) add(part);
    else for (const one of part) add(one);
    if (next.required && from < words.length) lines.push('');
  }
  return lines.map((line) => typeset(line.trimEnd(), setting));
}
