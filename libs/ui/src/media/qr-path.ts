import { encode } from 'uqr';

/** Error correction: how much of a code may be hidden or dirty and still be read: about 7, 15, 25 and 30 %. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** A code as one path. */
export interface QrShape {
  /** Modules along an edge, without the quiet zone. */
  size: number;
  /** Path data, one unit per module. */
  path: string;
  /** Edge of the free square in the middle, in modules; 0 without one. */
  gap: number;
}

/** Share of the edge that a mark in the middle covers: 6 % of the area, far below the error correction of level Q. */
const markShare = 0.24;

/** The modules of a text, row by row; dark ones are true. */
export function qrMatrix(text: string, level: QrLevel): boolean[][] {
  return encode(text, { ecc: level, border: 0 }).data;
}

/** Draws a text as a code, neighbours in a row joined, with room for a mark in its middle if requested. */
export function qrShape(text: string, level: QrLevel, marked: boolean): QrShape {
  const rows = qrMatrix(text, level);
  const size = rows.length;
  // Odd like the size, so that the gap covers whole modules.
  const gap = marked ? Math.floor((size * markShare) / 2) * 2 + 1 : 0;
  const from = (size - gap) / 2;
  const free = (index: number) => gap > 0 && index >= from && index < from + gap;
  const parts: string[] = [];
  rows.forEach((row, y) => {
    let x = 0;
    while (x < size) {
      let end = x;
      while (end < size && row[end] === true && !(free(y) && free(end))) end += 1;
      if (end > x) parts.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
      x = Math.max(end, x + 1);
    }
  });
  return { size, path: parts.join(''), gap };
}
