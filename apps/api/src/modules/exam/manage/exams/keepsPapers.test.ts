import {
  attemptResult,
  examPaper,
  handInAttempt,
  publishExam,
  readExamDraft,
  saveAnswers,
  saveExamDraft,
  type ExamDraftPart,
} from '@banyan/contracts/exam';
import { and, asc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Asker } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { ExamWorld, windowOne } from '../../testing/world.ts';

let exam: ExamWorld;
let boss: Asker;
let next = 0;
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  boss = await exam.world.addPerson('admin', 'boss');
});

const kinds = ['single', 'multiple', 'judgement', 'fill'] as const;

/** A random paper: some kinds in some order, with some scores. */
const papers = fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 }).chain((chosen) =>
  fc.record({
    chosen: fc.constant(chosen),
    each: fc.integer({ min: 1, max: 20 }),
    pass: fc.integer({ min: 0, max: 20 }),
  }),
);
const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('publish' as const), paper: papers }),
    fc.record({
      act: fc.constantFrom('begin' as const, 'answer' as const, 'handIn' as const),
      who: fc.nat({ max: 1 }),
    }),
  ),
  { minLength: 4, maxLength: 10 },
);

/** Everything that is kept of an attempt beside its state. */
const keptOf = (id: number) =>
  exam.world.in(1001, async (scope) => {
    const [attempt] = await scope.tx
      .select({ paper: examAttempts.paper, startedAt: examAttempts.startedAt, deadlineAt: examAttempts.deadlineAt })
      .from(examAttempts)
      .where(scope.only(examAttempts, eq(examAttempts.id, id)));
    const answers = await scope.tx
      .select({ questionId: examAnswers.questionId, value: examAnswers.value })
      .from(examAnswers)
      .where(scope.only(examAnswers, and(eq(examAnswers.attemptId, id), gt(examAnswers.revision, 0))))
      .orderBy(asc(examAnswers.questionId));
    return { attempt, answers };
  });

describe('Random changes of an exam', () => {
  it('take nothing from anybody: papers, answers and results stay as they were [EX-03] [EX-07]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const examId = await exam.addExam({ title: { zh_cn: `随机${(next += 1)}` } });
        const people = [await exam.world.addLearner(`K${(next += 1)}`), await exam.world.addLearner(`K${(next += 1)}`)];
        const open = new Map<number, number>();
        const begun = new Set<number>();
        const results = new Map<number, { userId: number; score: number | null; passed: boolean | null }>();
        for (const step of walk) {
          const before = new Map(await Promise.all([...begun].map(async (id) => [id, await keptOf(id)] as const)));
          if (step.act === 'publish') {
            const { draft, revision } = await exam.world.ask(readExamDraft, { id: examId }, boss);
            const parts = step.paper.chosen.map((kind, index): ExamDraftPart => ({
              ...{ key: `p${index}`, kind, count: 1, scoreEach: step.paper.each * 100, scorePartial: 0, bank: null },
              ...{ difficulty: null, tags: [], questions: [exam.questionIds[kind] ?? 0] },
            }));
            const passScore = Math.min(step.paper.pass, step.paper.each * parts.length) * 100;
            const saved = { id: examId, revision, draft: { ...draft, parts, passScore } };
            const { revision: now } = await exam.world.ask(saveExamDraft, saved, boss);
            await exam.world.ask(publishExam, { id: examId, revision: now }, boss);
            for (const [id, kept] of before) expect(await keptOf(id)).toEqual(kept);
          } else {
            const userId = people[step.who] ?? 0;
            const attempt = open.get(userId);
            if (
              step.act === 'begin' &&
              !open.has(userId) &&
              ![...results.values()].some((one) => one.userId === userId)
            ) {
              const id = await exam.begin(userId, examId);
              open.set(userId, id);
              begun.add(id);
            } else if (step.act === 'answer' && attempt !== undefined) {
              const paper = await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId });
              const asked = paper.parts.map(({ kind }) => kind);
              const revision = 1 + Math.max(0, ...paper.answers.map((one) => one.revision));
              const answers = exam.answers(asked, revision);
              const { kept } = await exam.world.ask(
                saveAnswers,
                { id: attempt, window: windowOne, answers },
                { userId },
              );
              expect(kept).toHaveLength(asked.length);
            } else if (step.act === 'handIn' && attempt !== undefined) {
              const sent = { id: attempt, window: windowOne, answers: [], reason: 'learner' as const };
              await exam.world.ask(handInAttempt, sent, { userId });
              open.delete(userId);
              const { passed, score } = await exam.world.ask(attemptResult, { id: attempt }, { userId });
              results.set(attempt, { userId, score, passed });
            }
          }
          for (const [id, { userId, ...result }] of results)
            expect(await exam.world.ask(attemptResult, { id }, { userId })).toMatchObject(result);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
