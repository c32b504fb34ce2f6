import type { ProgrammeTask } from '@banyan/contracts/training';

/** The moment of a task that matters in the learner's state, and its kind; null when none does. */
export function taskMoment({ begun, doneAt, dueAt, kind, opensAt, state }: ProgrammeTask, now: number) {
  if (doneAt !== null) return { at: doneAt, what: 'doneAt' } as const;
  // An exam may be over with its last attempt, whatever its dates say.
  if (state === 'over' && kind === 'exam' && begun) return null;
  if (state === 'over') return dueAt !== null && dueAt <= now ? ({ at: dueAt, what: 'closedAt' } as const) : null;
  if (opensAt !== null && opensAt > now) return { at: opensAt, what: 'taskOpens' } as const;
  return dueAt === null ? null : ({ at: dueAt, what: 'dueAt' } as const);
}
