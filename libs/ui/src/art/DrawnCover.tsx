import type { CourseCoverProps } from './CourseCover.tsx';
import { CoverSheet } from './CoverSheet.tsx';
import { drawCover } from './draw-cover.tsx';
import { motifFor } from './motifs.ts';

/** A `CourseCover` that is drawn at once, for screenshots. */
export function DrawnCover({ seed, motif = motifFor(seed), title }: CourseCoverProps) {
  return (
    <CoverSheet motif={motif} title={title}>
      {drawCover(seed, motif)}
    </CoverSheet>
  );
}
