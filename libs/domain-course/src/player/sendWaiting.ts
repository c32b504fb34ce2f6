import type { CourseApi, ProgressAck } from '../api/courseApi.ts';
import type { CaughtUp } from '../course.environment.ts';
import { outcomeOfReport } from '../shared/refusal.ts';
import type { ProgressJournal, WatchKey, Watched } from './ProgressJournal.ts';
import { firstSending, isOfGoneWindow, type SentBeat, type ShownParts } from './SentBeat.ts';

export interface SendWaitingPorts {
  readonly api: Pick<CourseApi, 'report' | 'lease'>;
  readonly journal: ProgressJournal;
  readonly holder: string;
  readonly eid: number;
  readonly userId: string;
  /** The open chapter, which has its own reporter. */
  readonly except?: { readonly courseId: number; readonly chapterId: number };
  readonly onAcknowledged?: (ack: ProgressAck) => void;
  /** Current time, epoch ms. */
  readonly now: () => number;
}

/**
 * Sends study that an earlier page could not send, after a crash, a closed laptop or an outage. Study stays stored
 * while the course is studied elsewhere or the network is away. Returns whether some was left because another window
 * has the lease, and whether because network or server failed.
 */
export async function sendWaiting(ports: SendWaitingPorts): Promise<Pick<CaughtUp, 'held' | 'failed'>> {
  const { except, eid, journal, now, userId } = ports;
  let held = false;
  let failed = false;
  for (const { key, watched } of journal.waiting(eid, userId, now())) {
    if (key.courseId === except?.courseId && key.chapterId === except.chapterId) continue;
    const left = await sendChapter(ports, key, watched);
    held ||= left === 'elsewhere';
    failed ||= left === 'retry';
  }
  return { held, failed };
}

/** Sends the study of one chapter; returns why some of it was left, null when all was sent. */
async function sendChapter(ports: SendWaitingPorts, key: WatchKey, watched: Watched) {
  const { api, holder, journal } = ports;
  const place = { course_id: key.courseId, holder, take_over: 'N' } as const;
  try {
    await api.lease({ ...place, release: 'N' });
    let rest: Watched | null = watched;
    while (rest !== null && (rest.intervals.length > 0 || rest.shown !== undefined))
      rest = await sendSome(ports, key, rest);
    // The open course keeps its lease, since playing may start any moment.
    if (key.courseId !== ports.except?.courseId) await api.lease({ ...place, release: 'Y' });
    return null;
  } catch (error) {
    const outcome = outcomeOfReport(error);
    if (outcome === 'drop') journal.write(key, { intervals: [], positionS: 0, rate: 1, at: watched.at });
    return outcome;
  }
}

/** Shown parts that the heartbeat did not contain. */
function leftOf(shown: ShownParts | undefined, { beat }: SentBeat): { readonly shown?: ShownParts } {
  const seen = (shown?.seen ?? []).filter((part) => beat.seen?.includes(part) !== true);
  return seen.length === 0 ? {} : { shown: { seen, place: shown?.place ?? 0 } };
}

/** Sends one heartbeat, first of all the unanswered one; returns the rest. */
async function sendSome(ports: SendWaitingPorts, key: WatchKey, watched: Watched): Promise<Watched> {
  const { api, holder, journal, onAcknowledged } = ports;
  const { sent: before, ...rest } = watched;
  const { intervals, positionS, rate, shown } = rest;
  const place = { course_id: key.courseId, chapter_id: key.chapterId, holder };
  const sent = before ?? firstSending({ ...place, positionS, rate, reason: 'resume' }, intervals, shown);
  journal.write(key, { ...rest, sent });
  try {
    const ack = await api.report(sent.beat, { idempotencyKey: sent.key });
    const left = {
      positionS,
      rate,
      at: rest.at,
      intervals: intervals.slice(sent.beat.intervals.length),
      ...leftOf(shown, sent),
    };
    journal.write(key, left);
    onAcknowledged?.(ack);
    return left;
  } catch (error) {
    if (!isOfGoneWindow(sent, holder, error)) throw error;
    return rest;
  }
}
