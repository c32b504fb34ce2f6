import type { PlacedComment } from '@banyan/contracts/training';

/** A stretch of a text; `numbers` are those of the comments on it. */
export interface MarkedPart {
  /** Its first character in the text. */
  readonly from: number;
  readonly text: string;
  readonly numbers: readonly number[];
  /** Comments that end with it: their number is shown after it. */
  readonly ending: readonly number[];
}

/** Cuts a text at the ends of its comments; comments may overlap. */
export function markedParts(text: string, comments: readonly PlacedComment[]): MarkedPart[] {
  const placed = comments.map(({ file, from, to }, index) => ({ number: index + 1, from, to, inText: file === '' }));
  const inText = placed.filter((one) => one.inText && one.from < one.to);
  const cuts = [...new Set([0, text.length, ...inText.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    return {
      from,
      text: text.slice(from, to),
      numbers: inText.filter((one) => one.from <= from && one.to >= to).map(({ number }) => number),
      ending: inText.filter((one) => one.to === to).map(({ number }) => number),
    };
  });
}
