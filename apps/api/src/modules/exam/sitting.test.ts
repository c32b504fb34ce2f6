import { ErrorCode } from '@banyan/contracts';
import {
  appealAttempt,
  attemptDetail,
  attemptRecord,
  attemptResult,
  examDetail,
  examList,
  examPaper,
  handInAttempt,
  reportQuestion,
  reportSwitch,
  reviewAppeals,
  saveAnswers,
  sendLateAnswers,
  startAttempt,
  takeAttempt,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/enterprise.schema.ts';
import { attemptEvents } from './attempt.schema.ts';
import { endOverdue } from './overdue.job.ts';
import { examItems } from './taskItems.ts';
import { ExamWorld, MINUTE, rightAnswers, windowOne, windowTwo } from './testing/world.ts';
import { testOutside } from '../../testing/outside.ts';

const { log } = Fastify({ logger: false });
let exam: ExamWorld;
let next = 0;
const person = () => exam.world.addLearner(`E${(next += 1)}`);
beforeAll(async () => {
  exam = await ExamWorld.open({
    claimFile: (_, { id }) => {
      claimed.push(id);
      return Promise.resolve({ key: id, name: id });
    },
  });
});
/** Files that became an answer's own. */
const claimed: string[] = [];

const all = ['single', 'multiple', 'judgement', 'fill'] as const;
const save = (userId: number, id: number, answers: ReturnType<ExamWorld['answers']>, window = windowOne) =>
  exam.world.ask(saveAnswers, { id, window, answers }, { userId });
const handIn = (userId: number, id: number, answers: ReturnType<ExamWorld['answers']> = [], window = windowOne) =>
  exam.world.ask(handInAttempt, { id, window, answers, reason: 'learner' }, { userId });

describe('answers', () => {
  it('are kept by rising revision, whatever comes late, and read again on another device [EX-03]', async () => {
    const userId = await person();
    const examId = await exam.addExam();
    const id = await exam.begin(userId, examId);
    await save(userId, id, exam.answers(['single'], 2));
    const late = await save(userId, id, exam.answers(['single'], 1, { single: { choice: [3] } }));
    expect(late.kept).toMatchObject([{ revision: 2 }]);
    const paper = await exam.world.ask(examPaper, { id: examId, window: windowTwo }, { userId });
    expect(paper.answers).toMatchObject([{ revision: 2, value: { choice: [1] } }]);
    expect(paper.standing).toMatchObject({ state: 'open', held: false });
  });

  it('that come in one call are written down together, told one by one, and take a file once [EX-03]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam({}, ['single', 'judgement', 'short']));
    const file = 'a'.repeat(22);
    const given = { ...rightAnswers, short: { text: '抽样', files: [file] } };
    const send = (kinds: readonly string[], revision: number) => save(userId, id, exam.answers(kinds, revision, given));
    await send(['single', 'judgement', 'short'], 1);
    await send(['short'], 2);
    await send(['single', 'short'], 3);
    // Nothing new, and nothing to record.
    await send(['single', 'judgement'], 1);
    // Some of it new, some of it late.
    const mixed = [...exam.answers(['single', 'judgement'], 4), ...exam.answers(['short'], 2, given)];
    await save(userId, id, mixed);
    expect(claimed).toEqual([file]);
    const rows = await exam.world.in(1001, (scope) =>
      scope.tx
        .select({ questionId: attemptEvents.questionId, value: attemptEvents.value })
        .from(attemptEvents)
        .where(scope.only(attemptEvents, eq(attemptEvents.attemptId, id), eq(attemptEvents.kind, 'answered')))
        .orderBy(attemptEvents.id),
    );
    const single = exam.questionIds['single'];
    expect(rows).toMatchObject([
      { questionId: null, value: { answers: [{ questionId: single, revision: 1, value: { choice: [1] } }, {}, {}] } },
      { questionId: exam.questionIds['short'], value: { value: { files: [file] }, flagged: false } },
      { questionId: null, value: { answers: [{ questionId: single, revision: 3 }, { revision: 3 }] } },
      { questionId: null, value: { answers: [{ questionId: single, revision: 4 }, { revision: 4 }] } },
    ]);
    await handIn(userId, id);
    const { events } = await exam.world.ask(attemptRecord, { id }, { userId });
    expect(events.filter(({ kind }) => kind === 'answered').map(({ no }) => no)).toEqual([1, 2, 3, 3, 1, 3, 1, 2]);
  });

  it('are taken from one window, until another takes over [EX-03]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    await save(userId, id, exam.answers(['single']));
    const taken = await exam.world.ask(takeAttempt, { id, window: windowTwo }, { userId });
    expect([taken.answers.length, taken.standing.held]).toEqual([1, true]);
    const refused = await exam.world.refusal(
      saveAnswers,
      { id, window: windowOne, answers: exam.answers(['multiple']) },
      { userId },
    );
    expect(refused?.code).toBe(ErrorCode.attemptElsewhere);
  });

  it('go on from a window that is gone, unless another one has taken over since [EX-03]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const here = { id, window: 'c'.repeat(16), from: windowOne };
    expect((await exam.world.ask(takeAttempt, here, { userId })).standing.held).toBe(true);
    await exam.world.ask(takeAttempt, { id, window: windowTwo }, { userId });
    expect((await exam.world.refusal(takeAttempt, here, { userId }))?.code).toBe(ErrorCode.attemptElsewhere);
    await handIn(userId, id, [], windowTwo);
    const { events } = await exam.world.ask(attemptRecord, { id }, { userId });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'resumed', 'taken_over', 'handed_in']);
  });

  it('go on in any window once nothing was heard of the other for three minutes [EX-03]', async () => {
    const userId = await person();
    const examId = await exam.addExam();
    const id = await exam.begin(userId, examId);
    const held = async (window: string) =>
      (await exam.world.ask(examPaper, { id: examId, window }, { userId })).standing.held;
    exam.world.now += 2 * MINUTE;
    // An open window gives signs of life without an answer, too.
    await save(userId, id, []);
    exam.world.now += 2 * MINUTE;
    expect([await held(windowTwo), await held(windowOne)]).toEqual([false, true]);
    exam.world.now += MINUTE + 1;
    expect([await held(windowTwo), await held(windowOne)]).toEqual([true, false]);
    const refused = await exam.world.refusal(saveAnswers, { id, window: windowOne, answers: [] }, { userId });
    expect(refused?.code).toBe(ErrorCode.attemptElsewhere);
    await handIn(userId, id, [], windowTwo);
    const { events } = await exam.world.ask(attemptRecord, { id }, { userId });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'offline', 'offline', 'resumed', 'handed_in']);
  });

  it('that arrive after the end stand in the record and count for nothing, and the reviewer of an appeal sees them [EX-03] [EX-09]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const late = exam.answers(['multiple'], 1);
    const send = (answers: typeof late) => exam.world.ask(sendLateAnswers, { id, answers }, { userId });
    await save(userId, id, exam.answers(['single'], 2));
    expect((await exam.world.refusal(sendLateAnswers, { id, answers: late }, { userId }))?.code).toBe(
      ErrorCode.conflict,
    );
    const { receipt } = await handIn(userId, id);
    const before = await exam.world.ask(attemptResult, { id }, { userId });

    expect((await send(late)).kept).toMatchObject([{ questionId: exam.questionIds['multiple'], revision: 1 }]);
    // Repeated, or older than what arrived in time, it adds nothing.
    await send(late);
    expect((await send(exam.answers(['single'], 1))).kept).toMatchObject([{ revision: 2 }]);

    const record = await exam.world.ask(attemptRecord, { id }, { userId });
    const stand = record.events.filter(({ kind }) => kind === 'late');
    expect(stand).toMatchObject([{ no: 2, late: { no: 2, kind: 'multiple', value: rightAnswers.multiple } }]);
    expect(record.receipt).toEqual(receipt);
    expect(await exam.world.ask(attemptResult, { id }, { userId })).toEqual(before);
    // A later revision is told in place of the one before.
    const changed = { multiple: { choice: [0] } };
    await send(exam.answers(['multiple'], 2, changed));
    await exam.world.ask(appealAttempt, { id, text: '断网了，第 2 题没有送到' }, { userId });
    const { items } = await exam.world.ask(
      reviewAppeals,
      { state: 'open' },
      await exam.world.addPerson('admin', 'late'),
    );
    expect(items.find(({ attemptId }) => attemptId === id)?.late).toMatchObject([{ no: 2, value: changed.multiple }]);
    const stranger = await exam.world.refusal(sendLateAnswers, { id, answers: late }, { userId: await person() });
    expect(stranger?.code).toBe(ErrorCode.notFound);
  });

  it('have gaps in their record where nothing was heard of the device [EX-03]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    exam.world.now += MINUTE;
    await save(userId, id, []);
    exam.world.now += 7 * MINUTE;
    await save(userId, id, exam.answers(['single']));
    exam.world.now += 3 * MINUTE;
    await handIn(userId, id);
    const { events } = await exam.world.ask(attemptRecord, { id }, { userId });
    const gaps = events.filter(({ kind }) => kind === 'offline');
    expect(gaps.map(({ seconds }) => seconds)).toEqual([7 * 60, 3 * 60]);
  });

  it('to unknown questions, of a wrong kind or with unknown options are refused whole [EX-02]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const wrongs = [
      exam.answers(['short']),
      exam.answers(['single'], 1, { single: { choice: [9] } }),
      exam.answers(['single'], 1, { single: { choice: [0, 1] } }),
      exam.answers(['single'], 1, { single: { text: '甲' } }),
      exam.answers(['fill'], 1, { fill: { choice: [1] } }),
      [...exam.answers(['single']), ...exam.answers(['single'], 2)],
    ];
    for (const answers of wrongs) {
      const refused = await exam.world.refusal(saveAnswers, { id, window: windowOne, answers }, { userId });
      expect(refused?.code).toBe(ErrorCode.badRequest);
    }
  });

  it('of others are not found [EX-03]', async () => {
    const [userId, other] = [await person(), await person()];
    const examId = await exam.addExam();
    const id = await exam.begin(userId, examId);
    const window = windowOne;
    const asker = { userId: other };
    const codes = [
      await exam.world.refusal(saveAnswers, { id, window, answers: [] }, asker),
      await exam.world.refusal(takeAttempt, { id, window }, asker),
      await exam.world.refusal(handInAttempt, { id, window, answers: [], reason: 'learner' }, asker),
      await exam.world.refusal(attemptResult, { id }, asker),
      await exam.world.refusal(attemptRecord, { id }, asker),
      await exam.world.refusal(examPaper, { id: examId, window }, asker),
      await exam.world.refusal(startAttempt, { id: examId, window }, { userId: other, eid: 1002 }),
    ].map((refused) => refused?.code);
    expect(new Set(codes)).toEqual(new Set([ErrorCode.notFound]));
  });
});

describe('a paper', () => {
  it('brings no key, sample or explanation to the client before it may [EX-10]', async () => {
    const userId = await person();
    const examId = await exam.addExam({ showAnswers: 'closed' }, [...all, 'short']);
    const id = await exam.begin(userId, examId);
    const seen = [
      await exam.world.ask(examDetail, { id: examId }, { userId }),
      await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId }),
      await save(userId, id, exam.answers(all)),
      await handIn(userId, id),
      await exam.world.ask(attemptResult, { id }, { userId }),
      await exam.world.ask(attemptDetail, { id }, { userId }),
      await exam.world.ask(attemptRecord, { id }, { userId }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/秘密/);
    const detail = await exam.world.ask(attemptDetail, { id }, { userId });
    expect(detail.questions.map(({ key }) => key)).toEqual([null, null, null, null, null]);
    expect(detail.answersFrom).toBeGreaterThan(exam.world.now);
  });

  it('keeps its questions and options in the order of its attempt [EX-02]', async () => {
    const userId = await person();
    const examId = await exam.addExam({ shuffled: true });
    await exam.begin(userId, examId);
    const read = () => exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId });
    expect((await read()).parts).toEqual((await read()).parts);
  });
});

describe('handing in', () => {
  it('marks full and half width, alternatives and parts; the same receipt comes again [EX-02] [EX-04] [EX-07]', async () => {
    const userId = await person();
    const examId = await exam.addExam({ credits: 150, points: 20 });
    await exam.leaveOnly(examId);
    const id = await exam.begin(userId, examId);
    exam.world.now += 12 * MINUTE;
    const answers = exam.answers(all, 1, { ...rightAnswers, multiple: { choice: [0] } });
    const { kept, receipt } = await handIn(userId, id, answers);
    expect(kept.map(({ revision }) => revision)).toEqual([1, 1, 1, 1]);
    expect(receipt).toMatchObject({ answered: 4, total: 4, reason: 'learner' });
    expect(receipt.checksum).toMatch(/^[0-9a-f]{12}$/);
    expect(await handIn(userId, id, exam.answers(['multiple'], 9))).toMatchObject({ kept: [{ revision: 1 }], receipt });
    const result = await exam.world.ask(attemptResult, { id }, { userId });
    expect(result).toMatchObject({ state: 'marked', score: 3400, passed: true, tookMs: 12 * MINUTE, credits: 150 });
    expect(result.marks.map(({ mark }) => mark)).toEqual(['right', 'partial', 'right', 'right']);
    expect(result.ranking).toMatchObject({ rows: [{ rank: 1, own: true, score: 3400 }] });
    const [user] = await exam.world.in(1001, (scope) =>
      scope.tx
        .select({ score: users.score, credit: users.credit })
        .from(users)
        .where(scope.only(users, eq(users.id, userId))),
    );
    expect(user).toEqual({ score: 20, credit: 15 });
  });

  it('dates its receipt by the day of the enterprise [EX-04]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    await handIn(userId, id);
    const at = new Date(exam.world.now);
    const numberIn = async (timeZone: string) =>
      (await exam.world.ask(attemptResult, { id }, { userId, timeZone })).receipt.number.slice(3, 11);
    const dayIn = (timeZone: string) => at.toLocaleDateString('sv-SE', { timeZone }).replaceAll('-', '');
    expect(dayIn('Pacific/Kiritimati')).not.toBe(dayIn('Pacific/Pago_Pago'));
    expect(await numberIn('Pacific/Kiritimati')).toBe(dayIn('Pacific/Kiritimati'));
    expect(await numberIn('Pacific/Pago_Pago')).toBe(dayIn('Pacific/Pago_Pago'));
  });

  it('refuses answers afterwards, with the receipt [EX-04]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const { receipt } = await handIn(userId, id);
    const refused = await exam.world.refusal(
      saveAnswers,
      { id, window: windowOne, answers: exam.answers(['single']) },
      { userId },
    );
    expect(refused).toEqual({ code: ErrorCode.attemptOver, data: { receipt } });
  });

  it('waits for a marker where there is a short answer [EX-11]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam({}, ['single', 'short']));
    await handIn(userId, id, exam.answers(['single', 'short']));
    const result = await exam.world.ask(attemptResult, { id }, { userId });
    expect(result).toMatchObject({ state: 'pending_marking', score: null, passed: null });
  });

  it('is done by the server with what has arrived, a minute after the deadline [EX-05]', async () => {
    const userId = await person();
    const examId = await exam.addExam();
    const id = await exam.begin(userId, examId);
    await save(userId, id, exam.answers(['single', 'fill']));
    const { deadlineAt } = (await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId })).standing;
    exam.world.now = deadlineAt + 59_000;
    await exam.world.work();
    // Under way at the deadline: still accepted.
    await save(userId, id, exam.answers(['judgement']));
    exam.world.now = deadlineAt + 60_000;
    await exam.world.work();
    const { receipt } = await exam.world.ask(attemptResult, { id }, { userId });
    expect(receipt).toMatchObject({ answered: 3, reason: 'deadline', handedInAt: deadlineAt });
  });

  it('is done later where the queue has lost its job, and left alone before [EX-05]', async () => {
    const userId = await person();
    const examId = await exam.addExam();
    const id = await exam.begin(userId, examId);
    await save(userId, id, exam.answers(['single']));
    const sweep = () =>
      exam.world.in(1001, (scope) =>
        endOverdue.run({ ...testOutside(), scope, now: exam.world.now, log, emit: () => Promise.resolve() }, {}),
      );
    const { deadlineAt } = (await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId })).standing;
    exam.world.now = deadlineAt + 59_000;
    await sweep();
    expect((await exam.world.refusal(attemptResult, { id }, { userId }))?.code).toBe(ErrorCode.conflict);
    exam.world.now = deadlineAt + 61_000;
    await sweep();
    const { receipt } = await exam.world.ask(attemptResult, { id }, { userId });
    expect(receipt).toMatchObject({ answered: 1, reason: 'deadline', handedInAt: deadlineAt });
  });

  it('follows a switch above the limit; one that is told twice counts once [EX-06]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam({ switchLimit: 1 }));
    const leave = (no: number, seconds = 1) =>
      exam.world.ask(reportSwitch, { id, window: windowOne, no, seconds }, { userId });
    expect((await leave(1)).standing.switches).toBe(1);
    expect((await leave(1, 40)).standing.switches).toBe(1);
    expect((await leave(2)).receipt).toMatchObject({ reason: 'switches' });
    const record = await exam.world.ask(attemptRecord, { id }, { userId });
    expect(record.events.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['started', null],
      ['switched', 40],
      ['switched', 1],
      ['handed_in', null],
    ]);
  });
});

describe('an exam', () => {
  const entry = async (examId: number, userId: number) =>
    (await exam.world.ask(examDetail, { id: examId }, { userId })).refusal;
  /** Its refusal and its state in the list. */
  const both = async (examId: number, userId: number) => {
    const { items } = await exam.world.ask(examList, { size: 50 }, { userId });
    return [await entry(examId, userId), items.find(({ id }) => id === examId)?.state];
  };
  const inMinutes = (minutes: number) => new Date(exam.world.now + minutes * MINUTE);

  it('is entered within its window, its late entry and its attempts [EX-01] [EX-05] [EX-07]', async () => {
    const userId = await person();
    const early = await exam.addExam({ opensAt: inMinutes(5) });
    expect(await both(early, userId)).toEqual(['early', 'not_started']);
    const over = await exam.addExam({ opensAt: inMinutes(-90), closesAt: inMinutes(-1) });
    expect(await both(over, userId)).toEqual(['over', 'ended']);
    const late = await exam.addExam({ lateEntryMin: 59 });
    expect(await both(late, userId)).toEqual(['late', 'ended']);
    expect(await entry(await exam.addExam({ devices: ['mobile'] }), userId)).toBe('device');
    const examId = await exam.addExam({ makeupCount: 1, makeupIntervalMin: 30 });
    expect(await both(examId, userId)).toEqual([null, 'in_progress']);
    const id = await exam.begin(userId, examId);
    expect(await exam.begin(userId, examId)).toBe(id);
    expect(await both(examId, userId)).toEqual([null, 'incomplete']);
    await handIn(userId, id);
    expect(await both(examId, userId)).toEqual(['interval', 'makeup_not_started']);
    const refused = await exam.world.refusal(startAttempt, { id: examId, window: windowOne }, { userId });
    expect(refused).toEqual({ code: ErrorCode.examClosed, data: { refusal: 'interval' } });
    exam.world.now += 30 * MINUTE;
    expect(await both(examId, userId)).toEqual([null, 'failed']);
    await handIn(userId, await exam.begin(userId, examId));
    expect(await both(examId, userId)).toEqual(['no_attempt_left', 'makeup_over']);
  });

  it('is due in a programme when its window closes, and once tried when the second try does [EX-07] [TR-02]', async () => {
    const userId = await person();
    const examId = await exam.addExam({ makeupCount: 1, closesAt: inMinutes(60), makeupClosesAt: inMinutes(600) });
    const due = () =>
      exam.world.in(1001, async (scope) => {
        const items = await examItems({ scope, userId, language: 'zh_cn', now: exam.world.now }, [examId]);
        return items.get(examId)?.dueAt;
      });
    expect(await due()).toBe(inMinutes(60).getTime());
    await handIn(userId, await exam.begin(userId, examId));
    expect(await due()).toBe(inMinutes(600).getTime());
    const failedAt = exam.world.now;
    await handIn(userId, await exam.begin(userId, examId));
    expect(await due()).toBe(failedAt);
  });

  it('hears of a problem with one of its questions, of 499 characters at most [EX-09]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const questionId = exam.questionIds['single'] ?? 0;
    const tell = (text: string, about = questionId) => ({ id, questionId: about, text });
    expect(await exam.world.ask(reportQuestion, tell('题'.repeat(499)), { userId })).toEqual({ received: 'Y' });
    const codes = [
      await exam.world.refusal(reportQuestion, tell('题'.repeat(500)), { userId }),
      await exam.world.refusal(reportQuestion, tell('   '), { userId }),
      await exam.world.refusal(reportQuestion, tell('错题', exam.questionIds['short']), { userId }),
    ].map((refused) => refused?.code);
    expect(codes).toEqual([ErrorCode.badRequest, ErrorCode.badRequest, ErrorCode.notFound]);
  });

  it('hears of ten problems in ten minutes from one person, and keeps the paper open beyond [EX-09]', async () => {
    const userId = await person();
    const id = await exam.begin(userId, await exam.addExam());
    const tell = () =>
      exam.world.refusal(reportQuestion, { id, questionId: exam.questionIds['single'] ?? 0, text: '错题' }, { userId });
    for (let n = 0; n < 10; n += 1) expect(await tell()).toBeUndefined();
    expect(await tell()).toMatchObject({ code: ErrorCode.tooFrequent, data: { act: 'objection' } });
    await handIn(userId, id);
  });
});
