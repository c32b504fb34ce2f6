import { memo } from 'react';
import { CoverSheet } from './CoverSheet.tsx';
import { lateShapes } from './late-shapes.ts';
import { motifFor, type CoverMotif } from './motifs.ts';

export interface CourseCoverProps {
  /** Seed of the random choice: an id, so that a new title keeps its cover. */
  seed: string;
  /** The motif; chosen at random from the seed by default. */
  motif?: CoverMotif;
  /** Accessible name; leave it out where the title is shown beside the picture. */
  title?: string;
}

/** Loaded late: a page is readable before its pictures are drawn. */
const useCovers = lateShapes(() => import('./draw-cover.tsx'));

/**
 * The cover of an item without a picture: one of nine motifs in its pigment, the same for the same seed. Drawn once per
 * seed and motif, so a list of thousands reuses the same few.
 */
export const CourseCover = memo(function CourseCover({ seed, motif = motifFor(seed), title }: CourseCoverProps) {
  return (
    <CoverSheet motif={motif} title={title}>
      {useCovers()?.drawCover(seed, motif)}
    </CoverSheet>
  );
});
