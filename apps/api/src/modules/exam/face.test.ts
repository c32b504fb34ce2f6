import { ErrorCode } from '@banyan/contracts';
import {
  beginFaceCheck,
  consentFace,
  enrolFace,
  faceLog,
  faceTermsVersion,
  verifyFace,
} from '@banyan/contracts/account';
import {
  attemptRecord,
  examDetail,
  examPaper,
  handInAttempt,
  reportNoCamera,
  saveAnswers,
  startAttempt,
} from '@banyan/contracts/exam';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { FACE_PATIENCE_MS } from './face.service.ts';
import { ExamWorld, MINUTE, windowOne as window } from './testing/world.ts';

let exam: ExamWorld;
let next = 0;
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes, { eids: [1001] }));
});

/** A face in numbers; two with the same turn are one person's. */
const faceOf = (turn: number) => Array.from({ length: 128 }, (_, index) => Math.sin(index * turn) / 10);
const closed = { code: ErrorCode.examClosed, data: { refusal: 'face' } };

/** A person whose face is stored, at an exam that asks for it. */
async function sitter(rules: Parameters<ExamWorld['addExam']>[0] = {}) {
  const userId = await exam.world.addLearner(`face${(next += 1)}`);
  const examId = await exam.addExam({ faceLimit: 1, durationMin: 120, ...rules });
  const who = { userId };
  await exam.world.ask(consentFace, { agreed: 'Y', terms: faceTermsVersion }, who);
  await exam.world.ask(enrolFace, { descriptor: faceOf(1) }, who);
  const check = async (turn: number, subject_id = examId) => {
    const { challenge } = await exam.world.ask(beginFaceCheck, { occasion: 'exam', subject_id }, who);
    return exam.world.ask(verifyFace, { challenge, descriptor: faceOf(turn) }, who);
  };
  const begin = { id: examId, window };
  const save = (id: number) => exam.world.ask(saveAnswers, { id, window, answers: exam.answers(['single']) }, who);
  const handIn = (id: number) =>
    exam.world.ask(handInAttempt, { id, window, answers: [], reason: 'learner' as const }, who);
  const kinds = async (id: number) => (await exam.world.ask(attemptRecord, { id }, who)).events.map(({ kind }) => kind);
  return { who, examId, check, begin, save, handIn, kinds };
}

describe('an exam that checks faces', () => {
  it('begins with a pass for it, which serves once, and tells of it in the record and in the log [EX-06] [SE-15]', async () => {
    const { begin, check, examId, handIn, kinds, who } = await sitter({ makeupCount: 1 });
    expect(await exam.world.refusal(startAttempt, begin, who)).toEqual(closed);
    expect(await exam.world.refusal(startAttempt, { ...begin, camera: 'N' }, who)).toEqual(closed);
    await check(1, examId + 1000);
    await check(2);
    expect(await exam.world.refusal(startAttempt, begin, who)).toEqual(closed);
    await check(1);
    const { id } = await exam.world.ask(startAttempt, begin, who);
    // Continuing an open attempt asks for none.
    expect(await exam.world.ask(startAttempt, begin, who)).toEqual({ id, resumed: true });
    await handIn(id);
    expect((await kinds(id)).slice(0, 2)).toEqual(['started', 'face_passed']);
    expect(await exam.world.refusal(startAttempt, begin, who)).toEqual(closed);
    const { items } = await exam.world.ask(faceLog, {}, who);
    expect(items[0]).toMatchObject({ event: 'passed', purpose: 'exam', title: '考试' });
  });

  it('asks again while it is sat; above the limit of failed ones the paper is handed in with its answers [EX-06]', async () => {
    const { begin, check, examId, kinds, save, who } = await sitter({ faceEveryMin: 10 });
    await check(1);
    const { id } = await exam.world.ask(startAttempt, begin, who);
    const due = exam.world.now + 10 * MINUTE;
    expect((await save(id)).standing).toMatchObject({ faceDueAt: due, faceFailures: 0 });
    exam.world.now = due;
    await check(2);
    expect((await save(id)).standing).toMatchObject({ state: 'open', faceDueAt: due, faceFailures: 1 });
    await check(1);
    expect((await save(id)).standing).toMatchObject({ faceDueAt: due + 10 * MINUTE, faceFailures: 1 });
    await check(2);
    const over = await exam.world.refusal(saveAnswers, { id, window, answers: [] }, who);
    expect(over).toMatchObject({ code: ErrorCode.attemptOver, data: { receipt: { reason: 'face', answered: 1 } } });
    expect(await exam.world.refusal(examPaper, { id: examId, window }, who)).toMatchObject({
      code: ErrorCode.notFound,
    });
    expect((await kinds(id)).filter((kind) => kind.startsWith('face'))).toEqual([
      'face_passed',
      'face_failed',
      'face_passed',
      'face_failed',
    ]);
  });

  it('counts a check that nobody made as failed, and keeps the answers that came meanwhile [EX-06] [EX-03]', async () => {
    const { begin, check, save, who } = await sitter({ faceEveryMin: 10, faceLimit: 0 });
    await check(1);
    const { id } = await exam.world.ask(startAttempt, begin, who);
    exam.world.now += 10 * MINUTE + FACE_PATIENCE_MS;
    expect((await save(id)).standing).toMatchObject({ faceFailures: 0, state: 'open' });
    exam.world.now += 1;
    const { receipt, standing } = await exam.world.ask(
      saveAnswers,
      { id, window, answers: exam.answers(['single', 'judgement'], 2) },
      who,
    );
    expect(standing).toMatchObject({ faceFailures: 1, state: 'handed_in' });
    expect(receipt).toMatchObject({ reason: 'face', answered: 2 });
  });

  it('goes by the rule of the enterprise where no camera is there, and by its own where it has one [EX-06]', async () => {
    const without = (userId: number, examId: number) =>
      exam.world.ask(startAttempt, { id: examId, window, camera: 'N' }, { userId });
    const refused = (userId: number, examId: number) =>
      exam.world.refusal(startAttempt, { id: examId, window, camera: 'N' }, { userId });
    const ruleOf = async (userId: number, id: number) =>
      (await exam.world.ask(examDetail, { id }, { userId })).rules.faceWithoutCamera;
    const one = await sitter({ faceEveryMin: 10 });
    const { userId } = one.who;
    expect(await ruleOf(userId, one.examId)).toBe(false);
    expect(await refused(userId, one.examId)).toEqual(closed);

    await exam.world.in(1001, (scope) =>
      scope.tx.update(enterprises).set({ faceWithoutCamera: true }).where(scope.only(enterprises)),
    );
    expect(await ruleOf(userId, one.examId)).toBe(true);
    const { id } = await without(userId, one.examId);
    expect((await exam.world.ask(examPaper, { id: one.examId, window }, one.who)).faceWithoutCamera).toBe(true);
    exam.world.now += 10 * MINUTE;
    await exam.world.ask(reportNoCamera, { id, window }, one.who);
    await one.handIn(id);
    expect((await one.kinds(id)).filter((kind) => kind === 'face_skipped')).toHaveLength(2);

    const strict = await sitter({ faceWithoutCamera: false });
    expect(await ruleOf(strict.who.userId, strict.examId)).toBe(false);
    expect(await refused(strict.who.userId, strict.examId)).toEqual(closed);
    await exam.world.in(1001, (scope) =>
      scope.tx.update(enterprises).set({ faceWithoutCamera: false }).where(scope.only(enterprises)),
    );
  });

  it('lets whoever has no camera go on where its rule says so, and records it [EX-06]', async () => {
    const { begin, handIn, kinds, who } = await sitter({ faceEveryMin: 10, faceWithoutCamera: true });
    expect(await exam.world.refusal(startAttempt, begin, who)).toEqual(closed);
    const { id } = await exam.world.ask(startAttempt, { ...begin, camera: 'N' }, who);
    exam.world.now += 10 * MINUTE;
    const { standing } = await exam.world.ask(reportNoCamera, { id, window }, who);
    expect(standing.faceDueAt).toBe(exam.world.now + 10 * MINUTE);
    await handIn(id);
    expect((await kinds(id)).filter((kind) => kind.startsWith('face'))).toEqual(['face_skipped', 'face_skipped']);
    const strict = await sitter({ faceEveryMin: 10 });
    await strict.check(1);
    const sat = await exam.world.ask(startAttempt, strict.begin, strict.who);
    expect(await exam.world.refusal(reportNoCamera, { id: sat.id, window }, strict.who)).toEqual(closed);
    expect(await exam.world.refusal(reportNoCamera, { id: sat.id, window }, who)).toMatchObject({
      code: ErrorCode.notFound,
    });
  });
});
