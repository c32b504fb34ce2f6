import { memo } from 'react';
import { CoverSheet } from './CoverSheet.tsx';
import { lateShapes } from './late-shapes.ts';
import { motifFor, type CoverMotif } from './motifs.ts';

export interface CourseCoverProps {
  /** What the picture is drawn by lot from: an id, so that a new title keeps its cover. */
  seed: string;
  /** What is drawn; by lot from the seed without it. */
  motif?: CoverMotif;
  /** Accessible name; leave it out where the title stands beside the picture. */
  title?: string;
}

/** A page is read before its pictures are there. */
const useCovers = lateShapes(() => import('./draw-cover.tsx'));

/**
 * A cover for what has none: one of nine motifs in its pigment, always the same for the same seed. Drawn once per seed and
 * motif; a list of thousands scrolls over the same few.
 */
export const CourseCover = memo(function CourseCover({ seed, motif = motifFor(seed), title }: CourseCoverProps) {
  return (
    <CoverSheet motif={motif} title={title}>
      {useCovers()?.drawCover(seed, motif)}
    </CoverSheet>
  );
});
