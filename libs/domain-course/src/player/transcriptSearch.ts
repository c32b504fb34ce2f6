import type { Cue } from './vtt.ts';

/** Indices of lines that contain the words, ignoring case; all lines without words. */
export function matchingLines(lines: readonly Cue[], words: string): number[] {
  const wanted = words.trim().toLocaleLowerCase();
  return lines.flatMap(({ text }, index) => (text.toLocaleLowerCase().includes(wanted) ? [index] : []));
}

/** Splits a line at the words, so that every second part is a match. */
export function cutAt(text: string, words: string): string[] {
  const wanted = words.trim();
  if (wanted === '') return [text];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${escaped})`, 'i'));
}
