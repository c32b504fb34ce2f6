import type { ComponentType } from 'react';

/** A chapter that has just become learned, or a course by studying on in it; what it earns is another's business. */
export interface ChapterLearned {
  readonly courseId: number;
  readonly chapterId: number;
  /** The course is learned. Where study time is still missing, it becomes so later, by studying on. */
  readonly courseLearned: boolean;
}

/** Ports that this domain asks of others. Slots default to nothing. */
export interface CoursePorts {
  /** Brings what lies over what a chapter shows and takes no presses: a watermark. */
  readonly loadStageOverlay?: () => Promise<ComponentType>;
  /** Hears of a chapter that has just become learned, and of a course that became so by watching again. */
  readonly onChapterLearned?: (learned: ChapterLearned) => void;
  /** Address of the practice of a course, by its id; without it no course leads there. */
  readonly practiceHref?: (id: number) => string;
  /** Brings what checks the learner's face for a course, by its id; without it no face can be asked for. */
  readonly loadFaceCheck?: () => Promise<ComponentType<{ courseId: number; onPassed: () => void }>>;
  /** Hears that points were spent on a course. */
  readonly onPointsSpent?: () => void;
  /** Address of an exam, by its id; without it credits do not lead to exams. */
  readonly examHref?: (id: number) => string;
  /** Address of a lecturer, by id; without it their name leads nowhere. */
  readonly lecturerHref?: (id: number) => string;
  /** Address of a live room, by its id; without it credits do not lead to rooms. */
  readonly liveHref?: (id: number) => string;
  /** Address of a training programme, by its id; without it credits do not lead to programmes. */
  readonly programmeHref?: (id: number) => string;
}
