import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  microCountLimit,
  microGaps,
  webLink,
  type checkMicroLink,
  type microCategories,
  type MicroCourse,
  type microDetail,
  type microSetting,
  type removeMicro,
  type saveMicro,
  type submitMicro,
} from '@banyan/contracts/teaching';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { MicroCoursePorts } from './microCourse.ports.ts';
import { microCourses, type MicroRow } from './microCourse.schema.ts';
import { change, filesOf, microOf, namedIn, ownMicro, refuse, type Ctx } from './rows.ts';

/** Settings for writing a micro-course. */
export async function readSetting(
  ctx: Ctx,
  _: object,
  { lecturers }: MicroCoursePorts,
): Promise<CallOutput<typeof microSetting>> {
  const { scope, viewer } = ctx;
  const all = await lecturers(ctx);
  const [person] = await scope.tx
    .select({ department: users.department })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return {
    lecturers: all.map(({ id, name, title }) => ({ id, name, title })),
    own: all.find(({ userId }) => userId === viewer.userId)?.id ?? 0,
    department: person === undefined ? '' : localised(person.department, viewer.language),
  };
}

/** Categories to choose from for a micro-course. */
export async function readCategories(
  ctx: Ctx,
  _: object,
  { categories }: MicroCoursePorts,
): Promise<CallOutput<typeof microCategories>> {
  return { categories: [...(await categories(ctx))] };
}

/** Whether a text is a correct web link. */
export function checkLink(
  _: Ctx,
  { url }: CallInput<typeof checkMicroLink>,
): Promise<CallOutput<typeof checkMicroLink>> {
  const link = webLink(url);
  return Promise.resolve({ correct: link !== null, secure: link?.protocol === 'https:', url: link?.href ?? '' });
}

/** A micro-course of the viewer. */
export const readMicro = async (
  ctx: Ctx,
  { id }: CallInput<typeof microDetail>,
  ports: MicroCoursePorts,
): Promise<MicroCourse> => microOf(ctx, await ownMicro(ctx, id), ports);

async function refuseChanged(ctx: Ctx, row: MicroRow, revision: number, ports: MicroCoursePorts): Promise<void> {
  if (row.revision === revision) return;
  throw new Refusal(ErrorCode.microChanged, { data: { micro: await microOf(ctx, row, ports) } });
}

async function begin(ctx: Ctx, { draft, draft_key: draftKey }: CallInput<typeof saveMicro>): Promise<MicroRow | null> {
  const { now, scope, viewer } = ctx;
  const own = and(
    eq(microCourses.userId, viewer.userId),
    isNull(microCourses.removedAt),
    isNull(microCourses.courseId),
  );
  if ((await scope.tx.$count(microCourses, scope.only(microCourses, own))) >= microCountLimit) refuse('many');
  const [row] = await scope.tx
    .insert(microCourses)
    .values(scope.row(microCourses, { userId: viewer.userId, draftKey, draft, changedAt: new Date(now()) }))
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

async function idByKey({ scope, viewer }: Ctx, draftKey: string): Promise<number> {
  const [row] = await scope.tx
    .select({ id: microCourses.id })
    .from(microCourses)
    .where(scope.only(microCourses, eq(microCourses.userId, viewer.userId), eq(microCourses.draftKey, draftKey)));
  return row?.id ?? 0;
}

/** Saves a draft. A rejected one becomes a draft again with its first change. */
export async function save(
  ctx: Ctx,
  input: CallInput<typeof saveMicro>,
  ports: MicroCoursePorts,
): Promise<MicroCourse> {
  if (input.id === 0) {
    const begun = await begin(ctx, input);
    if (begun !== null) return microOf(ctx, begun, ports);
  }
  const row = await ownMicro(ctx, input.id > 0 ? input.id : await idByKey(ctx, input.draft_key));
  // The same device has created it, without receiving the answer.
  await refuseChanged(ctx, row, input.id === 0 ? 1 : input.revision, ports);
  if (row.state !== 'draft' && row.state !== 'rejected') refuse('state');
  return microOf(ctx, await change(ctx, row.id, { draft: input.draft }), ports);
}

/** Submits it for review; refused with all that is missing. */
export async function submit(
  ctx: Ctx,
  { id, revision }: CallInput<typeof submitMicro>,
  ports: MicroCoursePorts,
): Promise<MicroCourse> {
  const row = await ownMicro(ctx, id);
  await refuseChanged(ctx, row, revision, ports);
  if (row.state !== 'draft' && row.state !== 'rejected') refuse('state');
  const [categories, lecturers] = [await ports.categories(ctx), await ports.lecturers(ctx)];
  const { draft } = row;
  // A deleted choice is missing as if it had never been made.
  const standing = {
    ...draft,
    category: categories.some((one) => one.id === draft.category) ? draft.category : '',
    lecturer: lecturers.some((one) => one.id === draft.lecturer) ? draft.lecturer : 0,
  };
  const files = await filesOf(ctx, [row.userId], namedIn(row));
  const gaps = microGaps(
    standing,
    files.filter(({ kind }) => kind !== 'cover'),
  );
  if (gaps.length > 0) refuse('gaps', { gaps });
  await takeAct(ctx, 'submission');
  const sent = {
    state: 'reviewing' as const,
    reason: '',
    sentAt: new Date(ctx.now()),
    reviewerId: null,
    reviewedAt: null,
  };
  return microOf(ctx, await change(ctx, id, sent), ports);
}

/** Withdraws a submission that waits for review. */
export async function withdraw(
  ctx: Ctx,
  { id, revision }: CallInput<typeof submitMicro>,
  ports: MicroCoursePorts,
): Promise<MicroCourse> {
  const row = await ownMicro(ctx, id);
  await refuseChanged(ctx, row, revision, ports);
  if (row.state !== 'reviewing') refuse('state');
  return microOf(ctx, await change(ctx, id, { state: 'draft', sentAt: null }), ports);
}

/** Deletes a draft, or restores it; waiting and published ones stay. */
export async function remove(
  { scope, viewer, now }: Ctx,
  { id, removed }: CallInput<typeof removeMicro>,
): Promise<CallOutput<typeof removeMicro>> {
  const gone = removed === 'Y';
  const [row] = await scope.tx
    .update(microCourses)
    .set({ removedAt: gone ? new Date(now()) : null })
    .where(
      scope.only(
        microCourses,
        and(eq(microCourses.id, id), eq(microCourses.userId, viewer.userId)),
        inArray(microCourses.state, ['draft', 'rejected']),
        gone ? isNull(microCourses.removedAt) : isNotNull(microCourses.removedAt),
      ),
    )
    .returning({ removedAt: microCourses.removedAt });
  if (row !== undefined) return { removed: row.removedAt !== null };
  const [there] = await scope.tx
    .select({ state: microCourses.state, removedAt: microCourses.removedAt })
    .from(microCourses)
    .where(scope.only(microCourses, and(eq(microCourses.id, id), eq(microCourses.userId, viewer.userId))));
  if (there === undefined) throw new Refusal(ErrorCode.notFound);
  if (gone && there.removedAt === null) refuse('state');
  return { removed: there.removedAt !== null };
}
