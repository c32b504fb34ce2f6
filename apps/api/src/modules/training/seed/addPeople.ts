import type { TaskReader } from '../../../due/taskItems.ts';
import { addFinished, settle } from '../advance.ts';
import { enrolments, rounds } from '../enrolment.schema.ts';
import { countEarlier, countIn } from '../join.service.ts';
import type { EnrolmentRow } from '../shape.ts';
import type { ProgrammeRow } from '../shape.ts';
import type { TrainingModulePorts } from '../training.ports.ts';

const dayMs = 86_400_000;

type Ctx = Pick<TaskReader, 'scope' | 'now'>;

/** A programme of the demo: a file of its enterprise's folder, and its participants. */
export interface DemoProgramme {
  readonly id: number;
  readonly key: string;
  /** The known learner: days ago of joining, and the round. */
  readonly known: { readonly joinedAgo: number; readonly round?: number; readonly beganAgo?: number };
  /** Number of colleagues in it. */
  readonly colleagues: number;
}

interface Added {
  readonly seed: DemoProgramme;
  readonly people: { readonly known: number; readonly colleagues: readonly number[] };
  readonly programme: ProgrammeRow;
  /** Ids of its tasks in their order. */
  readonly tasks: readonly number[];
}

/** Completions of the demo data notify nobody: they are long past. */
const silently = () => Promise.resolve();

/** Adds the known learner and colleagues to a programme, with their finished tasks. */
export async function addPeople(
  ctx: Ctx,
  ports: TrainingModulePorts,
  { seed, people, programme, tasks }: Added,
): Promise<void> {
  const { scope, now } = ctx;
  const { joinedAgo, round = 1, beganAgo = joinedAgo } = seed.known;
  const own = await enrolOne(ctx, { programme, userId: people.known, joinedAgo, round, beganAgo });
  const reader = { scope, now, userId: people.known, language: 'zh_cn' as const };
  // Tasks of each round are open in a later one; the others are as their own domain has them.
  await countEarlier(scope, ports, { enrolment: own, reader, end: programme.endsAt, again: round === 1 });
  if (round > 1) {
    const before = { programmeId: programme.id, userId: people.known, round: round - 1 };
    const [beganAt, completedAt] = [joinedAgo, joinedAgo - 15].map((days) => new Date(now - days * dayMs));
    await scope.tx
      .insert(rounds)
      .values(scope.row(rounds, { ...before, beganAt: beganAt!, completedAt: completedAt! }));
  }
  await settle({ scope, now, emit: silently }, { programme, enrolment: own });
  for (const [nth, userId] of people.colleagues.slice(0, seed.colleagues).entries()) {
    const one = await enrolOne(ctx, {
      programme,
      userId,
      joinedAgo: joinedAgo - (nth % 3),
      round: 1,
      beganAgo: joinedAgo,
    });
    const done = tasks.slice(0, (nth * 3) % (tasks.length - 1));
    await addFinished(
      scope,
      one,
      done.map((taskId, index) => ({ taskId, at: new Date(now - (joinedAgo - index) * dayMs) })),
    );
    await settle({ scope, now, emit: silently }, { programme, enrolment: one });
  }
}

interface One {
  readonly programme: ProgrammeRow;
  readonly userId: number;
  /** Days ago. */
  readonly joinedAgo: number;
  readonly beganAgo: number;
  readonly round: number;
}

async function enrolOne({ scope, now }: Ctx, one: One): Promise<EnrolmentRow> {
  const { programme, userId, joinedAgo, beganAgo, round } = one;
  const days = round > 1 ? programme.renewDays : programme.days;
  const [row] = await scope.tx
    .insert(enrolments)
    .values(
      scope.row(enrolments, {
        programmeId: programme.id,
        userId,
        joinedAt: new Date(now - joinedAgo * dayMs),
        round,
        beganAt: new Date(now - beganAgo * dayMs),
        dueAt: days === null ? null : new Date(now + (days - beganAgo) * dayMs),
      }),
    )
    .returning();
  if (row === undefined) throw new Error(`nobody was added to ${programme.id}`);
  await countIn(scope, programme.id);
  return row;
}
