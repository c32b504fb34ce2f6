import { useEffect, type ComponentType } from 'react';
import { createCourseApi } from './api/courseApi.ts';
import { loadText } from './api/loadText.ts';
import { CatalogueStore } from './catalogue/CatalogueStore.ts';
import type { CoursePorts } from './course.ports.ts';
import {
  CourseContext,
  useCourseEnvironment,
  type CourseEnvironment,
  type CourseModuleDeps,
  type CourseStores,
} from './course.environment.ts';
import { windowHolder } from './player/holder.ts';
import { ProgressJournal } from './player/ProgressJournal.ts';
import { sendWaiting } from './player/sendWaiting.ts';
import { StudyListStore } from './records/StudyListStore.ts';
import { RefusedStore } from './refused/RefusedStore.ts';
import { StudyHomeStore } from './study/StudyHomeStore.ts';

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
  const catchUpFor = async (userId: string) => {
    const { desk } = environment;
    const before = desk?.player.acknowledged ?? 0;
    let sent = 0;
    // The chapter that was just left is still saying its last: not to be said by two at once.
    await desk?.player.settled();
    const course = desk?.course.course ?? null;
    const open = course === null ? null : (desk?.player.chapter ?? null);
    await sendWaiting({
      api,
      journal,
      now,
      userId,
      eid: session.eid,
      holder: await windowHolder(),
      onAcknowledged: (ack) => {
        sent += 1;
        desk?.course.apply(ack);
      },
      ...(open === null || course === null ? {} : { except: { courseId: course.id, chapterId: open.id } }),
    });
    return sent > 0 || (desk?.player.acknowledged ?? 0) > before;
  };
  let running: Promise<unknown> = Promise.resolve();
  const environment: CourseEnvironment = {
    api,
    journal,
    session,
    storage,
    ports,
    now,
    desk: null,
    stores: {
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
  return environment;
}

const environments = new WeakMap<CourseModuleDeps, CourseEnvironment>();

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

/** The stores of this domain. Read them inside an `observer`. */
export const useCourseStores = (): CourseStores => useCourseEnvironment().stores;
/** What others have put into this domain's screens. */
export const useCourseSlots = (): CoursePorts => useCourseEnvironment().ports;
/** The clock of this domain's screens, epoch ms. */
export const useCourseNow = (): (() => number) => useCourseEnvironment().now;
/** Sends what earlier pages could not; safe to call from every screen. */
export const useCatchUp = (): (() => Promise<boolean>) => useCourseEnvironment().catchUp;

/**
 * Keeps a screen that tells of progress true: what earlier pages could not send is sent, now and when the network is
 * back, and `refresh` is called when the server has heard of something new, or when the window comes back into view:
 * courses open in windows of their own [CO-05].
 */
export function useTrueProgress(refresh: () => void): void {
  const { catchUp } = useCourseEnvironment();
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
