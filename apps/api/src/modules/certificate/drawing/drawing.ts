import type { FaceMark } from '@banyan/contracts/training';
import { encode } from 'uqr';

/** Content of a drawing: shapes, the holder’s photo as JPEG, and the address in the code. */
export interface Drawing {
  readonly marks: readonly FaceMark[];
  readonly photo: Buffer | null;
  readonly address: string;
  /** Of the document. */
  readonly title: string;
  readonly author: string;
  /** Language of its text, as BCP 47 writes it. */
  readonly language: string;
}

/** A code as one path in a box. */
export function codePath(address: string, [x, y, width]: readonly [number, number, number, number]): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const unit = width / size;
  const squares = data.flatMap((row, top) =>
    row.flatMap((dark, left) =>
      dark
        ? [
            `M${(x + left * unit).toFixed(3)} ${(y + top * unit).toFixed(3)}h${unit.toFixed(3)}v${unit.toFixed(3)}h-${unit.toFixed(3)}z`,
          ]
        : [],
    ),
  );
  return squares.join('');
}
