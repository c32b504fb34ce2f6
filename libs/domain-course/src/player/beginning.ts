import type { Interval } from '@banyan/contracts';
import type { Chapter, ChapterProgress } from '@banyan/contracts/course';
import { isRead } from './isRead.ts';
import { allowedSecond, resumeSecond } from './watchRules.ts';

/** Position at which the open chapter begins or resumes. */
export interface Beginning {
  /** Second or page; 0 for the start. */
  readonly place: number;
  /** Part of it was studied before. */
  readonly begun: boolean;
}

/** Study of a chapter so far. */
interface Stand extends Pick<ChapterProgress, 'place' | 'positionS' | 'state'> {
  readonly intervals: readonly Interval[];
}

/** Start of a chapter: its resume position, or the requested second or page, as far as the course allows it. */
export function beginningOf(
  chapter: Chapter,
  { intervals, place, positionS, state }: Stand,
  antiSkip: boolean,
  at: number | undefined,
): Beginning {
  const begun = intervals.length > 0;
  if (isRead(chapter)) return { place: at !== undefined && at >= 1 && at <= chapter.parts ? at : place, begun };
  const learned = state === 'learned';
  if (at === undefined) return { place: resumeSecond(positionS, chapter.durationS), begun };
  return { place: allowedSecond(at, { antiSkip, learned, watched: intervals }), begun };
}
