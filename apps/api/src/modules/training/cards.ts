import type { JoinRefusal, ProgrammeCard } from '@banyan/contracts/training';
import { localised } from '../../db/localised.ts';
import type { TaskItem } from '../../due/taskItems.ts';
import type { CallContext } from '../../http/context.ts';
import {
  beginOf,
  endOf,
  finishedOf,
  shapesOf,
  progressIn,
  type OwnProgramme,
  type ProgrammeRow,
  type StageRow,
} from './shape.ts';
import { stateOf, type ProgrammeProgress, type StageProgress } from './progress.ts';
import { closes, isMissed, isShut, itemKey, itemsOf, readerOf } from './taskItems.ts';
import { dueOf } from './taskTimes.ts';
import type { TrainingModulePorts } from './training.ports.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'now'>;

/** A programme with all data of it for the viewer. */
export interface Known extends OwnProgramme {
  readonly shape: readonly StageRow[];
  readonly finished: ReadonlyMap<number, Date>;
  readonly stand: ProgrammeProgress;
}

/** Reads stages, tasks and the viewer's finished tasks, for several programmes at once. */
export async function know({ scope, viewer, now }: Ctx, rows: readonly OwnProgramme[]): Promise<Known[]> {
  const ids = rows.map(({ programme }) => programme.id);
  const shapes = await shapesOf(scope, ids);
  const finished = viewer.userId === null ? new Map<never, never>() : await finishedOf(scope, viewer.userId, ids);
  return rows.map(({ programme, enrolment }) => {
    const shape = shapes.get(programme.id) ?? [];
    const own = finished.get(programme.id) ?? new Map<number, Date>();
    const stand = progressIn(programme, shape, { enrolment, finished: own }, now());
    return { programme, enrolment, shape, finished: own, stand };
  });
}

/** Why the viewer cannot join; null: may. */
export function joinRefusal({ viewer, now }: Pick<Ctx, 'viewer' | 'now'>, own: OwnProgramme): JoinRefusal | null {
  const { programme, enrolment } = own;
  if (enrolment !== null) return 'joined';
  const state = stateOf(momentsOf(own), null, now());
  if (state === 'ended' || state === 'archived') return 'over';
  if (viewer.userId === null) return 'visitor';
  return programme.open ? null : 'assigned';
}

/** The moments that decide a person's state in a programme as a whole. */
export function momentsOf({ programme, enrolment }: OwnProgramme) {
  const begins = beginOf(programme, enrolment) ?? programme.beginsAt?.getTime() ?? null;
  return { beginsAt: begins, endsAt: endOf(programme, enrolment), archivedAt: programme.archivedAt?.getTime() ?? null };
}

/** Programmes as lists show them, in the viewer’s language. */
export async function cardsOf(ctx: Ctx, ports: TrainingModulePorts, known: readonly Known[]): Promise<ProgrammeCard[]> {
  const items = await itemsOf(ports, readerOf(ctx), known.flatMap(openIn));
  return known.map((one) => cardOf(ctx, one, items));
}

/** State of a programme as a whole for a person. */
const stateIn = (known: Known, now: number) =>
  stateOf(momentsOf(known), known.enrolment?.completedAt?.getTime() ?? null, now);

/** Tasks that are not finished, of stages that count. */
const openIn = ({ shape, stand, finished }: Known) =>
  shape.flatMap((stage, index) =>
    counts(stand.stages[index]) ? stage.tasks.filter(({ id }) => !finished.has(id)) : [],
  );

/** A stage that was not chosen asks for nothing, and one that is done for nothing more. */
const counts = (stand: StageProgress | undefined) =>
  stand !== undefined && (stand.state === 'locked' || stand.state === 'open');

/** When missed tasks of a stage were closed, epoch ms; one for each task that the viewer misses. */
function missedIn(known: Known, place: number, items: ReadonlyMap<string, TaskItem>, now: number): number[] {
  const stand = known.stand.stages[place];
  if (stand === undefined || !counts(stand) || stateIn(known, now) !== 'in_progress') return [];
  const open = (known.shape[place]?.tasks ?? []).filter(({ id }) => !known.finished.has(id));
  const gone = open.filter((task) => isMissed(known, task, items, now));
  const closed = (tasks: typeof open) => tasks.map((task) => items.get(itemKey(task))?.dueAt ?? now);
  const electives = closed(gone.filter(({ required }) => !required)).sort((one, other) => one - other);
  const { done, need } = stand.elective;
  // Number of electives that may be skipped.
  const spare = open.filter(({ required }) => !required).length - (need - done);
  return [...closed(gone.filter(({ required }) => required)), ...electives.slice(spare)];
}

/** Those of these programmes that can be completed no more while they go on, and since when (epoch ms), by id. */
export async function lostOf(
  ctx: Ctx,
  ports: TrainingModulePorts,
  known: readonly Known[],
): Promise<ReadonlyMap<number, number>> {
  const now = ctx.now();
  // Tasks that no domain closes are never missed: no domain has to be asked for them.
  const asked = known.flatMap(openIn).filter(({ kind }) => closes(kind));
  const items = await itemsOf(ports, readerOf(ctx), asked);
  return new Map(
    known.flatMap((one): [number, number][] => {
      const missed = one.shape.flatMap((_, place) => missedIn(one, place, items, now));
      return missed.length === 0 ? [] : [[one.programme.id, Math.min(...missed)]];
    }),
  );
}

/** Tasks to do next in their order, each with the place of its stage. */
function upcomingIn({ shape, stand }: Known) {
  const tasks = shape.flatMap((stage, index) => stage.tasks.map((task) => ({ task, stage, place: index + 1 })));
  return stand.upcoming.flatMap((id) => tasks.find(({ task }) => task.id === id) ?? []);
}

/** The next possible task: closed ones and those awaiting a mark are skipped, later ones come after open ones. */
function nextOf(known: Known, items: ReadonlyMap<string, TaskItem>, now: number) {
  const left = upcomingIn(known).filter(({ task }) => {
    const item = items.get(itemKey(task));
    return !isShut(task.kind, item, now) && item?.waits !== true;
  });
  return left.find(({ task }) => (items.get(itemKey(task))?.opensAt ?? 0) <= now) ?? left[0] ?? null;
}

/** A programme for lists, with other domains' data of its next task, by `itemKey`. */
export function cardOf(
  ctx: Pick<Ctx, 'viewer' | 'now'>,
  known: Known,
  items: ReadonlyMap<string, TaskItem>,
): ProgrammeCard {
  const { programme, enrolment, shape, stand } = known;
  const say = (text: ProgrammeRow['title']) => localised(text, ctx.viewer.language);
  const moments = momentsOf(known);
  const state = stateIn(known, ctx.now());
  // A programme that is over, or not begun, has no next task.
  const now = state === 'in_progress' && enrolment !== null ? nextOf(known, items, ctx.now()) : null;
  const item = now === null ? undefined : items.get(itemKey(now.task));
  return {
    id: programme.id,
    title: say(programme.title),
    summary: say(programme.summary),
    category: say(programme.category),
    term: say(programme.term),
    owner: say(programme.owner),
    motif: programme.motif,
    state,
    joined: enrolment !== null,
    refusal: joinRefusal(ctx, known),
    beginsAt: enrolment === null ? (programme.beginsAt?.getTime() ?? null) : moments.beginsAt,
    endsAt: moments.endsAt,
    days: programme.days,
    people: programme.people,
    credits: programme.credits,
    stages: stand.stages.map(({ id, state: stageState, required, elective }, index) => ({
      id,
      title: say(shape[index]?.title ?? { zh_cn: '' }),
      state: stageState,
      all: required.all + elective.need,
      done: required.done + Math.min(elective.done, elective.need),
      missed: missedIn(known, index, items, ctx.now()).length,
    })),
    required: stand.required,
    elective: stand.elective,
    missing: stand.missing,
    next:
      now === null
        ? null
        : {
            id: now.task.id,
            kind: now.task.kind,
            itemId: now.task.itemId,
            title: item?.title ?? say(now.task.title),
            dueAt: dueOf(known, now.stage, now.task, item),
            stage: now.place,
          },
    round: enrolment?.round ?? 1,
    completedAt: enrolment?.completedAt?.getTime() ?? null,
    renewsAt: enrolment?.renewsAt?.getTime() ?? null,
  };
}
