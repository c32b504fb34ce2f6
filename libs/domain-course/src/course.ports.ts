import type { ComponentType } from 'react';

/** A chapter or course that has just been learned; other domains decide about the reward. */
export interface ChapterLearned {
  readonly courseId: number;
  readonly chapterId: number;
  /** The course is learned. When study time is missing, it becomes so later, by further study. */
  readonly courseLearned: boolean;
}

/** Ports that this domain asks of others. Slots are empty by default. */
export interface CoursePorts {
  /** Loads an overlay above a chapter's content that takes no clicks: a watermark. */
  readonly loadStageOverlay?: () => Promise<ComponentType>;
  /** Called when a chapter has just been learned, or a course by watching again. */
  readonly onChapterLearned?: (learned: ChapterLearned) => void;
  /** Address of a course's practice, by course id; without it courses have no link to it. */
  readonly practiceHref?: (id: number) => string;
  /** Loads the face check for a course, by its id; without it face checks are not available. */
  readonly loadFaceCheck?: () => Promise<ComponentType<{ courseId: number; onPassed: () => void }>>;
  /** Called when points were spent on a course. */
  readonly onPointsSpent?: () => void;
  /** Address of an exam, by id; without it credits have no links to exams. */
  readonly examHref?: (id: number) => string;
  /** Address of a lecturer, by id; without it their name is not a link. */
  readonly lecturerHref?: (id: number) => string;
  /** Address of a live room, by id; without it credits have no links to rooms. */
  readonly liveHref?: (id: number) => string;
  /** Address of a training programme, by id; without it credits have no links to programmes. */
  readonly programmeHref?: (id: number) => string;
}
