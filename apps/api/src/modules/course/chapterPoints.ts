import { type PointsEarned } from '../../effects/pointsEarned.ts';
import type { courses } from './course.schema.ts';

/** Points for a learned chapter, once; null in a course that gives no points. */
export function chapterPoints(
  { pointsPerChapter }: Pick<typeof courses.$inferSelect, 'pointsPerChapter'>,
  userId: number,
  chapterId: number,
): PointsEarned | null {
  if (pointsPerChapter === 0) return null;
  return {
    userId,
    rule: 'course.chapter',
    source: { type: 'chapter', id: String(chapterId) },
    points: pointsPerChapter,
  };
}
