import { describe, expect, it } from 'vitest';
import { progressOf, stateOf, type Facts, type StageShape } from './progress.ts';
import { endOf, type EnrolmentRow, type ProgrammeRow } from './shape.ts';

const day = 86_400_000;
const stage = (id: number, values: Partial<StageShape> = {}, tasks = [id * 10 + 1, id * 10 + 2]): StageShape => ({
  id,
  rule: 'start',
  choice: 0,
  opensAt: null,
  opensDay: null,
  electives: 0,
  tasks: tasks.map((task) => ({ id: task, required: true })),
  ...values,
});
const facts = (
  values: Partial<Record<'finished' | 'chosen', number[]>> & Partial<Pick<Facts, 'beganAt' | 'now'>> = {},
): Facts => ({
  finished: new Set(values.finished ?? []),
  chosen: new Set(values.chosen ?? []),
  beganAt: values.beganAt === undefined ? 0 : values.beganAt,
  now: values.now ?? 1,
});
const states = (stages: readonly StageShape[], of: Facts) => progressOf(stages, of).stages.map(({ state }) => state);

describe('where somebody stands with a programme', () => {
  it('opens stages by date, by their day of the round, and once all before them is done [TR-02]', () => {
    const shape = [
      stage(1),
      stage(2, { rule: 'date', opensAt: 5 * day }),
      stage(3, { rule: 'date', opensDay: 7 }),
      stage(4, { rule: 'after' }),
    ];
    expect(states(shape, facts({ now: day }))).toEqual(['open', 'locked', 'locked', 'locked']);
    expect(states(shape, facts({ now: 7 * day }))).toEqual(['open', 'open', 'open', 'locked']);
    expect(progressOf(shape, facts({ now: day })).stages[3]?.waitsFor).toBe(6);
    expect(states(shape, facts({ now: day, finished: [11, 12, 21, 22, 31, 32] }))).toEqual([
      'done',
      'done',
      'done',
      'open',
    ]);
  });

  it('asks for as many electives as a stage says, no more of them than there are, and counts no more [TR-02]', () => {
    const tasks = [
      { id: 11, required: true },
      { id: 12, required: false },
      { id: 13, required: false },
    ];
    const shape = [stage(1, { electives: 1, tasks })];
    expect(progressOf(shape, facts()).missing).toEqual({ required: 1, elective: 1, choices: 0 });
    expect(progressOf(shape, facts({ finished: [11] }))).toMatchObject({
      complete: false,
      upcoming: [12, 13],
      progress: 50,
    });
    expect(progressOf(shape, facts({ finished: [11, 12, 13] }))).toMatchObject({
      complete: true,
      progress: 100,
      elective: { done: 1, all: 1 },
    });
    expect(progressOf([stage(1, { electives: 9, tasks })], facts()).elective.all).toBe(2);
  });

  it('counts of alternatives the chosen stage alone, and asks to choose first [TR-02]', () => {
    const shape = [
      stage(1, { rule: 'choice', choice: 1 }),
      stage(2, { rule: 'choice', choice: 1 }),
      stage(3, { rule: 'after' }),
    ];
    const open = progressOf(shape, facts());
    expect([open.stages.map(({ state }) => state), open.missing]).toEqual([
      ['choose', 'choose', 'locked'],
      { required: 2, elective: 0, choices: 1 },
    ]);
    // An open choice weighs like one task: one of two and a choice.
    expect(progressOf(shape, facts({ finished: [31] })).progress).toBe(33);
    const chosen = progressOf(shape, facts({ chosen: [2], finished: [21, 22] }));
    expect([chosen.stages.map(({ state }) => state), chosen.required]).toEqual([
      ['skipped', 'done', 'open'],
      { done: 2, all: 4 },
    ]);
    // Open tasks of the other alternatives do not matter.
    expect(progressOf(shape, facts({ chosen: [2], finished: [21, 22, 31, 32] })).complete).toBe(true);
  });

  it('names what to do next: the required ones of the earliest open stage first, never what is locked [TR-02]', () => {
    const shape = [
      stage(1, {
        electives: 1,
        tasks: [
          { id: 11, required: false },
          { id: 12, required: true },
        ],
      }),
      stage(2, { rule: 'after' }),
    ];
    expect(progressOf(shape, facts()).upcoming).toEqual([12, 11]);
    expect(progressOf(shape, facts({ finished: [12] })).upcoming).toEqual([11]);
    expect(progressOf(shape, facts({ finished: [11, 12] })).upcoming).toEqual([21, 22]);
    expect(progressOf(shape, facts({ beganAt: null })).upcoming).toEqual([]);
    expect(progressOf(shape, facts({ beganAt: 9, now: 1 })).upcoming).toEqual([]);
  });

  it('ends with the programme or with one’s own time, whichever is earlier [TR-02]', () => {
    const end = (endsAt: number | null, dueAt: number | null) => {
      const at = (moment: number | null) => (moment === null ? null : new Date(moment));
      return endOf({ endsAt: at(endsAt) } as ProgrammeRow, { dueAt: at(dueAt) } as EnrolmentRow);
    };
    expect([end(5, 3), end(3, 5), end(null, 3), end(3, null), end(null, null)]).toEqual([3, 3, 3, 3, null]);
  });

  it('is never complete without tasks, and a hundred only when nothing is missing [TR-02]', () => {
    expect(progressOf([], facts())).toMatchObject({ complete: false, progress: 0 });
    const many = stage(
      1,
      {},
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
    const but = Array.from({ length: 299 }, (_, index) => index + 1);
    expect(progressOf([many], facts({ finished: but })).progress).toBe(99);
    // Two of three are 66 percent, rounded down.
    expect(progressOf([stage(1, {}, [11, 12, 13])], facts({ finished: [11, 12] })).progress).toBe(66);
  });

  it('has one of five states: completed stays completed, put away comes before over [TR-02]', () => {
    const moments = { beginsAt: 10, endsAt: 20, archivedAt: null };
    expect([5, 10, 20].map((now) => stateOf(moments, null, now))).toEqual(['not_started', 'in_progress', 'ended']);
    expect(stateOf({ ...moments, archivedAt: 30 }, null, 30)).toBe('archived');
    expect(stateOf({ ...moments, archivedAt: 30 }, 15, 40)).toBe('completed');
  });
});
