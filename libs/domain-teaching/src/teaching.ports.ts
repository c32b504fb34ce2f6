import type { CourseCard } from '@banyan/contracts/course';
import type { ComponentType } from 'react';

/** Ports that this domain asks of others. Slots default to nothing. */
export interface TeachingPorts {
  /** Address of a course, by its id; without it no micro-course leads to the course it became. */
  readonly courseHref?: (id: number) => string;
  /** Brings a course as grids show it; without it its title stands alone. */
  readonly loadCourseCard?: () => Promise<ComponentType<{ course: CourseCard }>>;
  /** Brings what gives points to the lecturer of a course; without it nobody gives any. */
  readonly loadReward?: () => Promise<ComponentType<{ courseId: number; lecturer: string }>>;
  /** Brings what cuts a cover out of a picture; without it pictures are sent as they are. */
  readonly loadCoverCropper?: () => Promise<
    ComponentType<{ url: string; onCut: (picture: File) => void; onClose: () => void }>
  >;
}
