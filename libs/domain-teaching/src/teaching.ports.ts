import type { CourseCard } from '@banyan/contracts/course';
import type { ComponentType } from 'react';

/** Ports that this domain asks of others. Slots are empty by default. */
export interface TeachingPorts {
  /** Address of a course, by id; without it a published micro-course has no link to its course. */
  readonly courseHref?: (id: number) => string;
  /** Loads the card of a course in grids; without it only the title is shown. */
  readonly loadCourseCard?: () => Promise<ComponentType<{ course: CourseCard }>>;
  /** Loads the component for rewarding a course's lecturer; without it rewards are not possible. */
  readonly loadReward?: () => Promise<ComponentType<{ courseId: number; lecturer: string }>>;
  /** Loads the marking of exam papers that name the lecturer; without it the office has none. */
  readonly loadMarking?: () => Promise<ComponentType>;
  /** Loads the component that crops a cover; without it pictures are uploaded as they are. */
  readonly loadCoverCropper?: () => Promise<
    ComponentType<{ url: string; onCut: (picture: File) => void; onClose: () => void }>
  >;
}
