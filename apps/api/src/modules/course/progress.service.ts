import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { type PresenceCheck, type reportProgress } from '@banyan/contracts/course';
import { asc, eq } from 'drizzle-orm';
import { countersChanged } from '../../effects/countersChanged.ts';
import { itemFinished } from '../../effects/itemFinished.ts';
import { pointsEarned as earned } from '../../effects/pointsEarned.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { chapterPoints } from './chapterPoints.ts';
import { inCourse } from './keepCourse.ts';
import { chapters } from './course.schema.ts';
import { clampRate, creditBeat, isLearned, TOLERANCE_S } from './credit.ts';
import { keepSitting } from './evidence/keepSitting.ts';
import { furthestEnd, roundMs } from './intervals.ts';
import { takeLease } from './lease.ts';
import { lockLease, refuseElsewhere, saveLease } from './lease.service.ts';
import { askWhenDue, waitingCheck } from './presence.ts';
import { openLessons, type OpenCourse } from './openCourse.ts';
import { type ChapterStand, type Outline, type OutlineLine, outlineOf } from './outline.ts';
import { allSeen, joinSeen } from './parts.ts';
import { saveChapter, saveCourse, saveDays } from './progressRows.ts';
import { type CourseStand, courseStand, leftInCourse, pointsEarned } from './requirement.ts';
import { seatIn } from './seats.ts';
import { finishedParts } from './scorm/scormRows.ts';
import { standsOf } from './stands.ts';

type Context = CallContext<Learner>;
type Input = CallInput<typeof reportProgress>;

/**
 * Takes a heartbeat: checks and renews the lease, credits as much as the clock allows, completes chapter and course,
 * opens the next one. One transaction behind the lease's row lock, so that reports of one learner, through any server,
 * come one after the other: they spend one clock. `keepsClock`: it brings no time and takes none from the next.
 */
export async function takeReport(
  ctx: Context,
  input: Input,
  { keepsClock = false }: { readonly keepsClock?: boolean } = {},
): Promise<CallOutput<typeof reportProgress>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const open = await openLessons(ctx, input.course_id);
  const { course } = open;
  const lease = await lockLease(ctx, course.id);
  await refuseElsewhere(ctx, lease, input.holder);
  const held = takeLease(lease, { holder: input.holder, courseId: course.id }, now);
  // The last report of a window may arrive after the lease was given back, or went on to another course with the
  // window: it takes neither.
  const late = input.reason === 'leave' && (lease.holder !== input.holder || lease.courseId !== course.id);
  const { courseId, holder, expiresAt } = late ? lease : held;

  const rows = await scope.tx
    .select({
      id: chapters.id,
      no: chapters.no,
      durationS: chapters.durationS,
      parts: chapters.parts,
      kind: chapters.kind,
    })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id), inCourse))
    .orderBy(asc(chapters.no));
  const stands = await standsOf(scope, viewer.userId, [course.id]);
  const before = outlineOf(rows, stands, course.sequential);
  const line = before.lines.find(({ id }) => id === input.chapter_id);
  if (line === undefined) throw new Refusal(ErrorCode.notFound);
  if (line.lockedBy !== null) throw new Refusal(ErrorCode.chapterLocked, { data: { after: line.lockedBy } });
  const seat = await seatIn(ctx, open);

  // The presence check is unanswered: time meanwhile is no study, and is not kept for later.
  const waiting = seat.completedAt === null ? await waitingCheck(ctx, course) : null;
  if (waiting !== null) {
    await saveLease(ctx, { courseId, holder, expiresAt, creditFrom: now, beatAt: Math.max(held.beatAt, now) });
    const stand = courseStand(before.state, course.requiredStudyS, seat.studiedS, false);
    return answerOf(course, line, { before, after: before, stand, expiresAt, presence: waiting });
  }

  const was = stands.get(line.id);
  const firstWatch = was?.learned !== true;
  const antiSkip = course.antiSkip && firstWatch;
  const { durationS, parts } = line;
  const credit = creditBeat({
    now,
    creditFrom: held.creditFrom,
    rate: input.rate,
    durationS,
    watched: was?.watched ?? [],
    claimed: input.intervals,
    antiSkip,
  });
  const beatAt = keepsClock ? held.beatAt : Math.max(held.beatAt, now);
  await saveLease(ctx, { courseId, holder, expiresAt, creditFrom: credit.creditFrom, beatAt });
  // The package itself decides that it is finished, not a report.
  const isPackage = rows.some(({ id, kind }) => id === line.id && kind === 'scorm');
  const claimed = isPackage ? await finishedParts(ctx, line.id) : (input.seen ?? []);
  const seen = joinSeen(was?.seen ?? [], claimed, parts);
  // Nothing was ever watched or shown: opening a chapter does not begin it.
  if (was === undefined && credit.watched.length === 0 && seen.length === 0) {
    const stand = courseStand(before.state, course.requiredStudyS, seat.studiedS, seat.completedAt !== null);
    return answerOf(course, line, { before, after: before, stand, expiresAt, presence: null });
  }

  const learned = !firstWatch || (isLearned(credit.watched, durationS) && allSeen(seen, parts));
  const place = Math.min(parts, Math.max(0, input.place ?? was?.place ?? 0));
  const stand: ChapterStand = { watched: credit.watched, seen, place, learned, lastBeatAt: now };
  const after = outlineOf(rows, new Map(stands).set(line.id, stand), course.sequential);
  const studiedS = roundMs(Math.max(0, Math.min(credit.playedS / clampRate(input.rate), (now - held.beatAt) / 1000)));
  const furthestAllowed = antiSkip ? furthestEnd(credit.watched) + TOLERANCE_S : durationS;
  const positionS = roundMs(Math.max(0, Math.min(input.positionS, durationS, furthestAllowed)));

  await saveChapter(ctx, course.id, line.id, { stand, studiedS, positionS });
  if (credit.played.length > 0 || studiedS > 0) {
    const at = { courseId: course.id, chapterId: line.id, holder: input.holder };
    await keepSitting(ctx, { ...at, played: credit.played, positionS, studiedS });
  }
  const courseIs = await saveCourse(ctx, course, { chapterId: line.id, outline: after, studiedS });
  await saveDays(ctx, now - studiedS * 1000, now);
  const points = learned && firstWatch ? chapterPoints(course, viewer.userId, line.id) : null;
  if (points !== null) await ctx.emit(scope, earned, points);
  const completed = courseIs.state === 'learned' && seat.completedAt === null;
  if (completed) {
    await ctx.emit(scope, userChanged, { userId: viewer.userId });
    await ctx.emit(scope, itemFinished, { userId: viewer.userId, kind: 'course', id: course.id });
  }
  if (completed || (learned && firstWatch)) {
    await ctx.emit(scope, countersChanged, {
      userId: viewer.userId,
      counters: completed ? ['study', 'coursetask'] : ['study'],
    });
  }
  const done = completed || seat.completedAt !== null;
  const presence = done ? null : await askWhenDue(ctx, course, seat.studiedS + studiedS);
  return answerOf(course, line, { before, after, stand: courseIs, expiresAt, presence });
}

/** Result of a report. */
interface Outcome {
  readonly before: Outline;
  readonly after: Outline;
  readonly stand: CourseStand;
  /** End of the lease, epoch ms. */
  readonly expiresAt: number;
  /** The waiting question. */
  readonly presence: PresenceCheck | null;
}

function answerOf(
  { pointsPerChapter }: OpenCourse['course'],
  { id }: Pick<OutlineLine, 'id'>,
  { before, after, stand, expiresAt, presence }: Outcome,
): CallOutput<typeof reportProgress> {
  const line = after.lines.find((one) => one.id === id);
  if (line === undefined) throw new Error('a report on a chapter that is not in its course');
  const { learnedChapters, ribbon } = after;
  return {
    chapter: {
      chapterId: id,
      intervals: line.watched.map(([from, to]) => [from, to]),
      positionS: line.positionS,
      leftS: line.leftS,
      seen: [...line.seen],
      place: line.place,
      state: line.state,
    },
    course: {
      ...stand,
      learnedChapters,
      ribbon,
      leftS: leftInCourse(after, stand),
      pointsEarned: pointsEarned(learnedChapters, pointsPerChapter),
    },
    unlocked: openedBy(before, after),
    leaseExpiresAt: expiresAt,
    presence,
  };
}

const openedBy = (before: Outline, after: Outline) =>
  after.lines
    .filter(({ lockedBy }, index) => lockedBy === null && before.lines[index]?.lockedBy != null)
    .map(({ no }) => no);
