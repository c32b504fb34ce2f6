import { apiOf, windowName } from '@banyan/core-screen';
import { studyCalls } from '../api/studyCalls.ts';
import type { CaughtUp, CourseEnvironment } from '../course.environment.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import { sendWaiting } from './sendWaiting.ts';

/**
 * Sends unsent study of earlier pages, except for the open chapter, which has its own reporter. Returns whether a
 * heartbeat was acknowledged, which the open course learns of, and the outcome of the rest.
 */
export async function sendLeftBehind(environment: CourseEnvironment, userId: string): Promise<CaughtUp> {
  const { desk, now, session, storage } = environment;
  let heard = false;
  const course = desk?.course.course ?? null;
  const open = course === null ? null : (desk?.player.chapter ?? null);
  const left = await sendWaiting({
    api: apiOf(environment.http, studyCalls),
    journal: new ProgressJournal(storage),
    now,
    userId,
    eid: session.eid,
    holder: await windowName(),
    onAcknowledged: (ack) => {
      heard = true;
      desk?.course.apply(ack);
    },
    ...(open === null || course === null ? {} : { except: { courseId: course.id, chapterId: open.id } }),
  });
  return { heard, ...left };
}
