import type { UploadedFile } from '@banyan/contracts';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { LoadText } from './api/courseApi.ts';
import type { CoursePorts } from './course.ports.ts';
import type { CourseStore } from './course/CourseStore.ts';
import type { PlayerStore } from './player/PlayerStore.ts';

/** Uploads a picture of a note, or what a course is made of. */
export interface CourseSender {
  upload(
    file: File,
    how: {
      readonly kind: 'noteImage' | 'courseMedia' | 'courseDocument' | 'coursePackage' | 'courseCover';
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface CourseModuleDeps extends DomainDeps<CoursePorts> {
  /** Loads subtitle files; by default with the browser's `fetch`. */
  readonly loadText?: LoadText;
  /** Without it, notes cannot have pictures, and courses no files. */
  readonly uploader?: CourseSender;
}

/** Stores of the course page. */
export interface CourseDesk {
  readonly course: CourseStore;
  readonly player: PlayerStore;
}

/** Result of sending the unsent reports of earlier pages. */
export interface CaughtUp {
  /** The server has received new progress. */
  readonly heard: boolean;
  /** Some reports wait, because another window has the study lease. */
  readonly held: boolean;
  /** Some reports wait, because network or server failed; they can be sent again. */
  readonly failed: boolean;
}

/** Dependencies of this domain's screens. */
export interface CourseEnvironment extends DomainEnvironment<CoursePorts> {
  readonly loadText: LoadText | undefined;
  readonly uploader: CourseSender | undefined;
  /** Null until a course is opened. */
  desk: CourseDesk | null;
  /** Sends the unsent reports of earlier pages. */
  readonly catchUp: () => Promise<CaughtUp>;
}
