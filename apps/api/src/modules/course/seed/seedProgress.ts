import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { pointsEarned } from '../../../effects/pointsEarned.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { chapterPoints } from '../chapterPoints.ts';
import { chapters, courses } from '../course.schema.ts';
import { isLearned } from '../credit.ts';
import { addDays, dayOf } from '../../../days/days.ts';
import { mergeSpans, roundMs, type Span, spansLength } from '../intervals.ts';
import { type ChapterStand, outlineOf } from '../outline.ts';
import { chapterProgress, courseProgress, studyDays } from '../progress.schema.ts';
import { courseStand } from '../requirement.ts';
import type { DemoCourse, DemoLearner, Shares } from './demoLearners.ts';

const HOUR_MS = 3_600_000;

/** Ports for writing a past. */
export interface ProgressPorts {
  readonly db: Database;
  /** End of the past, epoch ms. */
  readonly now: number;
  /** Zone of the enterprise's days. */
  readonly timeZone: string;
  /** Handlers of the past's effects: each learned chapter earned its points. */
  readonly handlers: readonly Handler[];
}

/** Writes a demo learner's past: courses begun and learned, study days. Throws for an unknown account. */
export async function seedProgress(ports: ProgressPorts, learner: DemoLearner): Promise<void> {
  await inTenant(ports.db, learner.eid, async (scope) => {
    const [user] = await scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, eq(users.account, learner.account)));
    if (user === undefined) throw new Error(`no account ${learner.account} in ${learner.eid}`);
    const watched = new Map<string, number>();
    for (const course of learner.courses)
      for (const { at, seconds } of await addPast(scope, user.id, course, ports)) {
        const day = dayOf(at, ports.timeZone);
        watched.set(day, (watched.get(day) ?? 0) + seconds);
      }
    const today = dayOf(ports.now, ports.timeZone);
    // At any hour: no day has less study than was watched on it.
    const days = learner.minutes
      .map((minutes, ago) => ({ date: addDays(today, -ago), seconds: minutes * 60 }))
      .map(({ date, seconds }) => ({ date, seconds: Math.max(seconds, watched.get(date) ?? 0) }))
      .filter(({ seconds }) => seconds > 0);
    await scope.tx.insert(studyDays).values(days.map((day) => scope.row(studyDays, { userId: user.id, ...day })));
  });
}

const spansOf = (shares: Shares, durationS: number): Span[] =>
  mergeSpans(shares.map(([from, to]): Span => [from * durationS, to * durationS]));

/** Watched part of a chapter, and when. */
interface Sitting {
  /** Epoch ms. */
  readonly at: number;
  readonly seconds: number;
}

async function addPast(
  scope: TenantScope,
  userId: number,
  past: DemoCourse,
  ports: ProgressPorts,
): Promise<readonly Sitting[]> {
  const { now, handlers } = ports;
  const [course] = await scope.tx
    .select()
    .from(courses)
    .where(scope.only(courses, eq(courses.id, past.course)));
  if (course === undefined) throw new Error(`no course ${past.course} in ${scope.eid}`);
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id)))
    .orderBy(asc(chapters.no));
  const last = now - past.hoursAgo * HOUR_MS;
  const begun = rows.slice(0, past.chapters.length);
  const stands = new Map(
    begun.map(({ id, durationS }, index): [number, ChapterStand] => {
      const watched = spansOf(past.chapters[index] ?? [], durationS);
      // A chapter an hour, the last one at the time given.
      const lastBeatAt = last - (begun.length - 1 - index) * HOUR_MS;
      return [id, { watched, seen: [], place: 0, learned: isLearned(watched, durationS), lastBeatAt }];
    }),
  );
  const outline = outlineOf(rows, stands, course.sequential);
  const studiedS = roundMs([...stands.values()].reduce((sum, { watched }) => sum + spansLength(watched), 0));
  const { state } = courseStand(outline.state, course.requiredStudyS, studiedS);
  await scope.tx.insert(courseProgress).values(
    scope.row(courseProgress, {
      userId,
      courseId: course.id,
      state,
      learnedChapters: outline.learnedChapters,
      leftS: outline.leftS,
      studiedS,
      lastChapterId: begun.at(-1)?.id ?? null,
      lastStudiedAt: new Date(last),
      completedAt: state === 'learned' ? new Date(last) : null,
      enrolledAt: new Date(last - begun.length * HOUR_MS),
      dueAt: past.endedDaysAgo === undefined ? null : new Date(now - past.endedDaysAgo * 24 * HOUR_MS),
    }),
  );
  await scope.tx.insert(chapterProgress).values(
    [...stands].map(([chapterId, { watched, learned, lastBeatAt }]) =>
      scope.row(chapterProgress, {
        userId,
        courseId: course.id,
        chapterId,
        watched,
        positionS: watched.at(-1)?.[1] ?? 0,
        studiedS: spansLength(watched),
        learned,
        learnedAt: learned ? new Date(lastBeatAt) : null,
        lastBeatAt: new Date(lastBeatAt),
      }),
    ),
  );
  for (const [chapterId, { learned, lastBeatAt }] of stands) {
    const points = learned ? chapterPoints(course, userId, chapterId) : null;
    if (points !== null) await emitter(handlers, noJobs, () => lastBeatAt)(scope, pointsEarned, points);
  }
  return [...stands.values()].map(({ watched, lastBeatAt }) => ({ at: lastBeatAt, seconds: spansLength(watched) }));
}
