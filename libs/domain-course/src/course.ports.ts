import type { ComponentType } from 'react';

/** A chapter that has just become learned; what it earns is another's business [CO-05]. */
export interface ChapterLearned {
  readonly courseId: number;
  readonly chapterId: number;
  /** The course became learned with it. Where study time is still missing, it does so later, by studying on. */
  readonly courseLearned: boolean;
}

/** What this domain asks of others. Slots default to nothing. */
export interface CoursePorts {
  /** Lies over the picture of a video and takes no presses: a watermark [WM-01]. */
  readonly VideoOverlay?: ComponentType;
  /** Hears of a chapter that has just become learned. */
  readonly onChapterLearned?: (learned: ChapterLearned) => void;
}
