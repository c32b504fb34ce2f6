import { ErrorCode } from '@banyan/contracts';
import {
  appealAttempt,
  examDetail,
  examOutcome,
  examSitters,
  exportSitters,
  handInAttempt,
  markAnswer,
  remindSitters,
  reopenSitters,
  saveAnswers,
  sitterPapers,
  type SitterSort,
} from '@banyan/contracts/exam';
import { messageList } from '@banyan/contracts/messages';
import { exportDetail } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { departmentCalled } from '../../../../platform/departments.ts';
import { addUser } from '../../../../testing/fixtures.ts';
import { openWorld, type Asker } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { addRole } from '../../../organisation/testing/addRole.ts';
import { exams } from '../../exam.schema.ts';
import { ExamWorld, MINUTE, windowOne } from '../../testing/world.ts';

let exam: ExamWorld;
let boss: Asker;
let next = 0;
const person = (department: string) => exam.world.addLearner(`R${(next += 1)}`, department);
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  boss = await exam.world.addPerson('admin', 'boss');
});

const everybody = { q: '', stand: '', reason: '', sort: '-score', size: 50, cursor: '' } as const;
const sitters = (id: number, change: object = {}, asker = boss) =>
  exam.world.ask(examSitters, { ...everybody, id, ...change }, asker);
const outcome = (id: number, asker = boss) => exam.world.ask(examOutcome, { id }, asker);

/** Somebody sits an exam with right answers of these kinds and hands it in; answers the paper. */
async function sit(userId: number, examId: number, kinds: readonly string[], handsIn = true): Promise<number> {
  const id = await exam.begin(userId, examId);
  await exam.world.ask(saveAnswers, { id, window: windowOne, answers: exam.answers(kinds) }, { userId });
  exam.world.now += 4 * MINUTE;
  if (handsIn)
    await exam.world.ask(handInAttempt, { id, window: windowOne, answers: [], reason: 'learner' }, { userId });
  return id;
}

/** An exam of four questions for a department: one passed, one failed, one waits, one sits, one has not come. */
async function heldExam(department: string) {
  const examId = await exam.addExam({ title: { zh_cn: `成绩${department}` }, departments: [department] }, [
    'single',
    'multiple',
    'judgement',
    'short',
  ]);
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => person(department)));
  const [best = 0, failed = 0, waits = 0, sits = 0, absent = 0] = people;
  const papers = {
    best: await sit(best, examId, ['single', 'multiple', 'judgement']),
    failed: await sit(failed, examId, ['single']),
    waits: await sit(waits, examId, ['single', 'short']),
    sits: await sit(sits, examId, ['single'], false),
  };
  return { examId, best, failed, waits, sits, absent, papers };
}

describe('Results of an exam', () => {
  it('count each person once, and the figures are the sums of the rows [EX-06] [EX-10]', async () => {
    const { absent, best, examId, failed, papers, sits, waits } = await heldExam('成绩一部');
    const guest = await person('别部');
    const { items, total } = await sitters(examId);
    expect(new Map(items.map(({ id, stand }) => [id, stand]))).toEqual(
      new Map([
        [best, 'passed'],
        [failed, 'failed'],
        [waits, 'waiting'],
        [sits, 'sitting'],
        [absent, 'absent'],
      ]),
    );
    expect(items.some(({ id }) => id === guest)).toBe(false);
    expect(items[0]).toMatchObject({
      ...{ id: best, score: 3000, attempts: 1, paper: papers.best, reason: 'learner', tookS: 240, markers: [] },
      ...{ department: '成绩一部', handedInAt: expect.any(Number) as number },
    });
    const figures = await outcome(examId);
    expect(figures.people).toBe(total);
    for (const stand of ['passed', 'failed', 'waiting', 'sitting', 'absent'] as const)
      expect([stand, figures.stands[stand]]).toEqual([stand, items.filter((one) => one.stand === stand).length]);
    const scores = items.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
    expect(figures.median).toBe(((scores[0] ?? 0) + (scores[1] ?? 0)) / 2);
    expect(figures.distribution).toEqual(
      Array.from(
        { length: 10 },
        (_, tenth) => scores.filter((score) => Math.min(9, Math.floor((score * 10) / 4000)) === tenth).length,
      ),
    );
    expect(figures).toMatchObject({ mayAct: true, mayRemind: true, mayExport: true, appeals: 0 });
  });

  it('are found by words, standing and way of handing in, in every order, page by page [AC-10]', async () => {
    const { absent, examId, waits } = await heldExam('成绩二部');
    expect((await sitters(examId, { stand: 'absent' })).items.map(({ id }) => id)).toEqual([absent]);
    expect((await sitters(examId, { reason: 'learner' })).total).toBe(3);
    const [{ account = '' } = {}] = (await sitters(examId, { stand: 'waiting' })).items;
    expect((await sitters(examId, { q: account })).items.map(({ id }) => id)).toEqual([waits]);
    for (const column of ['name', 'score', 'handedIn', 'took', 'switches']) {
      const whole = (await sitters(examId, { sort: column as SitterSort })).items.map(({ id }) => id);
      const turned = (await sitters(examId, { sort: `-${column}` as SitterSort })).items.map(({ id }) => id);
      expect([column, turned]).toEqual([column, whole.toReversed()]);
      const paged: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Awaited<ReturnType<typeof sitters>> = await sitters(examId, { sort: column, size: 2, cursor });
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      expect([column, paged]).toEqual([column, whole]);
    }
  });

  it('show an administrator of a department their own people alone [AC-10]', async () => {
    const { best, examId, papers } = await heldExam('成绩三部');
    const inside = await person('成绩三部');
    const chief: Asker = {
      ...{ eid: 1001, role: 'admin' },
      userId: await addUser(exam.world.db, 1001, { account: 'chief3', type: 3, department: { zh_cn: '成绩三部' } }),
    };
    const other: Asker = {
      ...{ eid: 1001, role: 'admin' },
      userId: await addUser(exam.world.db, 1001, { account: 'chief4', type: 3, department: { zh_cn: '成绩四部' } }),
    };
    const outsider = await person('成绩四部');
    const everyone = await exam.addExam({ title: { zh_cn: '全员' }, createdBy: chief.userId ?? 0 });
    const outside = await sit(outsider, everyone, ['single']);
    await sit(inside, everyone, ['single']);
    const seen = (await sitters(everyone, { reason: 'learner' }, chief)).items.map(({ id }) => id);
    expect(seen).toEqual([inside]);
    await exam.world.ask(appealAttempt, { id: outside, text: '第一题的答案不对' }, { userId: outsider });
    expect(await outcome(everyone, chief)).toMatchObject({ stands: { failed: 1 }, appeals: 0 });
    expect((await outcome(everyone)).appeals).toBe(1);
    // An administrator who sees everybody and marks one department reads the answers of that one.
    const place = await exam.world.in(1001, (scope) => departmentCalled(scope, { zh_cn: '成绩三部' }));
    const reader = await person('别部');
    await addRole(exam.world, { holders: [reader], permissions: ['assessment.see'], reach: 'all' });
    const marks = { holders: [reader], permissions: ['assessment.mark'] as const, departments: [place?.id ?? 0] };
    await addRole(exam.world, marks);
    const hiddenOf = async (who: number) =>
      (await exam.world.ask(sitterPapers, { id: everyone, person: who }, { userId: reader })).hidden;
    expect([await hiddenOf(inside), await hiddenOf(outsider)]).toEqual(['', 'right']);
    const theirs = { id: everyone, person: outsider };
    expect((await exam.world.refusal(sitterPapers, theirs, chief))?.code).toBe(ErrorCode.notFound);
    expect((await exam.world.refusal(examOutcome, { id: examId }, other))?.code).toBe(ErrorCode.notFound);
    const { hidden, questions } = await exam.world.ask(sitterPapers, { id: examId, person: best }, chief);
    expect([hidden, questions.length]).toEqual(['', 4]);
    const wrong = { id: examId, person: inside, paper: papers.best };
    expect((await exam.world.refusal(sitterPapers, wrong, chief))?.code).toBe(ErrorCode.notFound);
  });

  it('open a paper with its record, and its answers for whoever marks, not for who sits it or has no such right [EX-10] [EX-11]', async () => {
    const { absent, best, examId, papers, sits, waits } = await heldExam('成绩五部');
    const read = (id: number, asker = boss) => exam.world.ask(sitterPapers, { id: examId, person: id }, asker);
    const shown = await read(best);
    expect(shown).toMatchObject({ shown: papers.best, hidden: '', papers: [{ score: 3000, number: 1 }] });
    expect(shown.record?.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['started', 'handed_in']));
    expect(shown.questions.map(({ kind, mark }) => [kind, mark])).toEqual([
      ['single', 'right'],
      ['multiple', 'right'],
      ['judgement', 'right'],
      ['short', 'blank'],
    ]);
    expect(await read(absent)).toMatchObject({ shown: 0, record: null, questions: [], hidden: '' });
    expect(await read(sits)).toMatchObject({ shown: papers.sits, hidden: 'open', questions: [] });
    // A colleague who sits it.
    const colleague = await exam.world.addPerson('admin', 'colleague5');
    const everyone = await exam.addExam({ title: { zh_cn: '同题' } }, ['single']);
    await exam.begin(colleague.userId ?? 0, everyone);
    expect(await read(best, colleague)).toMatchObject({ hidden: 'sitting', questions: [] });
    expect(await outcome(everyone, colleague)).toMatchObject({ mayAct: false, mayCorrect: false });
    expect(await outcome(examId, colleague)).toMatchObject({ mayAct: true, mayCorrect: true });
    const point = { attemptId: papers.waits, questionId: exam.questionIds['short'] ?? 0, parts: [5], comment: '好' };
    await exam.world.ask(markAnswer, { ...point, revision: 0, criteriaRevision: 0 }, boss);
    expect((await sitters(examId)).items.find(({ id }) => id === waits)).toMatchObject({
      stand: 'failed',
      score: 1500,
      markers: ['boss'],
    });
  });

  it('do not tell an anonymous marker whose paper it is [EX-11]', async () => {
    const examId = await exam.addExam({ title: { zh_cn: '匿名' }, anonymous: true, departments: ['成绩六部'] }, [
      'short',
    ]);
    const userId = await person('成绩六部');
    await sit(userId, examId, ['short']);
    expect(await exam.world.ask(sitterPapers, { id: examId, person: userId }, boss)).toMatchObject({
      hidden: 'anonymous',
      questions: [],
    });
  });

  it('remind those who have not come, and let several back in, each with a reason where it is left [EX-05]', async () => {
    const { absent, best, examId, failed, sits, waits } = await heldExam('成绩七部');
    const all = { id: examId, people: [absent, best, sits, 999_999] };
    const reminded = await exam.world.ask(remindSitters, all, boss);
    expect([reminded.done, reminded.left.map(({ id, why }) => [id, why])]).toEqual([
      [absent],
      [
        [best, 'sat'],
        [sits, 'sitting'],
        [999_999, 'gone'],
      ],
    ]);
    await exam.world.work();
    const box = await exam.world.ask(
      messageList,
      { box: 'information', about: 'all', unread: 'N', keyword: '' },
      { userId: absent },
    );
    expect(box.items.map(({ title }) => title)).toEqual([expect.stringContaining('请参加考试')]);
    const point = {
      ...{ attemptId: (await sitters(examId, { stand: 'waiting' })).items[0]?.paper ?? 0, parts: [2], comment: '' },
      questionId: exam.questionIds['short'] ?? 0,
    };
    await exam.world.ask(markAnswer, { ...point, revision: 0, criteriaRevision: 0 }, boss);
    const back = { id: examId, people: [failed, waits, absent, sits], minutes: 10, reason: '断电' };
    const opened = await exam.world.ask(reopenSitters, back, boss);
    expect([opened.done, opened.left.map(({ id, why }) => [id, why])]).toEqual([
      [failed],
      [
        [waits, 'marked'],
        [absent, 'gone'],
        [sits, 'sitting'],
      ],
    ]);
    expect(await exam.world.ask(examDetail, { id: examId }, { userId: failed })).toMatchObject({
      exam: { state: 'incomplete' },
    });
    await exam.world.in(1001, (scope) =>
      scope.tx
        .update(exams)
        .set({ archivedAt: new Date(exam.world.now) })
        .where(scope.only(exams, eq(exams.id, examId))),
    );
    const shut = await exam.world.ask(reopenSitters, { ...back, people: [best] }, boss);
    expect(shut.left.map(({ why }) => why)).toEqual(['over']);
    exam.world.now += 25 * 60 * MINUTE;
    const late = await exam.world.ask(remindSitters, { id: examId, people: [absent] }, boss);
    expect(late.left.map(({ why }) => why)).toEqual(['over']);
  });

  it('leave as a file with the rows of the list [AC-10]', async () => {
    const { examId } = await heldExam('成绩八部');
    const asked = { format: 'csv', id: examId, q: '', stand: '', reason: '', sort: '-score' } as const;
    const { id } = await exam.world.ask(exportSitters, asked, boss);
    await exam.world.work();
    const { rows, state, url } = await exam.world.ask(exportDetail, { id }, boss);
    expect({ rows, state }).toEqual({ rows: 5, state: 'done' });
    const stored = exam.world.files.read(url.replace('https://content.test/', ''));
    const csv = (await buffer(stored)).toString('utf8');
    expect(csv.split('\n').filter((line) => line.includes('成绩八部'))).toHaveLength(5);
  });
});
