import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { CaughtUp, CourseEnvironment, CourseModuleDeps } from './course.environment.ts';
import type { CoursePorts } from './course.ports.ts';
import { mayWait } from './player/journalNames.ts';

const nothing: CaughtUp = { heard: false, held: false, failed: false };

/** Sends what is left of earlier pages; the code that does so loads only when there is something. */
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
    // The last report of the chapter that was just left is still under way: not to be sent by two at once.
    await desk?.player.settled();
    // A chunk that does not arrive is like a network that is away.
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
    // One after the other: what the one before could not send may go through now.
    const own = running.then(() => catchUpFor(userId));
    running = own.catch(() => undefined);
    return own;
  };
}

/** The context of this domain's screens. */
export const courseDomain = defineDomain<
  CoursePorts,
  CourseModuleDeps,
  Omit<CourseEnvironment, keyof DomainEnvironment>
>('course', (base, { loadText, uploader }) => {
  const own = { loadText, uploader, desk: null, catchUp: catchUpOf(() => base as CourseEnvironment) };
  return own;
});
