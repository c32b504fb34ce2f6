import type { ComponentType } from 'react';

/** A chapter that has just become learned, or a course by studying on in it; what it earns is another's business [CO-05]. */
export interface ChapterLearned {
  readonly courseId: number;
  readonly chapterId: number;
  /** The course is learned. Where study time is still missing, it becomes so later, by studying on. */
  readonly courseLearned: boolean;
}

/** What this domain asks of others. Slots default to nothing. */
export interface CoursePorts {
  /** Lies over the picture of a video and takes no presses: a watermark [WM-01]. */
  readonly VideoOverlay?: ComponentType;
  /** Hears of a chapter that has just become learned, and of a course that became so by watching again. */
  readonly onChapterLearned?: (learned: ChapterLearned) => void;
}
