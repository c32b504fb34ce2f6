import type { HttpClient } from '@banyan/core-http';
import type { SessionView } from '@banyan/core-session';
import { createContext, useContext, useEffect, type ComponentType } from 'react';
import { createCourseApi, type LoadText } from './api/courseApi.ts';
import { loadText } from './api/loadText.ts';
import { CatalogueStore } from './catalogue/CatalogueStore.ts';
import type { CoursePorts } from './course.ports.ts';
import { CourseStore } from './course/CourseStore.ts';
import { windowHolder } from './player/holder.ts';
import { PlayerStore } from './player/PlayerStore.ts';
import { readPreferences, writePreferences } from './player/preferences.ts';
import { ProgressJournal } from './player/ProgressJournal.ts';
import { sendWaiting } from './player/sendWaiting.ts';
import { StudyListStore } from './records/StudyListStore.ts';
import { RefusedStore } from './refused/RefusedStore.ts';
import { StudyHomeStore } from './study/StudyHomeStore.ts';

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

/** One store for each screen, and the open chapter's. */
export interface CourseStores {
  readonly catalogue: CatalogueStore;
  readonly course: CourseStore;
  readonly player: PlayerStore;
  readonly records: StudyListStore;
  readonly study: StudyHomeStore;
  readonly refused: RefusedStore;
}

interface CourseEnvironment {
  readonly stores: CourseStores;
  readonly ports: CoursePorts;
  readonly now: () => number;
  /** Sends what earlier pages could not; answers whether the server has heard of something new meanwhile [CO-05]. */
  readonly catchUp: () => Promise<boolean>;
}

/** Storage can be forbidden; asking for it then throws. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function createEnvironment(deps: CourseModuleDeps): CourseEnvironment {
  const { http, now = Date.now, ports = {}, session } = deps;
  const api = createCourseApi(http, deps.loadText ?? loadText);
  const storage = browserStorage();
  const journal = new ProgressJournal(storage);
  const course = new CourseStore(api);
  const player = new PlayerStore({
    api,
    session,
    journal,
    now,
    holder: windowHolder,
    preferences: {
      read: () => readPreferences(storage),
      write: (preferences) => writePreferences(storage, preferences),
    },
    onChapterLearned: ports.onChapterLearned,
  });
  const catchUpFor = async (userId: string) => {
    const before = player.acknowledged;
    let sent = 0;
    // The chapter that was just left is still saying its last: not to be said by two at once.
    await player.settled();
    const open = course.course === null ? null : player.chapter;
    await sendWaiting({
      api,
      journal,
      now,
      userId,
      eid: session.eid,
      holder: await windowHolder(),
      onAcknowledged: (ack) => {
        sent += 1;
        course.apply(ack);
      },
      ...(open === null || course.course === null
        ? {}
        : { except: { courseId: course.course.id, chapterId: open.id } }),
    });
    return sent > 0 || player.acknowledged > before;
  };
  let running: Promise<unknown> = Promise.resolve();
  return {
    ports,
    now,
    stores: {
      course,
      player,
      catalogue: new CatalogueStore(api),
      records: new StudyListStore(api),
      study: new StudyHomeStore(api),
      refused: new RefusedStore(api, windowHolder),
    },
    catchUp: () => {
      const { userId } = session;
      if (userId === null) return Promise.resolve(false);
      // One after the other: what the one before could not send may go through now.
      const own = running.then(() => catchUpFor(userId));
      running = own.catch(() => undefined);
      return own;
    },
  };
}

const environments = new WeakMap<CourseModuleDeps, CourseEnvironment>();
const CourseContext = createContext<CourseEnvironment | null>(null);

/** A screen of this domain with its surroundings; all screens made with the same `deps` share their stores. */
export function withCourse(deps: CourseModuleDeps, Screen: ComponentType): ComponentType {
  const environment = environments.get(deps) ?? createEnvironment(deps);
  environments.set(deps, environment);
  return function CourseScreen() {
    return (
      <CourseContext value={environment}>
        <Screen />
      </CourseContext>
    );
  };
}

function useEnvironment(): CourseEnvironment {
  const environment = useContext(CourseContext);
  if (environment === null) throw new Error('a screen of the course domain needs withCourse around it');
  return environment;
}

/** The stores of this domain. Read them inside an `observer`. */
export const useCourseStores = (): CourseStores => useEnvironment().stores;
/** What others have put into this domain's screens. */
export const useCourseSlots = (): CoursePorts => useEnvironment().ports;
/** The clock of this domain's screens, epoch ms. */
export const useCourseNow = (): (() => number) => useEnvironment().now;
/** Sends what earlier pages could not; safe to call from every screen. */
export const useCatchUp = (): (() => Promise<boolean>) => useEnvironment().catchUp;

/**
 * Keeps a screen that tells of progress true: what earlier pages could not send is sent, now and when the network is
 * back, and `refresh` is called when the server has heard of something new, or when the window comes back into view:
 * courses open in windows of their own [CO-05].
 */
export function useTrueProgress(refresh: () => void): void {
  const { catchUp } = useEnvironment();
  useEffect(() => {
    let here = true;
    const send = () =>
      void catchUp().then((heard) => {
        if (heard && here) refresh();
      });
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', seen);
    return () => {
      here = false;
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [catchUp, refresh]);
}
