import { ErrorCode } from '@banyan/contracts';
import {
  attemptRecord,
  collectPapers,
  examDetail,
  examPaper,
  extendPapers,
  handInAttempt,
  manageExam,
  markAnswer,
  reopenPaper,
  reportSwitch,
  saveAnswers,
  stopExam,
  tellSitters,
  watchExam,
} from '@banyan/contracts/exam';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../../../testing/fixtures.ts';
import { openWorld, type Asker } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { ExamWorld, MINUTE, windowOne } from '../../testing/world.ts';

let exam: ExamWorld;
let boss: Asker;
let next = 0;
const person = (department = '焊接') => exam.world.addLearner(`W${(next += 1)}`, department);
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  boss = await exam.world.addPerson('admin', 'boss');
});

const watch = (id: number) => exam.world.ask(watchExam, { id }, boss);
const pulse = (userId: number, id: number, kinds: readonly string[] = []) =>
  exam.world.ask(saveAnswers, { id, window: windowOne, answers: exam.answers(kinds) }, { userId });
const handIn = (userId: number, id: number) =>
  exam.world.ask(handInAttempt, { id, window: windowOne, answers: [], reason: 'learner' }, { userId });
const eventsOf = async (userId: number, id: number) =>
  (await exam.world.ask(attemptRecord, { id }, { userId })).events.map(({ kind, seconds, text }) => [
    kind,
    seconds,
    text ?? '',
  ]);
describe('An exam while it runs', () => {
  it('shows who writes, how far, who is offline, who has submitted, and how many have not come [EX-03] [EX-06]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '盯' }, departments: ['盯部'], switchLimit: 3 });
    const [one, two, three] = [await person('盯部'), await person('盯部'), await person('盯部')];
    await person('盯部');
    const writing = await exam.begin(one, examId);
    const silent = await exam.begin(two, examId);
    const done = await exam.begin(three, examId);
    await pulse(two, silent, ['single']);
    await handIn(three, done);
    exam.world.now += 3 * MINUTE;
    await pulse(one, writing, ['single', 'fill']);
    await exam.world.ask(reportSwitch, { id: writing, window: windowOne, no: 1, seconds: 4 }, { userId: one });
    const { absent, mayAct, papers } = await watch(examId);
    expect([absent, mayAct]).toEqual([1, true]);
    // An exam for everybody does not wait for who has left.
    const all = await exam.addExam({ title: { zh_cn: '全员' } });
    const before = (await watch(all)).absent;
    await addUser(exam.world.db, 1001, { account: 'W-gone', leftAt: new Date(exam.world.now) });
    expect((await watch(all)).absent).toBe(before);
    expect(
      new Map(papers.map(({ answered, id, state, switches, total }) => [id, [state, answered, total, switches]])),
    ).toEqual(
      new Map([
        [writing, ['writing', 2, 4, 1]],
        [silent, ['offline', 1, 4, 0]],
        [done, ['handed_in', 0, 4, 0]],
      ]),
    );
    expect(papers[0]).toMatchObject({ department: '盯部', savedAt: exam.world.now });
  });

  it('gives more time: the sheet is told, the old end passes, the record and the log keep it [EX-05]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '加时' }, durationMin: 10 });
    const [one, two] = [await person(), await person()];
    const [more, same] = [await exam.begin(one, examId), await exam.begin(two, examId)];
    const began = exam.world.now;
    const given = { id: examId, papers: [more], minutes: 5, reason: '网络断过' };
    expect(await exam.world.ask(extendPapers, given, boss)).toEqual({ done: [more] });
    const { standing } = await pulse(one, more, ['single']);
    expect(standing).toMatchObject({ deadlineAt: began + 15 * MINUTE, told: { minutes: 5, text: '网络断过' } });
    exam.world.now = began + 11 * MINUTE + 1000;
    await exam.world.work();
    expect((await watch(examId)).papers.map(({ id, state }) => [id, state])).toEqual([
      [more, 'offline'],
      [same, 'handed_in'],
    ]);
    // An answer after the first end counts.
    expect((await pulse(one, more, ['multiple'])).kept).toHaveLength(1);
    exam.world.now = began + 16 * MINUTE + 1000;
    await exam.world.work();
    expect((await watch(examId)).papers.map(({ reason }) => reason)).toEqual(['deadline', 'deadline']);
    expect(await eventsOf(one, more)).toContainEqual(['extended', 300, '网络断过']);
    const { history } = await exam.world.ask(manageExam, { id: examId }, boss);
    expect(history[0]).toMatchObject({ act: 'manage/exams/extend', changes: [{ field: 'extended' }] });
  });

  it('says words on every open sheet [EX-05]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '通知' } });
    const userId = await person();
    const id = await exam.begin(userId, examId);
    const said = await exam.world.ask(tellSitters, { id: examId, papers: [], text: '第三题有笔误' }, boss);
    expect(said.done).toEqual([id]);
    expect((await pulse(userId, id)).standing.told).toMatchObject({ minutes: 0, text: '第三题有笔误' });
    await handIn(userId, id);
    expect(await eventsOf(userId, id)).toContainEqual(['told', null, '第三题有笔误']);
  });

  it('hands papers in with what has arrived, and lets somebody back in with it [EX-04] [EX-06]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '代交' }, passScore: 1000, credits: 100 });
    const userId = await person();
    const id = await exam.begin(userId, examId);
    await pulse(userId, id, ['single', 'multiple']);
    await exam.world.ask(collectPapers, { id: examId, papers: [id], reason: '离场' }, boss);
    await expect(pulse(userId, id, ['fill'])).rejects.toMatchObject({
      ...{ code: ErrorCode.attemptOver },
      detail: { data: { receipt: { reason: 'supervisor', answered: 2 } } },
    });
    expect(await exam.world.ask(examDetail, { id: examId }, { userId })).toMatchObject({ exam: { state: 'passed' } });
    const back = { id: examId, paper: id, minutes: 20, reason: '误交' };
    expect(await exam.world.ask(reopenPaper, back, boss)).toEqual({ done: [id] });
    // Again: it is open already.
    expect(await exam.world.ask(reopenPaper, back, boss)).toEqual({ done: [] });
    expect(await exam.world.ask(examDetail, { id: examId }, { userId })).toMatchObject({
      exam: { state: 'incomplete', attempts: { used: 1 } },
    });
    const paper = await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId });
    expect(paper.answers).toHaveLength(2);
    expect(paper.standing).toMatchObject({ state: 'open', deadlineAt: exam.world.now + 20 * MINUTE });
    await pulse(userId, id, ['fill']);
    await handIn(userId, id);
    expect(await exam.world.ask(examDetail, { id: examId }, { userId })).toMatchObject({
      exam: { state: 'passed', score: 3000 },
    });
    expect((await eventsOf(userId, id)).map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['handed_in', 'reopened', 'handed_in']),
    );
  });

  it('lets nobody back into a paper that a marker has marked, or while another attempt is open [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '已阅' }, makeupCount: 1 }, ['single', 'short']);
    const userId = await person();
    const first = await exam.begin(userId, examId);
    await pulse(userId, first, ['short']);
    await handIn(userId, first);
    const back = { id: examId, paper: first, minutes: 5, reason: '误交' };
    await expect(exam.world.ask(reopenPaper, { ...back, id: examId + 1000 }, boss)).rejects.toMatchObject({
      code: ErrorCode.notFound,
    });
    await exam.begin(userId, examId);
    await expect(exam.world.ask(reopenPaper, back, boss)).rejects.toMatchObject({ code: ErrorCode.conflict });
    const other = await person();
    const marked = await exam.begin(other, examId);
    await pulse(other, marked, ['short']);
    await handIn(other, marked);
    await exam.world.ask(
      markAnswer,
      {
        attemptId: marked,
        questionId: exam.questionIds['short'] ?? 0,
        parts: [5],
        comment: '',
        revision: 0,
        criteriaRevision: 0,
      },
      boss,
    );
    await expect(exam.world.ask(reopenPaper, { ...back, paper: marked }, boss)).rejects.toMatchObject({
      code: ErrorCode.conflict,
    });
  });

  it('ends for everybody with a reason: papers are handed in, and nobody begins [EX-05]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '中止' }, makeupCount: 2 });
    const [one, two] = [await person(), await person()];
    const id = await exam.begin(one, examId);
    await pulse(one, id, ['single']);
    expect(await exam.world.ask(stopExam, { id: examId, reason: '题目泄露' }, boss)).toEqual({ done: [id] });
    exam.world.now += 1000;
    for (const userId of [one, two])
      await expect(exam.begin(userId, examId)).rejects.toMatchObject({ code: ErrorCode.examClosed });
    expect(await watch(examId)).toMatchObject({ state: 'stopped', stopReason: '题目泄露' });
    expect(await eventsOf(one, id)).toContainEqual(['handed_in', null, '题目泄露']);
    await expect(exam.world.ask(stopExam, { id: examId, reason: '再来' }, boss)).rejects.toMatchObject({
      code: ErrorCode.conflict,
    });
  });

  it('ends for everybody while its make-ups alone are open [EX-05]', async () => {
    const at = (minutes: number) => new Date(exam.world.now + minutes * MINUTE);
    const examId = await exam.addExam({
      ...{ title: { zh_cn: '补考中止' }, makeupCount: 1, opensAt: at(-120), closesAt: at(-60) },
      ...{ makeupOpensAt: at(-30), makeupClosesAt: at(30) },
    });
    expect(await watch(examId)).toMatchObject({ state: 'makeup' });
    await exam.world.ask(stopExam, { id: examId, reason: '题目泄露' }, boss);
    expect(await watch(examId)).toMatchObject({ state: 'stopped' });
  });

  it('is supervised by nobody who sits it, and nobody lets themselves back in [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '自考' } });
    const chief = await exam.world.addPerson('admin', 'chief');
    const own = await exam.begin(chief.userId ?? 0, examId);
    expect((await exam.world.ask(watchExam, { id: examId }, chief)).mayAct).toBe(false);
    const refused = [
      await exam.world.refusal(extendPapers, { id: examId, papers: [own], minutes: 30, reason: '慢' }, chief),
      await exam.world.refusal(tellSitters, { id: examId, papers: [], text: '嘿' }, chief),
      await exam.world.refusal(collectPapers, { id: examId, papers: [], reason: '完' }, chief),
      await exam.world.refusal(stopExam, { id: examId, reason: '完' }, chief),
    ];
    expect(refused.map((one) => one?.code)).toEqual(refused.map(() => ErrorCode.conflict));
    await handIn(chief.userId ?? 0, own);
    const back = { id: examId, paper: own, minutes: 30, reason: '再看' };
    expect((await exam.world.refusal(reopenPaper, back, chief))?.code).toBe(ErrorCode.conflict);
  });
});
