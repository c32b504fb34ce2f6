import type { Cue } from './vtt.ts';

/** Lines that hold the words, whatever their case; all of them without words. */
export function matchingLines(lines: readonly Cue[], words: string): number[] {
  const wanted = words.trim().toLocaleLowerCase();
  return lines.flatMap(({ text }, index) => (text.toLocaleLowerCase().includes(wanted) ? [index] : []));
}

/** A line cut where the words stand, every second part being one of them. */
export function cutAt(text: string, words: string): string[] {
  const wanted = words.trim();
  if (wanted === '') return [text];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${escaped})`, 'i'));
}
