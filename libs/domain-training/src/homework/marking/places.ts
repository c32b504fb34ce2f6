/** A stretch of a text: its first character, and the one after its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The paragraphs of a text, each a line with something in it. */
export function paragraphsOf(text: string): Stretch[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: line, index }) => ({ from: index, to: index + line.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '');
}

/** The same stretch without white space at its ends; null when nothing is left. */
export function trimmed(text: string, { from, to }: Stretch): Stretch | null {
  const words = text.slice(from, to);
  if (words.trim() === '') return null;
  return { from: from + words.length - words.trimStart().length, to: to - (words.length - words.trimEnd().length) };
}

/** The selection among the characters below an element whose pieces carry `data-from`, their offset in the text. */
export function selectedIn(root: Element, range: Range): Stretch | null {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-from]')].flatMap((piece): Stretch[] => {
    const node = piece.firstChild;
    if (node === null || !range.intersectsNode(node)) return [];
    const first = Number(piece.dataset['from']);
    const from = first + (node === range.startContainer ? range.startOffset : 0);
    const to = first + (node === range.endContainer ? range.endOffset : (node.textContent ?? '').length);
    return from < to ? [{ from, to }] : [];
  });
  const [first] = pieces;
  const last = pieces.at(-1);
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}
