import { ErrorCode } from '@banyan/contracts';
import {
  answerAppeal,
  answerReport,
  appealAttempt,
  attemptDetail,
  attemptRecord,
  attemptResult,
  examStatistics,
  handInAttempt,
  markAnswer,
  reportQuestion,
  reviewAnswer,
  reviewAnswers,
  reviewAppeals,
  reviewFigures,
  reviewQueue,
  reviewReports,
  saveCriteria,
  suggestMark,
  type AnswerValue,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScorerFailed } from '../../ports/scorer.ts';
import { keywordScorer } from '../../scorer/keywordScorer.ts';
import type { Asker } from '../../testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { messages } from '../messages/messages.schema.ts';
import { examMarkers } from './exam.schema.ts';
import { wrongQuestions } from './question.schema.ts';
import { ExamWorld, windowOne } from './testing/world.ts';

let exam: ExamWorld;
let admin: Asker;
let second: Asker;
let next = 0;
beforeAll(async () => {
  exam = await ExamWorld.open();
  admin = await exam.world.addPerson('admin', 'first');
  second = await exam.world.addPerson('admin', 'second');
});
beforeEach(() => {
  exam.world.scorer = keywordScorer;
});

const short = () => exam.questionIds['short'] ?? 0;
/** A paper whose short answer awaits a mark. */
async function waitingPaper(examId: number, value: Partial<AnswerValue> = { text: '先抽样，再判定。' }) {
  const userId = await exam.world.addLearner(`R${(next += 1)}`);
  const id = await exam.begin(userId, examId);
  const answers = exam.answers(['single', 'short'], 1, { single: { choice: [1] }, short: value });
  await exam.world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, { userId });
  return { userId, id };
}
const addExam = (values: Parameters<ExamWorld['addExam']>[0] = {}) => exam.addExam(values, ['single', 'short']);
const place = (attemptId: number) => ({ attemptId, questionId: short() });
const read = (attemptId: number, asker: Asker = admin) => exam.world.ask(reviewAnswer, place(attemptId), asker);
const mark = (attemptId: number, points: number, values: { revision?: number; comment?: string } = {}) => ({
  ...place(attemptId),
  parts: [points],
  comment: '',
  revision: 0,
  criteriaRevision: 0,
  ...values,
});

/** Sources of a person's messages, with their words. */
const toldTo = (userId: number) =>
  exam.world.in(1001, (scope) =>
    scope.tx
      .select({ source: messages.sourceType, params: messages.params })
      .from(messages)
      .where(scope.only(messages, eq(messages.userId, userId)))
      .orderBy(messages.id),
  );

describe('papers to mark', () => {
  it('wait by exam and by question, and their marks bring the result out [EX-11]', async () => {
    const examId = await addExam();
    const [one, two] = [await waitingPaper(examId), await waitingPaper(examId)];
    const queue = await exam.world.ask(reviewQueue, { examId: 0 }, admin);
    expect(queue.exams.find(({ id }) => id === examId)).toMatchObject({
      waiting: 2,
      questions: [{ id: short(), stem: 'short', full: 10, waiting: 2, marked: 0 }],
    });
    const list = await exam.world.ask(reviewAnswers, { examId, questionId: short(), attemptId: 0 }, admin);
    expect(list).toMatchObject({ waiting: 2, marked: 0 });
    expect(list.items.map(({ attemptId, paper, points }) => [attemptId, paper, points])).toEqual([
      [one.id, 1, null],
      [two.id, 2, null],
    ]);
    expect(await read(one.id)).toMatchObject({ no: 2, full: 10, sample: '秘密的样例答案', mark: null, revision: 0 });

    const done = await exam.world.ask(markAnswer, mark(one.id, 7, { comment: '少了转移规则' }), admin);
    expect(done).toMatchObject({ revision: 1, settled: true, mark: { points: 7, parts: [7], own: true } });
    const result = await exam.world.ask(attemptResult, { id: one.id }, { userId: one.userId });
    expect(result).toMatchObject({ state: 'marked', score: 1700, passed: true });
    const detail = await exam.world.ask(attemptDetail, { id: one.id }, { userId: one.userId });
    expect(detail.questions[1]).toMatchObject({ mark: 'partial', score: 700, comment: '少了转移规则' });
    const after = await exam.world.ask(reviewQueue, { examId: 0 }, admin);
    expect(after.exams.find(({ id }) => id === examId)).toMatchObject({
      waiting: 1,
      questions: [{ waiting: 1, marked: 1 }],
    });
    expect(await read(two.id)).toMatchObject({ distribution: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] });
  });

  it('take whole points in range and nothing else [EX-11]', async () => {
    const { id } = await waitingPaper(await addExam());
    const wrongs = [mark(id, 11), { ...mark(id, 1), parts: [1, 1] }, mark(id, 1.5), mark(id, -1)];
    for (const wrong of wrongs) {
      expect((await exam.world.refusal(markAnswer, wrong, admin))?.code).toBe(ErrorCode.badRequest);
    }
    const long = mark(id, 1, { comment: '字'.repeat(301) });
    expect((await exam.world.refusal(markAnswer, long, admin))?.code).toBe(ErrorCode.badRequest);
    const single = { ...mark(id, 1), questionId: exam.questionIds['single'] ?? 0 };
    expect((await exam.world.refusal(markAnswer, single, admin))?.code).toBe(ErrorCode.notFound);
  });

  it('are not overwritten by a second marker, who is told of the first one’s mark [EX-11]', async () => {
    const { id } = await waitingPaper(await addExam());
    await exam.world.ask(markAnswer, mark(id, 4), admin);
    const refused = await exam.world.refusal(markAnswer, mark(id, 9), second);
    expect(refused).toMatchObject({
      code: ErrorCode.answerMarked,
      data: { revision: 1, mark: { points: 4, own: false } },
    });
    expect((await read(id)).mark).toMatchObject({ points: 4 });
    // With its present revision they may.
    await exam.world.ask(markAnswer, mark(id, 9, { revision: 1 }), second);
    expect(await read(id)).toMatchObject({ mark: { points: 9, own: false }, revision: 2 });
  });

  it('put what was missed into the book of mistakes once, also when only a second look finds it [EX-08, EX-11]', async () => {
    const { id, userId } = await waitingPaper(await addExam());
    const missed = () =>
      exam.world.in(1001, (scope) =>
        scope.tx
          .select({ times: wrongQuestions.times })
          .from(wrongQuestions)
          .where(scope.only(wrongQuestions, eq(wrongQuestions.userId, userId), eq(wrongQuestions.questionId, short()))),
      );
    await exam.world.ask(markAnswer, mark(id, 10), admin);
    expect(await missed()).toEqual([]);
    await exam.world.ask(markAnswer, mark(id, 4, { revision: 1 }), admin);
    await exam.world.ask(markAnswer, mark(id, 3, { revision: 2 }), admin);
    expect(await missed()).toEqual([{ times: 1 }]);
  });

  it('hide names until a question is marked in all papers, where the exam says so [EX-11]', async () => {
    const examId = await addExam({ anonymous: true });
    const [one, two] = [await waitingPaper(examId), await waitingPaper(examId)];
    const names = async () => {
      const list = await exam.world.ask(reviewAnswers, { examId, questionId: short(), attemptId: 0 }, admin);
      return [...list.items.map(({ name }) => name), (await read(one.id)).name];
    };
    await exam.world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ name: { zh_cn: '李敏' } })
        .where(scope.only(users, eq(users.id, one.userId))),
    );
    await exam.world.ask(markAnswer, mark(one.id, 5), admin);
    expect(new Set(await names())).toEqual(new Set(['']));
    await exam.world.ask(markAnswer, mark(two.id, 5), admin);
    expect((await names())[0]).toBe('李敏');
  });

  it('are marked by the lecturers whom their exam names, who see no other [AD-01, EX-11]', async () => {
    const [named, other] = [await addExam(), await addExam()];
    const [own, foreign] = [await waitingPaper(named), await waitingPaper(other)];
    const lecturer = await exam.world.addPerson('lecturer', 'named');
    await exam.world.in(1001, (scope) =>
      scope.tx.insert(examMarkers).values(scope.row(examMarkers, { examId: named, userId: lecturer.userId ?? 0 })),
    );
    const queue = await exam.world.ask(reviewQueue, { examId: 0 }, lecturer);
    expect(queue).toMatchObject({ waiting: 1, appeals: 0, reports: 0, exams: [{ id: named, waiting: 1 }] });
    expect(await exam.world.ask(reviewAnswers, { examId: named, questionId: 0, attemptId: 0 }, lecturer)).toMatchObject(
      {
        waiting: 1,
      },
    );
    const changed = { examId: named, questionId: short(), criteria: [{ text: '抽样', points: 10, keywords: [] }] };
    expect(await exam.world.ask(saveCriteria, { ...changed, revision: 0 }, lecturer)).toEqual({ revision: 1 });
    expect(await exam.world.ask(suggestMark, { ...place(own.id), strictness: 'moderate' }, lecturer)).toMatchObject({
      scorer: 'keywords',
    });
    expect(await exam.world.ask(markAnswer, { ...mark(own.id, 6), criteriaRevision: 1 }, lecturer)).toMatchObject({
      settled: true,
    });
    const refusals = [
      await exam.world.refusal(reviewAnswers, { examId: other, questionId: 0, attemptId: 0 }, lecturer),
      await exam.world.refusal(reviewAnswer, place(foreign.id), lecturer),
      await exam.world.refusal(suggestMark, { ...place(foreign.id), strictness: 'moderate' }, lecturer),
      await exam.world.refusal(markAnswer, mark(foreign.id, 1), lecturer),
      await exam.world.refusal(saveCriteria, { ...changed, examId: other, revision: 0 }, lecturer),
    ];
    expect(refusals.map((one) => one?.code)).toEqual(refusals.map(() => ErrorCode.notFound));
    expect((await exam.world.refusal(reviewAppeals, { state: 'open' }, lecturer))?.code).toBe(ErrorCode.adminsOnly);
  });

  it('are for administrators and lecturers of their own enterprise alone [AC-10, EX-11]', async () => {
    const { id, userId } = await waitingPaper(await addExam());
    const learner = { userId };
    expect((await exam.world.refusal(reviewQueue, { examId: 0 }, learner))?.code).toBe(ErrorCode.lecturersOnly);
    expect((await exam.world.refusal(markAnswer, mark(id, 1), learner))?.code).toBe(ErrorCode.lecturersOnly);
    const lecturer = await exam.world.addPerson('lecturer', 'teacher');
    expect((await exam.world.ask(reviewQueue, { examId: 0 }, lecturer)).exams).toEqual([]);
    expect((await exam.world.refusal(markAnswer, mark(id, 1), lecturer))?.code).toBe(ErrorCode.notFound);
    const foreign = await exam.world.addPerson('admin', 'foreign', 1002);
    expect((await exam.world.refusal(reviewAnswer, place(id), foreign))?.code).toBe(ErrorCode.notFound);
    expect((await exam.world.refusal(markAnswer, mark(id, 1), foreign))?.code).toBe(ErrorCode.notFound);
    expect((await exam.world.ask(reviewQueue, { examId: 0 }, foreign)).waiting).toBe(0);
  });
});

describe('a suggestion', () => {
  it('is kept and changes no mark, and goes by what the question is marked by [EX-11]', async () => {
    const examId = await addExam();
    const { id } = await waitingPaper(examId, { text: '按批随机抽样。然后判定。' });
    const criteria = [
      { text: '抽样', points: 6, keywords: ['抽样'] },
      { text: '判定与处置', points: 4, keywords: ['判定', '隔离'] },
    ];
    const change = { examId, questionId: short(), criteria, revision: 0 };
    expect(await exam.world.ask(saveCriteria, change, admin)).toEqual({ revision: 1 });
    expect((await exam.world.refusal(saveCriteria, change, second))?.code).toBe(ErrorCode.conflict);
    const short6 = { ...change, revision: 1, criteria: criteria.slice(0, 1) };
    expect((await exam.world.refusal(saveCriteria, short6, admin))?.code).toBe(ErrorCode.badRequest);

    const by = async (strictness: 'strict' | 'lenient') =>
      (await exam.world.ask(suggestMark, { ...place(id), strictness }, admin)).parts.map(({ points }) => points);
    expect(await by('strict')).toEqual([6, 2]);
    const made = await exam.world.ask(suggestMark, { ...place(id), strictness: 'moderate' }, admin);
    expect(made).toMatchObject({ scorer: 'keywords', model: '' });
    expect(made.parts).toMatchObject([
      { points: 6, quote: '按批随机抽样。', sure: true },
      { points: 2, found: ['判定'], missing: ['隔离'], sure: false },
    ]);
    expect(await read(id)).toMatchObject({ mark: null, revision: 0, criteriaRevision: 1, suggestion: made });
    // Other criteria: a suggestion by the old ones is void.
    await exam.world.ask(saveCriteria, { ...change, revision: 1 }, admin);
    expect((await read(id)).suggestion).toBeNull();
    expect((await exam.world.refusal(markAnswer, mark(id, 1), admin))?.code).toBe(ErrorCode.conflict);
  });

  it('that fails is refused with its reason and may be asked for again [EX-11]', async () => {
    const { id } = await waitingPaper(await addExam());
    exam.world.scorer = { kind: 'model', model: 'm', score: () => Promise.reject(new ScorerFailed('timeout')) };
    const asked = { ...place(id), strictness: 'strict' } as const;
    expect(await exam.world.refusal(suggestMark, asked, admin)).toEqual({
      code: ErrorCode.scorerFailed,
      data: { reason: 'timeout' },
    });
    exam.world.scorer = keywordScorer;
    expect((await exam.world.ask(suggestMark, asked, admin)).parts).toMatchObject([{ points: 10 }]);
  });
});

describe('what is a marker’s own', () => {
  it('is on the desk of the others alone: papers, appeals and reports [EX-11] [EX-09]', async () => {
    const { world } = exam;
    const examId = await addExam();
    const sitter = { userId: admin.userId ?? 0 };
    const id = await exam.begin(sitter.userId, examId);
    const answers = exam.answers(['single', 'short'], 1, { single: { choice: [1] }, short: { text: '抽样' } });
    await world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, sitter);
    const queued = async (asker: Asker) =>
      (await world.ask(reviewQueue, { examId: 0 }, asker)).exams.find((one) => one.id === examId)?.waiting ?? 0;
    const listed = async (asker: Asker) => {
      const { items, waiting } = await world.ask(reviewAnswers, { examId, questionId: 0, attemptId: id }, asker);
      return [items.length, waiting];
    };
    expect([await queued(admin), await queued(second)]).toEqual([0, 1]);
    expect([await listed(admin), await listed(second)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const codes = [
      await world.refusal(reviewAnswer, place(id), admin),
      await world.refusal(markAnswer, mark(id, 10), admin),
      await world.refusal(suggestMark, { ...place(id), strictness: 'lenient' }, admin),
    ];
    await world.ask(markAnswer, mark(id, 3), second);
    codes.push(await world.refusal(markAnswer, mark(id, 10, { revision: 1 }), admin));
    await world.ask(appealAttempt, { id, text: '少给了分' }, sitter);
    await world.ask(reportQuestion, { id, questionId: short(), text: '题干缺图' }, sitter);
    const seenBy = async (asker: Asker) => {
      const { appeals, reports } = await world.ask(reviewQueue, { examId: 0 }, asker);
      const listedAppeals = (await world.ask(reviewAppeals, { state: 'open' }, asker)).items;
      const { items } = await world.ask(reviewReports, { state: 'open' }, asker);
      const [own] = items.filter(({ text }) => text === '题干缺图');
      return { appeals, reports, own, appealed: listedAppeals.some((one) => one.attemptId === id) };
    };
    const [mine, theirs] = [await seenBy(admin), await seenBy(second)];
    expect([mine.appealed, mine.own, theirs.appealed]).toEqual([false, undefined, true]);
    expect([theirs.appeals - mine.appeals, theirs.reports - mine.reports]).toEqual([1, 1]);
    const verdict = { verdict: 'accepted', reply: '好' } as const;
    codes.push(await world.refusal(answerAppeal, { attemptId: id, ...verdict }, admin));
    codes.push(await world.refusal(answerReport, { id: theirs.own?.id ?? 0, ...verdict }, admin));
    expect(codes.map((refused) => refused?.code)).toEqual(Array.from({ length: 6 }, () => 40342));
  });
});

describe('appeals and reports', () => {
  it('reach the desk, are answered once, and the learner reads the answer [EX-09]', async () => {
    const examId = await addExam();
    const { id, userId } = await waitingPaper(examId);
    await exam.world.ask(markAnswer, mark(id, 3), admin);
    await exam.world.ask(appealAttempt, { id, text: '第二题少给了分' }, { userId });
    const open = await exam.world.ask(reviewAppeals, { state: 'open' }, admin);
    expect(open.items).toMatchObject([{ attemptId: id, text: '第二题少给了分', questionId: short(), score: 1300 }]);
    const reply = { attemptId: id, verdict: 'accepted', reply: '已改为 6 分' } as const;
    await exam.world.ask(answerAppeal, reply, admin);
    expect((await exam.world.refusal(answerAppeal, reply, second))?.code).toBe(ErrorCode.conflict);
    const record = await exam.world.ask(attemptRecord, { id }, { userId });
    expect(record.appeal).toMatchObject({ state: 'accepted', reply: '已改为 6 分' });
    expect((await exam.world.ask(reviewAppeals, { state: 'open' }, admin)).items).toEqual([]);
    expect((await exam.world.ask(reviewAppeals, { state: 'answered' }, admin)).items).toHaveLength(1);
  });

  it('of questions likewise [EX-09]', async () => {
    const { id, userId } = await waitingPaper(await addExam());
    await exam.world.ask(reportQuestion, { id, questionId: short(), text: '题干缺一个表' }, { userId });
    const [report] = (await exam.world.ask(reviewReports, { state: 'open' }, admin)).items;
    expect(report).toMatchObject({ questionId: short(), text: '题干缺一个表', kind: 'short' });
    const reply = { id: report?.id ?? 0, verdict: 'refused', reply: '表在题干下方' } as const;
    expect((await exam.world.refusal(answerReport, reply, { userId }))?.code).toBe(ErrorCode.adminsOnly);
    await exam.world.ask(answerReport, reply, admin);
    expect((await exam.world.ask(reviewReports, { state: 'answered' }, admin)).items).toMatchObject([
      { state: 'refused', reply: '表在题干下方' },
    ]);
  });

  it('are told to their learners by titles in all languages, not in that of the marker [EX-11, ME-01]', async () => {
    const title = { zh_cn: '季度测验', en: 'Quarterly test' };
    const { id, userId } = await waitingPaper(await addExam({ title }));
    await exam.world.ask(markAnswer, mark(id, 3), { ...admin, language: 'en' });
    await exam.world.ask(appealAttempt, { id, text: '少给了分' }, { userId });
    const reply = { attemptId: id, verdict: 'refused', reply: 'Kept' } as const;
    await exam.world.ask(answerAppeal, reply, { ...admin, language: 'en' });
    await exam.world.ask(reportQuestion, { id, questionId: short(), text: '题干缺一个表' }, { userId });
    const { items } = await exam.world.ask(reviewReports, { state: 'open' }, admin);
    const report = items.find(({ title: of }) => of === title.zh_cn)?.id ?? 0;
    await exam.world.ask(
      answerReport,
      { id: report, verdict: 'accepted', reply: 'Seen' },
      { ...admin, language: 'en' },
    );
    expect((await toldTo(userId)).map(({ source, params }) => [source, params['title']])).toEqual([
      ['examMarked', title],
      ['examAppeal', title],
      ['questionReport', title],
    ]);
  });

  it('are told of each change of their result, to a score that it had before too [EX-11, ME-01]', async () => {
    const { id, userId } = await waitingPaper(await addExam());
    for (const [revision, points] of [3, 5, 3, 5].entries()) {
      exam.world.now += 60_000;
      await exam.world.ask(markAnswer, mark(id, points, { revision }), admin);
    }
    expect((await toldTo(userId)).map(({ source }) => source)).toEqual([
      'examMarked',
      ...['examRemarked', 'examRemarked', 'examRemarked'],
    ]);
  });
});

describe('statistics', () => {
  it('tell difficulty and discrimination of each question [EX-11]', async () => {
    const examId = await addExam();
    for (let at = 0; at < 10; at += 1) {
      const { id } = await waitingPaper(examId);
      await exam.world.ask(markAnswer, mark(id, at), admin);
    }
    const found = await exam.world.ask(examStatistics, { id: examId }, admin);
    expect(found).toMatchObject({ papers: 10, waiting: 0, average: 1450, fullScore: 2000 });
    expect(found.questions).toEqual([
      // Best three: 9, 8, 7; worst three: 0, 1, 2.
      { id: short(), kind: 'short', stem: 'short', papers: 10, blank: 0, difficulty: 0.45, discrimination: 0.7 },
      expect.objectContaining({ kind: 'single', difficulty: 1, discrimination: 0 }),
    ]);
    expect(found.distribution).toEqual([0, 0, 0, 0, 0, 2, 2, 2, 2, 2]);
    const figures = await exam.world.ask(reviewFigures, {}, admin);
    expect(figures.items.find(({ id }) => id === examId)).toMatchObject({ papers: 10, passed: 8 });
  });
});
