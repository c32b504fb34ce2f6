import { creditList } from '@banyan/contracts/course';
import {
  attemptResult,
  examDetail,
  examList,
  examRanking,
  handInAttempt,
  markAnswer,
  startAttempt,
} from '@banyan/contracts/exam';
import { pointsEntries, pointsHome, rankByWeek } from '@banyan/contracts/mall';
import { joinProgramme, myCertificates, programmeDetail, taskList } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallContext, Learner } from '../../http/context.ts';
import { openWorld, type Asker } from '../../testing/world.ts';
import { addTemplate } from '../certificate/testing/addTemplate.ts';
import { allRoutes } from '../index.ts';
import { balanceOf, spendPoints } from '../points/points.service.ts';
import { addProgramme } from '../training/testing/addProgrammes.ts';
import { datedExams } from './datedExams.ts';
import { exams, examStandings } from './exam.schema.ts';
import { deadlineOf, nextWindow, stateOf } from './standing.ts';
import { examItems } from './taskItems.ts';
import { ExamWorld, MINUTE, windowOne } from './testing/world.ts';

let exam: ExamWorld;
let admin: Asker;
let next = 0;
const person = () => exam.world.addLearner(`S${(next += 1)}`);
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  admin = await exam.world.addPerson('admin');
});

const short = () => exam.questionIds['short'] ?? 0;

/** A person's paper of an exam, its short answer waiting. */
async function handIn(userId: number, examId: number, answers = exam.answers(['single', 'short'])) {
  const { id } = await exam.world.ask(startAttempt, { id: examId, window: windowOne }, { userId });
  await exam.world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, { userId });
  return id;
}

const revisions = new Map<number, number>();
/** Marks the short answer of a paper, and marks it again. */
async function mark(attemptId: number, points: number) {
  const revision = revisions.get(attemptId) ?? 0;
  const given = { attemptId, questionId: short(), parts: [points], comment: '', revision, criteriaRevision: 0 };
  revisions.set(attemptId, (await exam.world.ask(markAnswer, given, admin)).revision);
}

describe('a mark that is looked at again', () => {
  it('takes back what passing had earned when it falls below, and gives it again when it rises [EX-07] [TR-02] [TR-04]', async () => {
    const { world } = exam;
    const asker = { userId: await person() };
    const examId = await exam.addExam({ credits: 150, points: 20 }, ['single', 'short']);
    await exam.leaveOnly(examId);
    const templateId = await addTemplate(world);
    const task = { kind: 'exam' as const, itemId: examId };
    const { id: programme } = await addProgramme(world, { templateId, credits: 50, shape: [{ tasks: [task] }] });
    await world.ask(joinProgramme, { id: programme }, asker);
    const attempt = await handIn(asker.userId, examId);
    const stands = async () => {
      const { items } = await world.ask(examList, {}, asker);
      const { items: tasks } = await world.ask(taskList, { part: 'exam', over: 'Y' }, asker);
      const { programme: card } = await world.ask(programmeDetail, { id: programme }, asker);
      const result = await world.ask(attemptResult, { id: attempt }, asker);
      const { items: certificates } = await world.ask(myCertificates, {}, asker);
      return {
        list: items.find(({ id }) => id === examId)?.state,
        task: tasks.find(({ id }) => id === examId)?.state,
        result: [result.passed, result.credits, result.points],
        credits: (await world.ask(creditList, {}, asker)).total,
        points: (await world.ask(pointsHome, {}, asker)).spendable,
        ranked: (await world.ask(rankByWeek, { scope: 'all', measure: 'points', period: 'week' }, asker)).own?.value,
        programme: card.state,
        certificates: certificates.map((one) => one.state),
      };
    };
    const passed = {
      ...{ list: 'passed', task: 'done', result: [true, 150, 20], credits: 20, points: 20, ranked: 20 },
      ...{ programme: 'completed', certificates: ['valid'] },
    };
    const failed = {
      ...{ list: 'failed', task: 'failed', result: [false, null, 0], credits: 0, points: 0, ranked: undefined },
      ...{ programme: 'in_progress', certificates: ['revoked'] },
    };
    for (let times = 0; times < 2; times += 1) {
      await mark(attempt, 4);
      expect(await stands()).toEqual(passed);
      world.now += MINUTE;
      await mark(attempt, 0);
      expect(await stands()).toEqual(failed);
      world.now += MINUTE;
    }
    await mark(attempt, 10);
    expect(await stands()).toEqual(passed);
    // Nothing is cancelled: each turn is an entry of its own.
    const { items } = await world.ask(pointsEntries, { tab: 'all' }, asker);
    expect(items.map(({ points }) => points)).toEqual([20, -20, 20, -20, 20]);
  });

  it('takes no more points than are left, and gives none twice [EX-07] [MA-05]', async () => {
    const { world } = exam;
    const userId = await person();
    const examId = await exam.addExam({ points: 20 }, ['single', 'short']);
    const attempt = await handIn(userId, examId);
    await mark(attempt, 4);
    const spent = { userId, rule: 'test.spent', source: { type: 'test', id: '1' } };
    await world.in(1001, (scope) => spendPoints(scope, spent, 15, world.now));
    const has = () => world.in(1001, (scope) => balanceOf(scope, userId));
    await mark(attempt, 0);
    expect(await has()).toEqual({ lifetime: 0, spendable: 0 });
    await mark(attempt, 4);
    expect(await has()).toEqual({ lifetime: 20, spendable: 5 });
  });

  it('of an earlier attempt leaves the last one the last [EX-07]', async () => {
    const { world } = exam;
    const userId = await person();
    const examId = await exam.addExam({ makeupCount: 2, makeupIntervalMin: 30 }, ['single', 'short']);
    const first = await handIn(userId, examId);
    world.now += 30 * MINUTE;
    await handIn(userId, examId);
    await mark(first, 0);
    const { exam: card } = await world.ask(examDetail, { id: examId }, { userId });
    expect(card.makeup?.from).toBe(world.now + 30 * MINUTE);
  });
});

describe('a ranking', () => {
  it('has the best score of each, who was earlier first, and nobody where scores are not shown [EX-07]', async () => {
    const { world } = exam;
    const [early, late, weak] = [await person(), await person(), await person()];
    const examId = await exam.addExam({}, ['single']);
    await handIn(weak, examId, exam.answers(['single'], 1, { single: { choice: [0] } }));
    await handIn(early, examId, exam.answers(['single']));
    world.now += MINUTE;
    await handIn(late, examId, exam.answers(['single']));
    const ranked = async () => {
      const { items, own, total } = await world.ask(examRanking, { id: examId }, { userId: late });
      return { rows: items.map(({ rank, userId }) => [rank, userId]), own: own?.rank, total };
    };
    const rows = [
      [1, early],
      [1, late],
      [3, weak],
    ];
    expect(await ranked()).toEqual({ rows, own: 1, total: 3 });
    await world.in(1001, (scope) => scope.tx.update(exams).set({ showScore: false }).where(eq(exams.id, examId)));
    expect(await ranked()).toEqual({ rows: [], own: undefined, total: 0 });
  });
});

describe('a make-up', () => {
  it('is offered as often as it fits before the exam closes, and is needed until one attempt has passed [EX-05] [EX-07]', async () => {
    const { world } = exam;
    const asker = { userId: await person() };
    const closesAt = new Date(world.now + 150 * MINUTE);
    const examId = await exam.addExam({ closesAt, makeupCount: 5, makeupIntervalMin: 60 }, ['single']);
    const failed = await handIn(asker.userId, examId, exam.answers(['single'], 1, { single: { choice: [0] } }));
    const offer = async (id: number) => (await world.ask(attemptResult, { id }, asker)).makeup;
    expect(await offer(failed)).toMatchObject({ left: 2, needed: true });
    // Of two, the last may begin in the very minute in which the exam closes.
    world.now += 90 * MINUTE;
    expect(await offer(failed)).toMatchObject({ left: 2, needed: true });
    const passed = await handIn(asker.userId, examId, exam.answers(['single']));
    expect(await offer(passed)).toMatchObject({ left: 1, needed: false });
    // From the attempt that failed it is not needed any more either.
    expect(await offer(failed)).toMatchObject({ left: 1, needed: false });
  });

  it('ends when make-ups close, where its time would go beyond that [EX-05] [EX-07]', async () => {
    const { world } = exam;
    const at = (minutes: number) => new Date(world.now + minutes * MINUTE);
    const id = await exam.addExam({ closesAt: at(300), makeupClosesAt: at(30), durationMin: 60, makeupCount: 1 });
    const [row] = await world.in(1001, (scope) => scope.tx.select().from(exams).where(eq(exams.id, id)));
    if (row === undefined) throw new Error('no exam');
    const lasts = (used: number) => (deadlineOf(row, used, world.now) - world.now) / MINUTE;
    expect([lasts(0), lasts(1)]).toEqual([60, 30]);
  });

  it('that could not begin before the exam closes is not offered anywhere [EX-07]', async () => {
    const { world } = exam;
    const asker = { userId: await person() };
    const closesAt = new Date(world.now + 60 * MINUTE);
    const examId = await exam.addExam({ closesAt, makeupCount: 1, makeupIntervalMin: 120 }, ['single']);
    const id = await handIn(asker.userId, examId, exam.answers(['single'], 1, { single: { choice: [0] } }));
    const { makeup, passed } = await world.ask(attemptResult, { id }, asker);
    expect([passed, makeup]).toEqual([false, null]);
    const { exam: card, refusal } = await world.ask(examDetail, { id: examId }, asker);
    expect([card.state, card.makeup, refusal]).toEqual(['makeup_over', null, 'interval']);
    const listed = async (tab: 'todo' | 'done') =>
      (await world.ask(examList, { tab }, asker)).items.some((one) => one.id === examId);
    expect([await listed('todo'), await listed('done')]).toEqual([false, true]);
    const { items } = await world.ask(taskList, { part: 'exam' }, asker);
    expect(items.filter((one) => one.id === examId)).toEqual([]);
  });
});

describe('an exam whose late entry is over', () => {
  it('is missed everywhere, since that moment [EX-05] [TR-01] [TR-06]', async () => {
    const { world } = exam;
    const asker = { userId: await person() };
    const opensAt = world.now - 60 * MINUTE;
    const examId = await exam.addExam({ opensAt: new Date(opensAt), lateEntryMin: 30 });
    const end = opensAt + 30 * MINUTE;
    const tabsWith = async () => {
      const tabs = ['todo', 'missed', 'done'] as const;
      const found = await Promise.all(tabs.map((tab) => world.ask(examList, { tab }, asker)));
      return tabs.filter((_, at) => found[at]?.items.some(({ id }) => id === examId));
    };
    expect((await world.ask(examDetail, { id: examId }, asker)).exam.state).toBe('ended');
    expect(await tabsWith()).toEqual(['missed']);
    const tasks = async (over: 'Y' | 'N') =>
      (await world.ask(taskList, { part: 'exam', over }, asker)).items.filter(({ id }) => id === examId);
    expect(await tasks('N')).toEqual([]);
    expect(await tasks('Y')).toMatchObject([{ state: 'missed', dueAt: end }]);
    const [from, to] = [world.now, world.now + 7 * 24 * 60 * MINUTE];
    const dated = await world.as(asker, (ctx) => datedExams(ctx as CallContext<Learner>, { from, to }));
    expect(dated.filter(({ id }) => id === examId)).toEqual([]);
    const items = await world.in(1001, (scope) =>
      examItems({ scope, userId: asker.userId, language: 'zh_cn', now: world.now }, [examId]),
    );
    expect(items.get(examId)?.dueAt).toBe(end);
  });
});

describe('the parts of the list', () => {
  it('hold each exam where its state belongs, whatever its rules and whatever was done [EX-01] [EX-05] [EX-07]', async () => {
    const { world } = exam;
    const asker = { userId: await person() };
    const examId = await exam.addExam();
    const at = (minutes: number | null) => (minutes === null ? null : new Date(world.now + minutes * MINUTE));
    const minutes = fc.integer({ min: -90, max: 90 });
    const rules = fc.record({
      opens: minutes,
      lasts: fc.integer({ min: 1, max: 90 }),
      lateEntryMin: fc.option(fc.integer({ min: 0, max: 60 })),
      makeupCount: fc.integer({ min: 0, max: 2 }),
      makeupOpens: fc.option(minutes),
      makeupCloses: fc.option(minutes),
      makeupIntervalMin: fc.integer({ min: 0, max: 90 }),
      showScore: fc.boolean(),
    });
    const stood = fc.record({
      attempts: fc.integer({ min: 0, max: 3 }),
      open: fc.boolean(),
      pending: fc.boolean(),
      passed: fc.boolean(),
      last: minutes,
    });
    await fc.assert(
      fc.asyncProperty(rules, stood, async ({ opens, lasts, makeupCloses, makeupOpens, ...rest }, own) => {
        const times = { opensAt: at(opens)!, closesAt: at(opens + lasts)! };
        const makeup = { makeupOpensAt: at(makeupOpens), makeupClosesAt: at(makeupCloses) };
        const begun = own.attempts > 0;
        const standing = {
          attempts: own.attempts,
          openAttemptId: begun && own.open ? 1 : null,
          lastHandedInAt: begun ? at(own.last) : null,
          pending: begun && own.pending,
          passed: begun && own.passed,
        };
        const row = await world.in(1001, async (scope) => {
          const key = { examId, userId: asker.userId };
          await scope.tx
            .insert(examStandings)
            .values(scope.row(examStandings, { ...key, ...standing }))
            .onConflictDoUpdate({
              target: [examStandings.eid, examStandings.userId, examStandings.examId],
              set: standing,
            });
          const [changed] = await scope.tx
            .update(exams)
            .set({ ...times, ...makeup, ...rest })
            .where(scope.only(exams, eq(exams.id, examId)))
            .returning();
          return changed!;
        });
        const state = stateOf(row, standing, world.now);
        const tabs = ['todo', 'marking', 'done', 'missed'] as const;
        const found = await Promise.all(tabs.map((tab) => world.ask(examList, { tab }, asker)));
        const holding = tabs.filter((_, nth) => found[nth]?.items.some(({ id }) => id === examId));
        const todo = ['not_started', 'in_progress', 'incomplete', 'makeup_not_started'];
        const may = state === 'failed' && nextWindow(row, standing) !== null;
        const expected =
          state === 'ended'
            ? 'missed'
            : state === 'pending_marking'
              ? 'marking'
              : may || todo.includes(state)
                ? 'todo'
                : 'done';
        expect(holding).toEqual([expected]);
      }),
      { numRuns: 60 },
    );
  });
});
