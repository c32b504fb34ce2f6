import { examList, examStates, type ExamState } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoEnterprises } from '../../../db/seed/demo/index.ts';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { inTenant } from '../../../db/tenant.ts';
import { examAnswers } from '../attempt.schema.ts';
import { exams } from '../exam.schema.ts';
import { ExamWorld } from '../testing/world.ts';
import { demoExams, examId, type SeedAttempt } from './demoExams.ts';
import { examSeeds } from './steps.ts';

let exam: ExamWorld;
const learners = new Map<number, number>();
const accounts = { 1001: 'H20381', 1002: 'L1042' } as const;
/** They mark papers. */
const lecturers = { 1001: 'H10017', 1002: 'L1007' } as const;

beforeAll(async () => {
  exam = await ExamWorld.open();
  const { world } = exam;
  const ports = { db: world.db, files: memoryStorage(), now: world.now, warn: () => {}, handlers: [] };
  for (const eid of [1001, 1002] as const) {
    learners.set(eid, await world.addLearner(accounts[eid], '', eid));
    await world.addPerson('lecturer', lecturers[eid], eid);
    const demo = demoEnterprises.find((one) => one.eid === eid);
    if (demo) for (const step of examSeeds) await step.work(ports, demo);
  }
});

/** States of the learner's exams, by title. */
async function statesOf(eid: number): Promise<Record<string, ExamState>> {
  const userId = learners.get(eid) ?? 0;
  const { items } = await exam.world.ask(examList, { size: 50 }, { eid, userId });
  return Object.fromEntries(items.map(({ title, state }) => [title, state]));
}

const HOUR_MS = 3_600_000;

/** Whether the attempts of a learner are within the windows of the exam, in their order. */
function attemptsFit(row: typeof exams.$inferSelect, attempts: readonly SeedAttempt[], now: number) {
  const begunAt = ({ hoursAgo }: SeedAttempt) => new Date(now - hoursAgo * HOUR_MS);
  return attempts.every((attempt, index) => {
    const { hoursAgo, tookMin } = attempt;
    const [from, to] = index === 0 ? [row.opensAt, row.closesAt] : [row.makeupOpensAt, row.makeupClosesAt];
    const before = attempts[index - 1]?.hoursAgo ?? Infinity;
    if (from === null || to === null || begunAt(attempt) < from || begunAt(attempt) > to) return false;
    return before > hoursAgo && tookMin <= row.durationMin && tookMin / 60 <= hoursAgo;
  });
}

describe('exams of the demo enterprises', () => {
  it.each([1001, 1002])('[EX-01] [EX-07] are worth 100 points and sat as their rules allow: %i', async (eid) => {
    const { db, now } = exam.world;
    const rows = await inTenant(db, eid, ({ only, tx }) => tx.select().from(exams).where(only(exams)));
    expect(rows.filter(({ fullScore }) => fullScore !== 100_00).map(({ id }) => id)).toEqual([]);
    for (const { key, past = [] } of demoExams[eid] ?? []) {
      const row = rows.find(({ id }) => id === examId(eid, key));
      if (row === undefined) throw new Error(`there is no exam ${key}`);
      for (const { account, attempts } of past) {
        expect(attemptsFit(row, attempts, now), `${key}, ${account}`).toBe(true);
        expect(attempts.length, `${key}, ${account}`).toBeLessThanOrEqual(1 + row.makeupCount);
      }
    }
  });

  it('have short answers in the language of their enterprise [EX-02]', async () => {
    for (const [eid, script] of [
      [1001, /\p{Script=Han}/u],
      [1002, /[a-z]/],
    ] as const) {
      const rows = await inTenant(exam.world.db, eid, ({ only, tx }) =>
        tx.select({ value: examAnswers.value }).from(examAnswers).where(only(examAnswers)),
      );
      const texts = rows.map(({ value }) => value.text).filter((text) => text !== '');
      expect(texts.length, String(eid)).toBeGreaterThan(0);
      expect(
        texts.filter((text) => !script.test(text)),
        String(eid),
      ).toEqual([]);
    }
  });

  it('[EX-01] stand in ten states for the main learner of Hengchuan', async () => {
    expect(await statesOf(1001)).toEqual({
      'GB/T 2828.1 抽样检验阶段测验': 'in_progress',
      班前安全快测: 'in_progress',
      '每日十题：抽样检验': 'passed',
      首件与巡检开卷作业: 'incomplete',
      第四季度质量知识统考: 'not_started',
      计量员资格笔试: 'not_started',
      '班组安全周测（第 47 周）': 'passed',
      '量具与 SPC 季度考核': 'pending_marking',
      首件与巡检上岗考试: 'passed',
      上锁挂牌与设备安全考试: 'failed',
      量具与控制图阶段测验: 'makeup_not_started',
      现场安全年度复训考试: 'makeup_over',
      年度岗位胜任力测评: 'completed',
      安全月全员考试: 'ended',
    });
  });

  it('[EX-01] show the one state that is left, scoring, once an offline exam is over without its results', async () => {
    const before = Object.values(await statesOf(1001));
    const { now } = exam.world;
    const [opensAt, closesAt] = [new Date(now - 2 * HOUR_MS), new Date(now - HOUR_MS)];
    await inTenant(exam.world.db, 1001, ({ only, tx }) =>
      tx
        .update(exams)
        .set({ opensAt, closesAt })
        .where(only(exams, eq(exams.id, examId(1001, 'metrology-written')))),
    );
    const states = await statesOf(1001);
    expect(states['计量员资格笔试']).toBe('scoring');
    expect(new Set([...before, ...Object.values(states)])).toEqual(new Set(examStates));
    expect(examStates).toHaveLength(11);
  });

  it('[EX-01] stand in ten states for the main learner of Larkfield', async () => {
    expect(await statesOf(1002)).toEqual({
      食品安全上岗测验: 'in_progress',
      冷链快测: 'in_progress',
      '每日八题：防损与库存': 'passed',
      顾客服务开卷作业: 'incomplete',
      旺季准备考试: 'not_started',
      服务柜台现场考核: 'not_started',
      门店运营周测: 'passed',
      顾客服务季度考核: 'pending_marking',
      食品安全年度考试: 'passed',
      门店防损专项考试: 'failed',
      库存阶段测验: 'makeup_not_started',
      前台服务年度考试: 'makeup_over',
      岗位年度评估: 'completed',
      现金与库存全员考试: 'ended',
    });
  });
});
