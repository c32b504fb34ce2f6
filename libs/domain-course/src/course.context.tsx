import { useEffect, type ComponentType } from 'react';
import type { CoursePorts } from './course.ports.ts';
import {
  CourseContext,
  useCourseEnvironment,
  type CourseEnvironment,
  type CourseModuleDeps,
} from './course.environment.ts';
import { mayWait } from './player/journalNames.ts';

/** Storage can be forbidden; asking for it then throws. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Sends what is left of earlier pages. What does so comes when there is something: that is rare. */
async function sendWaiting(environment: CourseEnvironment, userId: string): Promise<number> {
  const { session, storage } = environment;
  if (!mayWait(storage, session.eid, userId)) return 0;
  const { sendLeftBehind } = await import('./player/sendLeftBehind.ts');
  return sendLeftBehind(environment, userId);
}

function createEnvironment(deps: CourseModuleDeps): CourseEnvironment {
  const { now = Date.now, ports = {}, session } = deps;
  const catchUpFor = async (userId: string) => {
    const { desk } = environment;
    const before = desk?.player.acknowledged ?? 0;
    // The chapter that was just left is still saying its last: not to be said by two at once.
    await desk?.player.settled();
    // A part of the program that does not arrive is like a network that is away: the next screen tries again.
    const sent = await sendWaiting(environment, userId).catch(() => 0);
    return sent > 0 || (desk?.player.acknowledged ?? 0) > before;
  };
  let running: Promise<unknown> = Promise.resolve();
  const environment: CourseEnvironment = {
    ...deps,
    storage: browserStorage(),
    ports,
    now,
    desk: null,
    stores: new Map(),
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
