import type { HttpClient } from '@banyan/core-http';
import type { SessionView } from '@banyan/core-session';
import { createContext, useContext } from 'react';
import type { CourseApi, LoadText } from './api/courseApi.ts';
import type { CatalogueStore } from './catalogue/CatalogueStore.ts';
import type { CoursePorts } from './course.ports.ts';
import type { CourseStore } from './course/CourseStore.ts';
import type { PlayerStore } from './player/PlayerStore.ts';
import type { ProgressJournal } from './player/ProgressJournal.ts';
import type { StudyListStore } from './records/StudyListStore.ts';
import type { RefusedStore } from './refused/RefusedStore.ts';
import type { StudyHomeStore } from './study/StudyHomeStore.ts';

/** What this domain is made with. */
export interface CourseModuleDeps {
  readonly http: Pick<HttpClient, 'call'>;
  readonly session: SessionView;
  readonly ports?: CoursePorts;
  /** How subtitle files are fetched; the browser's own way without it. */
  readonly loadText?: LoadText;
  /** Epoch ms; the device's clock without it. */
  readonly now?: () => number;
}

/** One store for each screen but the course's own, whose stores come with it (`useCourseDesk`). */
export interface CourseStores {
  readonly catalogue: CatalogueStore;
  readonly records: StudyListStore;
  readonly study: StudyHomeStore;
  readonly refused: RefusedStore;
}

/** What this domain's screens stand on. */
export interface CourseEnvironment {
  readonly stores: CourseStores;
  /** Null until a course is opened. */
  desk: CourseDesk | null;
  readonly api: CourseApi;
  readonly journal: ProgressJournal;
  readonly session: SessionView;
  /** Null where the browser forbids it. */
  readonly storage: Storage | null;
  readonly ports: CoursePorts;
  readonly now: () => number;
  /** Sends what earlier pages could not; answers whether the server has heard of something new meanwhile [CO-05]. */
  readonly catchUp: () => Promise<boolean>;
}

/** The stores of the screen a course is studied on. */
export interface CourseDesk {
  readonly course: CourseStore;
  readonly player: PlayerStore;
}

/** Set by `withCourse`, around each screen. */
export const CourseContext = createContext<CourseEnvironment | null>(null);

/** For this domain's own hooks. */
export function useCourseEnvironment(): CourseEnvironment {
  const environment = useContext(CourseContext);
  if (environment === null) throw new Error('a screen of the course domain needs withCourse around it');
  return environment;
}
