import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type chooseStage, type joinProgramme, type ProgrammeView } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { TaskReader } from '../../due/taskItems.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { addFinished, settle, tasksOf } from './advance.ts';
import type { AdvanceContext } from './advanceContext.ts';
import { joinRefusal, know, momentsOf } from './cards.ts';
import { ownProgramme, viewOf } from './detail.service.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';
import type { EnrolmentRow, ProgrammeRow } from './shape.ts';
import { stateOf } from './progress.ts';
import { itemKey, itemsOf, readerOf } from './taskItems.ts';
import type { TrainingModulePorts } from './training.ports.ts';

const DAY_MS = 86_400_000;

/** Joins an open programme that the viewer sees; existing participants stay as they are. */
export const join =
  (ports: TrainingModulePorts) =>
  async (ctx: CallContext<Learner>, { id }: CallInput<typeof joinProgramme>): Promise<ProgrammeView> => {
    const own = await ownProgramme(ctx, id);
    const refusal = joinRefusal(ctx, own);
    if (refusal === 'joined') return viewOf(ctx, ports, own);
    if (refusal !== null) throw new Refusal(ErrorCode.conflict, { data: { refusal } });
    const { scope, emit } = ctx;
    await enrol({ scope, emit, now: ctx.now() }, ports, { programme: own.programme, reader: readerOf(ctx) });
    return viewOf(ctx, ports, await ownProgramme(ctx, id));
  };

/** Adds a person to a programme, with earlier finished tasks where those count, and notifies them. */
export async function enrol(
  ctx: AdvanceContext,
  ports: TrainingModulePorts,
  { programme, reader }: { readonly programme: ProgrammeRow; readonly reader: TaskReader },
): Promise<void> {
  const { scope, now, emit } = ctx;
  const { userId } = reader;
  if (userId === null) return;
  const begins = Math.max(now, programme.beginsAt?.getTime() ?? 0);
  const [enrolment] = await scope.tx
    .insert(enrolments)
    .values(
      scope.row(enrolments, {
        programmeId: programme.id,
        userId,
        joinedAt: new Date(now),
        beganAt: new Date(now),
        dueAt: programme.days === null ? null : new Date(begins + programme.days * DAY_MS),
      }),
    )
    .onConflictDoNothing()
    .returning();
  // Two concurrent windows: the second one finds it done.
  if (enrolment === undefined) return;
  if (programme.countsEarlier) await countEarlier(scope, ports, { enrolment, reader });
  await settle(ctx, { programme, enrolment });
  await countIn(scope, programme.id);
  await emit(scope, countersChanged, { userId, counters: ['traintask'] });
  await emit(scope, messageSent, {
    userIds: [userId],
    kind: 'trainingPlan',
    source: { type: 'programme', id: String(programme.id) },
    params: { title: programme.title },
  });
}

/** Counts one more participant. */
export async function countIn(scope: TenantScope, programmeId: number): Promise<void> {
  await scope.tx
    .update(programmes)
    .set({ people: sql`${programmes.people} + 1` })
    .where(scope.only(programmes, eq(programmes.id, programmeId)));
}

/** The participant whose finished tasks are to be counted. */
interface Earlier {
  readonly enrolment: EnrolmentRow;
  readonly reader: TaskReader;
  /** Tasks finished later do not count. */
  readonly end?: Date | null;
  /** False: without tasks that each round repeats. */
  readonly again?: boolean;
}

/** Records the tasks that a person has finished before joining. */
export async function countEarlier(
  scope: TenantScope,
  ports: TrainingModulePorts,
  { enrolment, reader, end = null, again = true }: Earlier,
): Promise<void> {
  const tasks = (await tasksOf(scope, [enrolment.programmeId])).filter((task) => again || !task.again);
  const items = await itemsOf(ports, reader, tasks);
  await addFinished(
    scope,
    enrolment,
    tasks.flatMap((task) => {
      const at = items.get(itemKey(task))?.finishedAt ?? null;
      return at === null || (end !== null && at >= end.getTime()) ? [] : [{ taskId: task.id, at: new Date(at) }];
    }),
  );
}

/** Chooses one of several stages; one in which something is done already stays chosen. */
export const choose =
  (ports: TrainingModulePorts) =>
  async (ctx: CallContext<Learner>, { id, stage }: CallInput<typeof chooseStage>): Promise<ProgrammeView> => {
    const { scope, viewer } = ctx;
    const mine = and(eq(enrolments.programmeId, id), eq(enrolments.userId, viewer.userId));
    // Two windows that choose at once: the second one sees the first one's choice.
    await scope.tx
      .select({ id: enrolments.programmeId })
      .from(enrolments)
      .where(scope.only(enrolments, mine))
      .for('update');
    const own = await ownProgramme(ctx, id);
    const [known] = await know(ctx, [own]);
    const wanted = known?.shape.find((one) => one.id === stage);
    if (known === undefined || wanted === undefined || wanted.choice === 0) throw new Refusal(ErrorCode.notFound);
    if (known.enrolment === null) throw new Refusal(ErrorCode.notFound);
    const rivals = known.shape.filter(({ choice, id: other }) => choice === wanted.choice && other !== stage);
    const begun = rivals.some(
      (rival) =>
        known.enrolment?.chosen.includes(rival.id) === true && rival.tasks.some((task) => known.finished.has(task.id)),
    );
    const state = stateOf(momentsOf(own), known.enrolment.completedAt?.getTime() ?? null, ctx.now());
    const over = state === 'completed' || state === 'ended' || state === 'archived';
    if (begun || over) throw new Refusal(ErrorCode.conflict);
    const chosen = known.enrolment.chosen.filter((one) => !rivals.some((rival) => rival.id === one) && one !== stage);
    const [enrolment] = await scope.tx
      .update(enrolments)
      .set({ chosen: [...chosen, stage] })
      .where(scope.only(enrolments, mine))
      .returning();
    if (enrolment === undefined) throw new Refusal(ErrorCode.notFound);
    await settle({ scope, emit: ctx.emit, now: ctx.now() }, { programme: own.programme, enrolment });
    return viewOf(ctx, ports, await ownProgramme(ctx, id));
  };
