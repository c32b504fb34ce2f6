import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { enrolments, finishedTasks } from './enrolment.schema.ts';
import type { programmes } from './programmes.schema.ts';
import { stages, tasks } from './programmes.schema.ts';
import { progressOf, type ProgrammeProgress } from './progress.ts';

export type ProgrammeRow = typeof programmes.$inferSelect;
export type EnrolmentRow = typeof enrolments.$inferSelect;
export type TaskRow = typeof tasks.$inferSelect;
export type StageRow = typeof stages.$inferSelect & { readonly tasks: readonly TaskRow[] };

/** A programme, and the viewer in it. */
export interface OwnProgramme {
  readonly programme: ProgrammeRow;
  readonly enrolment: EnrolmentRow | null;
}

/** Stages with their tasks, by programme, in their order. */
export async function shapesOf(
  scope: TenantScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StageRow[]>> {
  const shapes = new Map<number, StageRow[]>();
  if (ids.length === 0) return shapes;
  const taskRows = await scope.tx
    .select()
    .from(tasks)
    .where(scope.only(tasks, inArray(tasks.programmeId, [...ids])))
    .orderBy(asc(tasks.stageNo), asc(tasks.no));
  const stageRows = await scope.tx
    .select()
    .from(stages)
    .where(scope.only(stages, inArray(stages.programmeId, [...ids])))
    .orderBy(asc(stages.no));
  for (const row of stageRows) {
    const own = taskRows.filter(({ programmeId, stageNo }) => programmeId === row.programmeId && stageNo === row.no);
    shapes.set(row.programmeId, [...(shapes.get(row.programmeId) ?? []), { ...row, tasks: own }]);
  }
  return shapes;
}

/** A person's finished tasks in the present round of each programme: when, by task. */
export async function finishedOf(
  scope: TenantScope,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, Date>>> {
  const found = new Map<number, Map<number, Date>>();
  if (ids.length === 0) return found;
  const rows = await scope.tx
    .select({
      programmeId: finishedTasks.programmeId,
      taskId: finishedTasks.taskId,
      finishedAt: finishedTasks.finishedAt,
    })
    .from(finishedTasks)
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.eid, finishedTasks.eid),
        eq(enrolments.userId, finishedTasks.userId),
        eq(enrolments.programmeId, finishedTasks.programmeId),
        eq(enrolments.round, finishedTasks.round),
      ),
    )
    .where(scope.only(finishedTasks, eq(finishedTasks.userId, userId), inArray(finishedTasks.programmeId, [...ids])));
  for (const { programmeId, taskId, finishedAt } of rows) {
    const own = found.get(programmeId) ?? new Map<number, Date>();
    found.set(programmeId, own.set(taskId, finishedAt));
  }
  return found;
}

/** When a programme begins for a person: never before its own start. Epoch ms; null for those who do not take part. */
export function beginOf({ beginsAt }: ProgrammeRow, enrolment: EnrolmentRow | null): number | null {
  if (enrolment === null) return null;
  return Math.max(enrolment.beganAt.getTime(), beginsAt?.getTime() ?? 0);
}

/** When a programme is over for a person, epoch ms; null: never. */
export function endOf({ endsAt }: ProgrammeRow, enrolment: EnrolmentRow | null): number | null {
  const ends = [endsAt, enrolment?.dueAt ?? null].flatMap((at) => (at === null ? [] : [at.getTime()]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** State of a programme for a person, from its rows. */
export function progressIn(
  programme: ProgrammeRow,
  shape: readonly StageRow[],
  own: { readonly enrolment: EnrolmentRow | null; readonly finished: ReadonlyMap<number, Date> | undefined },
  now: number,
): ProgrammeProgress {
  return progressOf(
    shape.map((stage) => ({ ...stage, opensAt: stage.opensAt?.getTime() ?? null })),
    {
      finished: new Set(own.finished?.keys() ?? []),
      chosen: new Set(own.enrolment?.chosen ?? []),
      beganAt: beginOf(programme, own.enrolment),
      now,
    },
  );
}
