import type { CourseCoverProps } from './CourseCover.tsx';
import { CoverSheet } from './CoverSheet.tsx';
import { drawCover } from './draw-cover.tsx';
import { motifFor } from './motifs.ts';

/** A `CourseCover` that is there at once, for who makes a picture of it. */
export function DrawnCover({ seed, motif = motifFor(seed), title }: CourseCoverProps) {
  return (
    <CoverSheet motif={motif} title={title}>
      {drawCover(seed, motif)}
    </CoverSheet>
  );
}
