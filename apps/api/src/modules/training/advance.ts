import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { ItemFinished } from '../../effects/itemFinished.ts';
import type { AdvanceContext } from './advanceContext.ts';
import { rewardRound, takeBackRound } from './completion.ts';
import { enrolments, finishedTasks } from './enrolment.schema.ts';
import { programmes, tasks } from './programmes.schema.ts';
import { endOf, finishedOf, shapesOf, progressIn, type EnrolmentRow, type ProgrammeRow } from './shape.ts';

const DAY_MS = 86_400_000;
/** Kinds that people mark may be marked after the end: they were submitted before. */
const MARKING_MS = 14 * DAY_MS;
const marked: readonly ProgrammeTaskKind[] = ['exam', 'homework'];

/** Whether something finished now counts in a programme, by its start and its end. */
function counts(
  { programme, enrolment }: { programme: ProgrammeRow; enrolment: EnrolmentRow },
  kind: ProgrammeTaskKind,
  now: number,
) {
  if (enrolment.completedAt !== null || programme.archivedAt !== null) return false;
  const begins = programme.beginsAt?.getTime() ?? 0;
  if (now < begins && !programme.countsEarlier) return false;
  const end = endOf(programme, enrolment);
  return end === null || now < end + (marked.includes(kind) ? MARKING_MS : 0);
}

/** Advances every programme of a person that asks for this. Repeated, it changes nothing. */
export async function advance(ctx: AdvanceContext, { userId, kind, id }: ItemFinished): Promise<void> {
  const { scope, now } = ctx;
  const moved = new Map<number, { programme: ProgrammeRow; enrolment: EnrolmentRow }>();
  for (const { programme, enrolment, taskId } of await askedBy(scope, { userId, kind, id })) {
    if (!counts({ programme, enrolment }, kind, now)) continue;
    await addFinished(scope, enrolment, [{ taskId, at: new Date(now) }]);
    moved.set(programme.id, { programme, enrolment });
  }
  for (const own of moved.values()) await settle(ctx, own);
}

/** Programmes of a person that ask for something, each with that task. */
const askedBy = (scope: TenantScope, { userId, kind, id }: ItemFinished) =>
  scope.tx
    .select({ programme: programmes, enrolment: enrolments, taskId: tasks.id })
    .from(enrolments)
    .innerJoin(programmes, and(eq(programmes.eid, enrolments.eid), eq(programmes.id, enrolments.programmeId)))
    .innerJoin(tasks, and(eq(tasks.eid, programmes.eid), eq(tasks.programmeId, programmes.id)))
    .where(scope.only(enrolments, eq(enrolments.userId, userId), eq(tasks.kind, kind), eq(tasks.itemId, id)))
    .orderBy(enrolments.programmeId)
    .for('update', { of: enrolments });

/** Takes back in every programme of a person something that is finished no longer, and the rewards of completing it. */
export async function reopen(ctx: AdvanceContext, item: ItemFinished): Promise<void> {
  const { scope } = ctx;
  const moved = new Map<number, { programme: ProgrammeRow; enrolment: EnrolmentRow }>();
  for (const { programme, enrolment, taskId } of await askedBy(scope, item)) {
    const ofRound = and(
      eq(finishedTasks.userId, item.userId),
      eq(finishedTasks.programmeId, programme.id),
      eq(finishedTasks.round, enrolment.round),
      eq(finishedTasks.taskId, taskId),
    );
    const gone = await scope.tx
      .delete(finishedTasks)
      .where(scope.only(finishedTasks, ofRound))
      .returning({ taskId: finishedTasks.taskId });
    if (gone.length > 0) moved.set(programme.id, { programme, enrolment });
  }
  for (const own of moved.values()) await settle(ctx, own);
}

/** Records tasks finished in the present round; existing rows stay as they are. */
export async function addFinished(
  scope: TenantScope,
  { programmeId, userId, round }: Pick<EnrolmentRow, 'programmeId' | 'userId' | 'round'>,
  finished: readonly { readonly taskId: number; readonly at: Date }[],
): Promise<void> {
  if (finished.length === 0) return;
  await scope.tx
    .insert(finishedTasks)
    .values(
      finished.map(({ taskId, at }) =>
        scope.row(finishedTasks, { programmeId, userId, round, taskId, finishedAt: at }),
      ),
    )
    .onConflictDoNothing();
}

/**
 * Calculates a round again from its finished tasks. If nothing is missing it is complete, once, with its credits and
 * its certificate; if something is missing again, all of that is taken back.
 */
export async function settle(
  ctx: AdvanceContext,
  { programme, enrolment }: { readonly programme: ProgrammeRow; readonly enrolment: EnrolmentRow },
): Promise<void> {
  const { scope, now } = ctx;
  const { userId, programmeId } = enrolment;
  const shape = (await shapesOf(scope, [programmeId])).get(programmeId) ?? [];
  const finished = (await finishedOf(scope, userId, [programmeId])).get(programmeId);
  const { complete, progress } = progressIn(programme, shape, { enrolment, finished }, now);
  const completes = complete && enrolment.completedAt === null;
  const fails = !complete && enrolment.completedAt !== null;
  await scope.tx
    .update(enrolments)
    .set({
      progress,
      ...(completes ? { completedAt: new Date(now), renewsAt: renewalOf(programme, now) } : {}),
      ...(fails ? { completedAt: null, renewsAt: null } : {}),
    })
    .where(scope.only(enrolments, eq(enrolments.userId, userId), eq(enrolments.programmeId, programmeId)));
  if (completes) await rewardRound(ctx, programme, enrolment);
  if (fails) await takeBackRound(ctx, programme, enrolment);
}

/** When the next round opens by itself; null if completing it is valid for ever. */
function renewalOf({ validDays, renewDays }: ProgrammeRow, completedAt: number): Date | null {
  return validDays === null ? null : new Date(completedAt + (validDays - renewDays) * DAY_MS);
}

/** Opens the next round of a person: tasks of each round are open again, the others stay done. */
export async function openRound(
  ctx: AdvanceContext,
  { programme, enrolment }: { readonly programme: ProgrammeRow; readonly enrolment: EnrolmentRow },
): Promise<EnrolmentRow | undefined> {
  const { scope, now } = ctx;
  const { userId, programmeId, round } = enrolment;
  const kept = await scope.tx
    .select({ taskId: finishedTasks.taskId, at: finishedTasks.finishedAt })
    .from(finishedTasks)
    .innerJoin(tasks, and(eq(tasks.eid, finishedTasks.eid), eq(tasks.id, finishedTasks.taskId), eq(tasks.again, false)))
    .where(
      scope.only(
        finishedTasks,
        eq(finishedTasks.userId, userId),
        eq(finishedTasks.programmeId, programmeId),
        eq(finishedTasks.round, round),
      ),
    );
  // Its time is the rest of the validity: after that it has run out.
  const due = programme.renewDays > 0 ? new Date(now + programme.renewDays * DAY_MS) : null;
  const [next] = await scope.tx
    .update(enrolments)
    .set({ round: sql`${enrolments.round} + 1`, beganAt: new Date(now), dueAt: due, completedAt: null, renewsAt: null })
    .where(
      scope.only(
        enrolments,
        eq(enrolments.userId, userId),
        eq(enrolments.programmeId, programmeId),
        eq(enrolments.round, round),
      ),
    )
    .returning();
  if (next === undefined) return undefined;
  await addFinished(scope, next, kept);
  await settle(ctx, { programme, enrolment: next });
  return next;
}

/** Tasks of a programme by their ids. */
export const tasksOf = (scope: TenantScope, programmeIds: readonly number[]) =>
  scope.tx
    .select()
    .from(tasks)
    .where(scope.only(tasks, inArray(tasks.programmeId, [...programmeIds])));
