import type { LearningState } from '@banyan/contracts/course';
import { roundMs } from './intervals.ts';
import type { Outline } from './outline.ts';

/** A learner's state in a whole course, its required hours included. */
export interface CourseStand {
  readonly state: LearningState;
  /** Missing part of the required hours, seconds. */
  readonly studyLeftS: number;
}

/**
 * A learner's state, from the state that the chapters give, the study time that the course asks for and the credited
 * time (repeats included), both in seconds. A course is learned when every chapter is and its time is reached; once
 * learned it stays so, even if chapters or hours are added later.
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

/** Seconds still to learn: watching a chapter is study time, too, so the larger of both, not their sum. */
export const leftInCourse = ({ leftS }: Pick<Outline, 'leftS'>, { studyLeftS }: Pick<CourseStand, 'studyLeftS'>) =>
  Math.max(leftS, studyLeftS);

/** Points earned in a course. */
export const pointsEarned = (learnedChapters: number, pointsPerChapter: number) => learnedChapters * pointsPerChapter;
