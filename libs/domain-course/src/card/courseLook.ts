import type { CourseCard, RibbonPiece } from '@banyan/contracts/course';
import type { CoverMotif, RibbonSegment } from '@banyan/ui';

/** Drawings of the subjects: the wire names a subject, the drawing a motif. */
export const motifOfSubject = {
  quality: 'gauge',
  lean: 'flow',
  safety: 'tiles',
  equip: 'wheels',
  lead: 'people',
  digital: 'dots',
  supply: 'routes',
  comply: 'sheets',
  newbie: 'canopy',
} as const satisfies Record<CourseCard['motif'], CoverMotif>;

/** Seconds of study time that are all the course still needs; 0 when it is learned or a chapter is missing. */
export function onlyStudyLeft({
  chapterCount,
  learnedChapters,
  state,
  studyLeftS,
}: Pick<CourseCard, 'chapterCount' | 'learnedChapters' | 'state' | 'studyLeftS'>): number {
  return state === 'learning' && learnedChapters === chapterCount ? studyLeftS : 0;
}

/** Converts a course's ribbon into the segments of its drawing. */
export function ribbonSegments(pieces: readonly RibbonPiece[]): RibbonSegment[] {
  return pieces.map((piece, index) => ({
    id: String(index),
    size: piece.seconds,
    state: piece.locked ? 'locked' : piece.done >= 1 ? 'done' : piece.done > 0 ? 'part' : 'open',
    done: piece.done,
  }));
}
