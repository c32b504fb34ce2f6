import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { CaughtUp, CourseEnvironment, CourseModuleDeps } from './course.environment.ts';
import type { CoursePorts } from './course.ports.ts';
import { mayWait } from './player/journalNames.ts';

const nothing: CaughtUp = { heard: false, held: false, failed: false };

/** Sends the unsent reports of earlier pages; the code for it loads only when there are any. */
async function sendWaiting(environment: CourseEnvironment, userId: string): Promise<CaughtUp> {
  const { session, storage } = environment;
  if (!mayWait(storage, session.eid, userId)) return nothing;
  const { sendLeftBehind } = await import('./player/sendLeftBehind.ts');
  return sendLeftBehind(environment, userId);
}

function catchUpOf(environment: () => CourseEnvironment): () => Promise<CaughtUp> {
  const catchUpFor = async (userId: string) => {
    const { desk } = environment();
    const before = desk?.player.acknowledged ?? 0;
    // The last report of the chapter just left may still be pending, and must not be sent twice.
    await desk?.player.settled();
    // A chunk that fails to load counts as a network failure.
    const { heard, held, failed } = await sendWaiting(environment(), userId).catch(() => ({
      ...nothing,
      failed: true,
    }));
    return { heard: heard || (desk?.player.acknowledged ?? 0) > before, held, failed };
  };
  let running: Promise<unknown> = Promise.resolve();
  return () => {
    const { userId } = environment().session;
    if (userId === null) return Promise.resolve(nothing);
    // One run after the other, since a later one may succeed where the earlier failed.
    const own = running.then(() => catchUpFor(userId));
    running = own.catch(() => undefined);
    return own;
  };
}

/** Context of this domain's screens. */
export const courseDomain = defineDomain<
  CoursePorts,
  CourseModuleDeps,
  Omit<CourseEnvironment, keyof DomainEnvironment>
>('course', (base, { loadText, uploader }) => {
  const own = { loadText, uploader, desk: null, catchUp: catchUpOf(() => base as CourseEnvironment) };
  return own;
});
