import type { HttpClient } from '@banyan/core-http';
import type { SessionView } from '@banyan/core-session';
import { createContext, useContext } from 'react';
import type { LoadText } from './api/courseApi.ts';
import type { CoursePorts } from './course.ports.ts';
import type { CourseStore } from './course/CourseStore.ts';
import type { PlayerStore } from './player/PlayerStore.ts';

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

/** Makes the store of a screen. */
export type MakeStore<Store> = (environment: CourseEnvironment) => Store;

/** What this domain's screens stand on. */
export interface CourseEnvironment extends Pick<CourseModuleDeps, 'http' | 'loadText' | 'session'> {
  /** By what made them; all screens see the same ones. */
  readonly stores: Map<MakeStore<unknown>, unknown>;
  /** Null until a course is opened. */
  desk: CourseDesk | null;
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

/**
 * The one store that `make` makes for this domain's screens, made when the first of them asks: it comes with its screen,
 * not with the others. Read it inside an `observer`.
 */
export function useStoreOf<Store>(make: MakeStore<Store>): Store {
  const environment = useCourseEnvironment();
  const { stores } = environment;
  if (!stores.has(make)) stores.set(make, make(environment));
  return stores.get(make) as Store;
}
