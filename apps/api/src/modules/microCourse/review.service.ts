import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  centsOf,
  microReviews,
  pointsOf,
  webLink,
  type answerMicro,
  type MicroAudience,
} from '@banyan/contracts/teaching';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { messageSent } from '../../effects/messageSent.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import type { MicroCoursePorts, NewChapter } from './microCourse.ports.ts';
import { microCourses, type MicroFileRow, type MicroRow } from './microCourse.schema.ts';
import { change, filesOf, microsOf, namedIn, type Ctx } from './rows.ts';
import { audienceOf, noTerms } from '../../platform/audience/audienceOf.ts';

type Reviewed = CallOutput<typeof answerMicro>;

/** Study time of a link, seconds. */
const linkS = 60;

const waitsLongest = keyset<MicroRow>(
  [microCourses.sentAt, microCourses.id],
  ({ sentAt, id }) => [sentAt ?? 0, id],
  'ascending',
);
const answeredLast = keyset<MicroRow>([microCourses.reviewedAt, microCourses.id], ({ reviewedAt, id }) => [
  reviewedAt ?? 0,
  id,
]);

async function reviewedOf(ctx: Ctx, rows: readonly MicroRow[], ports: MicroCoursePorts): Promise<Reviewed[]> {
  const micros = await microsOf(ctx, rows, ports);
  const people = await peopleOf(
    ctx,
    rows.flatMap(({ reviewerId, userId }) => [userId, ...(reviewerId === null ? [] : [reviewerId])]),
  );
  return rows.flatMap((row, index) => {
    const micro = micros[index];
    const { department, name } = people.get(row.userId) ?? nobody;
    const reviewer = people.get(row.reviewerId ?? 0)?.name ?? '';
    const sentAt = (row.sentAt ?? row.changedAt).getTime();
    return micro === undefined ? [] : [{ micro, author: name, department, sentAt, reviewer }];
  });
}

/** Micro-courses at the review desk. */
export async function listReviews(
  ctx: Ctx,
  input: CallInput<typeof microReviews>,
  ports: MicroCoursePorts,
): Promise<CallOutput<typeof microReviews>> {
  const { scope, viewer } = ctx;
  const waiting = input.state === 'open';
  const reviewing = and(
    eq(microCourses.state, 'reviewing'),
    isNull(microCourses.removedAt),
    ne(microCourses.userId, viewer.userId),
  );
  const where = waiting
    ? reviewing
    : and(isNotNull(microCourses.reviewedAt), inArray(microCourses.state, ['approved', 'rejected']));
  const list = await keysetPage(microReviews, input, {
    by: waiting ? waitsLongest : answeredLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(microCourses)
        .where(scope.only(microCourses, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => reviewedOf(ctx, rows, ports),
  });
  return { ...list, waiting: await scope.tx.$count(microCourses, scope.only(microCourses, reviewing)) };
}

/** Makes a course of it, or rejects it with a reason; notifies its author. */
export async function answerReview(
  ctx: Ctx,
  { id, reason, revision, verdict }: CallInput<typeof answerMicro>,
  ports: MicroCoursePorts,
): Promise<Reviewed> {
  const { now, scope, viewer } = ctx;
  const why = reason.trim();
  if (verdict === 'rejected' && why === '')
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { reason: 'required' } } });
  const [row] = await scope.tx
    .select()
    .from(microCourses)
    .where(scope.only(microCourses, eq(microCourses.id, id), eq(microCourses.state, 'reviewing')))
    .for('update');
  if (row === undefined || row.revision !== revision) throw new Refusal(ErrorCode.postChanged);
  mustNotBeOwn(ctx, row.userId);
  const answered = { reviewerId: viewer.userId, reviewedAt: new Date(now()) };
  const after =
    verdict === 'passed'
      ? await change(ctx, id, { ...answered, state: 'approved', courseId: await publish(ctx, row, ports) })
      : await change(ctx, id, { ...answered, state: 'rejected', reason: why });
  await ctx.emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'personal',
    source:
      after.courseId === null
        ? { type: 'microRejected', id: `${id}.${after.revision}` }
        : { type: 'microPassed', id: `${after.courseId}.${id}` },
    params: { title: row.draft.title, ...(after.courseId === null ? { reason: why } : {}) },
  });
  const [reviewed] = await reviewedOf(ctx, [after], ports);
  if (reviewed === undefined) throw new Error('a micro-course that is not shown');
  return reviewed;
}

async function publish(ctx: Ctx, row: MicroRow, ports: MicroCoursePorts): Promise<number> {
  const { scope } = ctx;
  const { draft } = row;
  const files = new Map((await filesOf(ctx, [row.userId], namedIn(row))).map((file) => [file.id, file]));
  const money = draft.fee === 'amount' || draft.fee === 'both' ? centsOf(draft.amount) : null;
  const points = draft.fee === 'points' || draft.fee === 'both' ? pointsOf(draft.points) : null;
  const course = {
    title: draft.title.trim(),
    intro: draft.introduction.trim(),
    category: draft.category,
    lecturerId: draft.lecturer,
    price: typeof money === 'number' ? money : null,
    points,
    coverKey: files.get(draft.cover)?.key ?? null,
    audienceId: await audienceFor(ctx, draft.audience, row.userId),
    chapters: draft.chapters.map((chapter) => chapterOf(chapter, files.get(chapter.file))),
  };
  return ports.publish(scope, course, ctx.now());
}

function chapterOf(
  { source, title, url }: MicroRow['draft']['chapters'][number],
  file: MicroFileRow | undefined,
): NewChapter {
  const link = {
    title: title.trim(),
    kind: 'link' as const,
    durationS: linkS,
    parts: 1,
    file: null,
    url: webLink(url)?.href ?? '',
  };
  if (source === 'link') return link;
  // It had all its files when submitted; a missing one has been removed from the store by hand.
  if (file === undefined || file.kind === 'cover')
    throw new Refusal(ErrorCode.postChanged, { reason: 'a file is gone' });
  const { durationS, height, key, kind, name, parts } = file;
  return { ...link, kind, durationS, parts, file: { key, name, height }, url: '' };
}

/** Audience of a micro-course; `department` of an author without one is the author alone. Null: everyone. */
async function audienceFor(
  { scope }: Pick<Ctx, 'scope'>,
  audience: MicroAudience,
  userId: number,
): Promise<number | null> {
  if (audience === 'everyone') return null;
  const [person] = await scope.tx
    .select({ id: users.departmentId })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  const department = audience === 'department' ? (person?.id ?? null) : null;
  return audienceOf(scope, {
    ...noTerms,
    ...(department === null ? { people: [userId] } : { departments: [department] }),
  });
}
