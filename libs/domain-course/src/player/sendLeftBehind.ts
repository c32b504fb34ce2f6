import { apiOf } from '@banyan/core-screen';
import { studyCalls } from '../api/studyCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { windowHolder } from './holder.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import { sendWaiting } from './sendWaiting.ts';

/**
 * Sends what earlier pages of this learner could not, but for the open chapter, which has a reporter of its own [CO-05].
 * Answers how many heartbeats were acknowledged; the open course learns of each.
 */
export async function sendLeftBehind(environment: CourseEnvironment, userId: string): Promise<number> {
  const { desk, now, session, storage } = environment;
  let sent = 0;
  const course = desk?.course.course ?? null;
  const open = course === null ? null : (desk?.player.chapter ?? null);
  await sendWaiting({
    api: apiOf(environment.http, studyCalls),
    journal: new ProgressJournal(storage),
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
  return sent;
}
