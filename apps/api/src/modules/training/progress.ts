import type { MissingTasks, ProgrammeState, StageRule, StageState } from '@banyan/contracts/training';

const DAY_MS = 86_400_000;

/** A task as far as progress depends on it. */
export interface TaskShape {
  readonly id: number;
  readonly required: boolean;
}

/** A stage as far as progress depends on it. Moments are epoch ms. */
export interface StageShape {
  readonly id: number;
  readonly rule: StageRule;
  /** Stages with the same number are alternatives; 0: it is none. */
  readonly choice: number;
  readonly opensAt: number | null;
  readonly opensDay: number | null;
  /** Elective tasks that have to be done. */
  readonly electives: number;
  readonly tasks: readonly TaskShape[];
}

/** State of a programme's tasks and choices. */
export interface Facts {
  readonly finished: ReadonlySet<number>;
  /** Stages chosen among alternatives. */
  readonly chosen: ReadonlySet<number>;
  /** When the round began, epoch ms; null for those who do not take part. */
  readonly beganAt: number | null;
  readonly now: number;
}

/** State of a stage for a person. */
export interface StageProgress {
  readonly id: number;
  readonly state: StageState;
  /** Epoch ms; null without a date. */
  readonly opensAt: number | null;
  readonly required: { readonly done: number; readonly all: number };
  readonly elective: { readonly done: number; readonly need: number; readonly all: number };
  /** Tasks of earlier stages that keep it locked. */
  readonly waitsFor: number;
}

/** State of a programme for a person. */
export interface ProgrammeProgress {
  readonly stages: readonly StageProgress[];
  readonly required: { readonly done: number; readonly all: number };
  readonly elective: { readonly done: number; readonly all: number };
  readonly missing: MissingTasks;
  readonly complete: boolean;
  /** 0 to 100. */
  readonly progress: number;
  /** Tasks that can be done now by the stages, in the order to do them. */
  readonly upcoming: readonly number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Electives beyond those asked for count no more. */
const counted = ({ elective }: StageProgress) => Math.min(elective.done, elective.need);
/** Tasks of a stage that have to be done, and are not. */
const left = (stage: StageProgress) => stage.required.all - stage.required.done + stage.elective.need - counted(stage);

/** When a stage opens by its date or by its day of the round, epoch ms. */
export function opening({ opensAt, opensDay }: StageShape, beganAt: number | null): number | null {
  if (opensAt !== null || opensDay === null || beganAt === null) return opensAt;
  return beganAt + opensDay * DAY_MS;
}

function countsOf({ tasks, electives }: StageShape, finished: ReadonlySet<number>) {
  const done = (required: boolean) =>
    tasks.filter((task) => task.required === required && finished.has(task.id)).length;
  const all = tasks.filter(({ required }) => required).length;
  const choosable = tasks.length - all;
  return {
    required: { done: done(true), all },
    elective: { done: done(false), need: Math.min(electives, choosable), all: choosable },
  };
}

/**
 * State of a programme for a person: the one place where progress, missing tasks and the next ones are calculated. A
 * stage is done when its required tasks and as many electives as it asks for are, whether it was open or not: a
 * finished task stays finished. Of alternatives only the chosen stage counts.
 */
export function progressOf(
  stages: readonly StageShape[],
  { finished, chosen, beganAt, now }: Facts,
): ProgrammeProgress {
  const decided = new Set(stages.filter(({ id, choice }) => choice > 0 && chosen.has(id)).map(({ choice }) => choice));
  const stands: StageProgress[] = [];
  let before = 0;
  for (const stage of stages) {
    const { id, rule, choice } = stage;
    const base = { id, opensAt: opening(stage, beganAt), ...countsOf(stage, finished), waitsFor: 0 };
    const state = ((): StageState => {
      if (choice > 0 && !chosen.has(id)) return decided.has(choice) ? 'skipped' : 'choose';
      if (left({ ...base, state: 'open' }) === 0) return 'done';
      if (beganAt === null || now < beganAt) return 'locked';
      if (base.opensAt !== null && now < base.opensAt) return 'locked';
      return rule === 'after' && before > 0 ? 'locked' : 'open';
    })();
    const stand = { ...base, state, waitsFor: rule === 'after' && state === 'locked' ? before : 0 };
    stands.push(stand);
    if (state !== 'skipped' && state !== 'choose') before += left(stand);
    // A coming choice counts as one thing to do, for any option.
    else if (state === 'choose' && stages.find((one) => one.choice === choice)?.id === id) before += 1;
  }
  const own = stands.filter(({ state }) => state !== 'skipped' && state !== 'choose');
  const required = { done: sum(own.map((one) => one.required.done)), all: sum(own.map((one) => one.required.all)) };
  const elective = { done: sum(own.map(counted)), all: sum(own.map((one) => one.elective.need)) };
  const choices = new Set(
    stages.filter(({ choice }) => choice > 0 && !decided.has(choice)).map(({ choice }) => choice),
  );
  const missing = {
    required: required.all - required.done,
    elective: elective.all - elective.done,
    choices: choices.size,
  };
  const all = required.all + elective.all;
  const complete = all > 0 && missing.required + missing.elective + missing.choices === 0;
  // An open choice weighs like one task; only a complete programme is a hundred.
  const share = all === 0 ? 0 : (100 * (required.done + elective.done)) / (all + choices.size);
  return {
    stages: stands,
    ...{ required, elective, missing, complete },
    progress: complete ? 100 : Math.min(99, Math.floor(share)),
    upcoming: upcomingOf(stages, stands, finished),
  };
}

/** Required tasks come before electives, and the earlier stage before the later. */
function upcomingOf(
  stages: readonly StageShape[],
  stands: readonly StageProgress[],
  finished: ReadonlySet<number>,
): number[] {
  const open = stages.flatMap((stage, index) => {
    const stand = stands[index];
    if (stand?.state !== 'open') return [];
    return stage.tasks.filter(
      ({ id, required }) => !finished.has(id) && (required || counted(stand) < stand.elective.need),
    );
  });
  return [...open].sort((a, b) => Number(b.required) - Number(a.required)).map(({ id }) => id);
}

/** State of a programme as a whole for a person; moments are epoch ms. */
export function stateOf(
  programme: { readonly beginsAt: number | null; readonly endsAt: number | null; readonly archivedAt: number | null },
  completedAt: number | null,
  now: number,
): ProgrammeState {
  if (completedAt !== null) return 'completed';
  if (programme.archivedAt !== null && programme.archivedAt <= now) return 'archived';
  if (programme.endsAt !== null && programme.endsAt <= now) return 'ended';
  return programme.beginsAt !== null && now < programme.beginsAt ? 'not_started' : 'in_progress';
}
