/** Breaks a text into at most `most` lines no wider than `width`; an overflow ends in an ellipsis. */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const fits = (line: string) => measure(line) <= width;
  // A word wider than a line is broken anywhere.
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.trim())]
    .map(({ segment }) => segment)
    .flatMap((word) => (fits(word) ? [word] : [...word]));
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (fits(line + part)) line += part;
    else {
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = [...(kept[most - 1] ?? '')];
  while (last.length > 0 && !fits(`${last.join('')}…`)) last = last.slice(0, -1);
  return [...kept.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}
