import type { UploadedFile } from '@banyan/contracts';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { LoadText } from './api/courseApi.ts';
import type { CoursePorts } from './course.ports.ts';
import type { CourseStore } from './course/CourseStore.ts';
import type { PlayerStore } from './player/PlayerStore.ts';

/** Sends a picture of a note. */
export interface NoteSender {
  upload(
    file: File,
    how: {
      readonly kind: 'noteImage';
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface CourseModuleDeps extends DomainDeps<CoursePorts> {
  /** How subtitle files are fetched; the browser's own way without it. */
  readonly loadText?: LoadText;
  /** Without it, notes take no pictures. */
  readonly uploader?: NoteSender;
}

/** The stores of the screen a course is studied on. */
export interface CourseDesk {
  readonly course: CourseStore;
  readonly player: PlayerStore;
}

/** What became of what earlier pages could not send. */
export interface CaughtUp {
  /** The server has heard of something new meanwhile. */
  readonly heard: boolean;
  /** Some of it waits, because another window holds the place. */
  readonly held: boolean;
  /** Some of it waits, because the network or the server failed: nothing speaks against it. */
  readonly failed: boolean;
}

/** Dependencies of this domain's screens. */
export interface CourseEnvironment extends DomainEnvironment<CoursePorts> {
  readonly loadText: LoadText | undefined;
  readonly uploader: NoteSender | undefined;
  /** Null until a course is opened. */
  desk: CourseDesk | null;
  /** Sends what earlier pages could not. */
  readonly catchUp: () => Promise<CaughtUp>;
}
