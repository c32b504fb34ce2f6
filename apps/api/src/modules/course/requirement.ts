import type { LearningState } from '@banyan/contracts/course';
import { roundMs } from './intervals.ts';
import type { Outline } from './outline.ts';

/** Where a learner stands in a whole course, its required hours included. */
export interface CourseStand {
  readonly state: LearningState;
  /** What of the required hours is still missing, seconds. */
  readonly studyLeftS: number;
}

/**
 * Where a learner stands, from the state that the chapters give, the study time that the course asks for and that which
 * was credited (repeats included), both in seconds. A course is learned when every chapter is and its time is reached;
 * once learned it stays so, whatever is added to it or asked for later.
 */
export function courseStand(
  chapters: LearningState,
  requiredStudyS: number,
  studiedS: number,
  completed = false,
): CourseStand {
  if (completed) return { state: 'learned', studyLeftS: 0 };
  // Study time is a sum of many small numbers: less than a millisecond is no time.
  const studyLeftS = roundMs(Math.max(0, requiredStudyS - studiedS));
  return { state: chapters === 'learned' && studyLeftS > 0 ? 'learning' : chapters, studyLeftS };
}

/** Seconds still to learn: to watch a chapter is study time, too, so the more of both is missing, not their sum. */
export const leftInCourse = ({ leftS }: Pick<Outline, 'leftS'>, { studyLeftS }: Pick<CourseStand, 'studyLeftS'>) =>
  Math.max(leftS, studyLeftS);

/** Points earned in a course. */
export const pointsEarned = (learnedChapters: number, pointsPerChapter: number) => learnedChapters * pointsPerChapter;
