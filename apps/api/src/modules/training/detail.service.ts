import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type ProgrammeTask, type ProgrammeView, type programmeDetail } from '@banyan/contracts/training';
import { and, asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItem } from '../../due/taskItems.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { mayOpen } from './audience.ts';
import { cardOf, know, momentsOf, type Known } from './cards.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';
import { ownEnrolment } from './programmes.service.ts';
import type { OwnProgramme, StageRow, TaskRow } from './shape.ts';
import { stateOf, type StageProgress } from './progress.ts';
import { isMissed, itemKey, itemsOf, readerOf } from './taskItems.ts';
import { dueOf, stageDue } from './taskTimes.ts';
import type { TrainingModulePorts } from './training.ports.ts';

/** People whose names a programme shows. */
const SHOWN_PEOPLE = 8;

/** A programme that the viewer may open; those for others are not found. */
export async function ownProgramme(ctx: Pick<CallContext, 'scope' | 'viewer'>, id: number): Promise<OwnProgramme> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select({ programme: programmes, enrolment: enrolments })
    .from(programmes)
    .leftJoin(enrolments, ownEnrolment(ctx))
    .where(scope.only(programmes, eq(programmes.id, id), mayOpen(ctx)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** A programme with its stages and tasks, and the viewer's progress. */
export const readProgramme =
  (ports: TrainingModulePorts) =>
  async (ctx: CallContext, { id }: CallInput<typeof programmeDetail>): Promise<ProgrammeView> =>
    viewOf(ctx, ports, await ownProgramme(ctx, id));

/** All that the screens of a programme show. */
export async function viewOf(ctx: CallContext, ports: TrainingModulePorts, own: OwnProgramme): Promise<ProgrammeView> {
  const { viewer } = ctx;
  const [known] = await know(ctx, [own]);
  if (known === undefined) throw new Refusal(ErrorCode.notFound);
  const { programme, shape, stand } = known;
  const items = await itemsOf(
    ports,
    readerOf(ctx),
    shape.flatMap(({ tasks }) => tasks),
  );
  const card = cardOf(ctx, known, items);
  const say = (text: typeof programme.title) => localised(text, viewer.language);
  return {
    programme: card,
    stages: shape.flatMap((stage, index) => {
      const own = stand.stages[index];
      const piece = card.stages[index];
      if (own === undefined || piece === undefined) return [];
      return [
        {
          ...piece,
          rule: stage.rule,
          choice: stage.choice,
          opensAt: own.opensAt,
          dueAt: stageDue(known, stage),
          required: own.required,
          elective: own.elective,
          waitsFor: own.waitsFor,
          changeable: stage.choice > 0 && own.state === 'open' && own.required.done + own.elective.done === 0,
          tasks: stage.tasks.map((task) => taskOf(ctx, { known, stage, own, task }, items)),
        },
      ];
    }),
    countsEarlier: programme.countsEarlier,
    certificate: programme.certificateTitle === null ? null : say(programme.certificateTitle),
    validDays: programme.validDays,
    people: await firstPeople(ctx, programme.id),
    now: ctx.now(),
  };
}

interface Placed {
  readonly known: Known;
  readonly stage: StageRow;
  readonly own: StageProgress;
  readonly task: TaskRow;
}

function taskOf(
  { viewer, now }: Pick<CallContext, 'viewer' | 'now'>,
  { known, stage, own, task }: Placed,
  items: ReadonlyMap<string, TaskItem>,
): ProgrammeTask {
  const item = items.get(itemKey(task));
  const doneAt = known.finished.get(task.id)?.getTime() ?? null;
  const whole = stateOf(momentsOf(known), known.enrolment?.completedAt?.getTime() ?? null, now());
  const over = whole === 'ended' || whole === 'archived' || isMissed(known, task, items, now());
  // A stage that is done keeps its other electives open.
  const open = own.state === 'open' || own.state === 'done';
  return {
    id: task.id,
    kind: task.kind,
    itemId: task.itemId,
    title: item?.title ?? localised(task.title, viewer.language),
    required: task.required,
    state: doneAt !== null ? 'done' : over ? 'over' : open && known.enrolment !== null ? 'open' : 'locked',
    available: item !== undefined,
    begun: doneAt === null && item?.begun === true,
    waits: doneAt === null && item?.waits === true,
    opensAt: item?.opensAt ?? null,
    dueAt: dueOf(known, stage, task, item),
    doneAt,
    minutes: item?.minutes ?? null,
    questions: item?.questions ?? null,
    attempts: item?.attempts ?? null,
    score: item?.score ?? null,
    place: item?.place ?? '',
  };
}

/** Those who joined first; visitors see no names. */
async function firstPeople({ scope, viewer }: CallContext, programmeId: number): Promise<ProgrammeView['people']> {
  if (viewer.userId === null) return [];
  const rows = await scope.tx
    .select({ name: users.name, department: users.department })
    .from(enrolments)
    .innerJoin(users, and(eq(users.eid, enrolments.eid), eq(users.id, enrolments.userId)))
    .where(scope.only(enrolments, eq(enrolments.programmeId, programmeId)))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.userId))
    .limit(SHOWN_PEOPLE);
  return rows.map(({ name, department }) => ({
    name: localised(name, viewer.language),
    department: localised(department, viewer.language),
  }));
}
