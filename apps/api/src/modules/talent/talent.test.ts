import { ErrorCode } from '@banyan/contracts';
import {
  aimAtPost,
  answerAssessment,
  assessmentReport,
  assessmentTask,
  assessmentTasks,
  assessmentTool,
  handInAssessment,
  jobMap,
  likePoint,
  likesAMinute,
  talentPost,
} from '@banyan/contracts/talent';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskItem } from '../../due/taskItems.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { AnswersRow, ToolRow } from './assessment.schema.ts';
import { dimensionsOf } from './report.service.ts';
import { talentRoutes } from './talent.routes.ts';
import { addMap, addTasks } from './testing/addTalent.ts';

let world: World;
let people = 0;
let finishedAt: number | null = null;
const person = async () => ({ userId: await world.addLearner(`T${(people += 1)}`) });
const course = (): TaskItem => ({ title: '抽样课', begun: true, finishedAt, minutes: 58 });

beforeAll(async () => {
  world = await openWorld(
    talentRoutes({
      ways: { course: () => Promise.resolve(new Map([[7, course()]])), sparring: () => Promise.resolve(new Map()) },
    }),
    { eids: [1001, 1002] },
  );
});
beforeEach(() => {
  world.now = Date.parse('2025-11-20T02:00:00Z');
  finishedAt = null;
});

describe('the job map', () => {
  it('tells what a post lacks and what closes it; a finished course closes it [TA-01]', async () => {
    const who = await person();
    const { first, second } = await addMap(world, who.userId);
    const { mine } = await world.ask(jobMap, {}, who);
    expect(mine).toMatchObject({ post: first, aim: null });
    const before = await world.ask(talentPost, { id: second }, who);
    expect(before.post.gaps).toBe(1);
    expect(before.requirements).toMatchObject([
      { has: 1, asked: 3, proof: '摸底', ways: [{ kind: 'course', id: 7, title: '抽样课', minutes: 58, begun: true }] },
    ]);
    finishedAt = world.now;
    const after = await world.ask(talentPost, { id: second }, who);
    expect(after.post.gaps).toBe(0);
    expect(after.requirements).toMatchObject([{ has: 3, proof: '抽样课', provedAt: world.now, ways: [] }]);
  });

  it('keeps the goal, of those who stand on it alone [TA-01]', async () => {
    const [who, other] = [await person(), await person()];
    const { second } = await addMap(world, who.userId, 1001);
    expect((await world.ask(aimAtPost, { id: second }, who)).mine?.aim).toBe(second);
    expect(await world.refusal(aimAtPost, { id: second }, other)).toMatchObject({ code: ErrorCode.notFound });
    const foreign = { userId: who.userId, eid: 1002 };
    expect(await world.refusal(talentPost, { id: second }, foreign)).toMatchObject({ code: ErrorCode.notFound });
  });

  it('likes a point once however often it is asked, and slows down who changes too often [TA-01]', async () => {
    const who = await person();
    const { second: id } = await addMap(world, who.userId);
    for (let times = 0; times < likesAMinute * 2; times += 1) {
      expect(await world.ask(likePoint, { id, like: 'Y' }, who)).toEqual({ likes: 1, liked: true });
    }
    for (let changes = 1; changes < likesAMinute; changes += 1) {
      await world.ask(likePoint, { id, like: changes % 2 === 1 ? 'N' : 'Y' }, who);
    }
    expect(await world.refusal(likePoint, { id, like: 'Y' }, who)).toMatchObject({ code: ErrorCode.likeTooOften });
    world.now += 61_000;
    expect(await world.ask(likePoint, { id, like: 'Y' }, who)).toEqual({ likes: 1, liked: true });
  });
});

const values = [4, 4, 3, 4, 3, 4];
const period = { title: { zh: '评估' }, about: { zh: '为了学习' }, opensIn: -2, dueIn: 3 };

describe('an assessment', () => {
  it('keeps each answer, is handed in once and whole, and in its period alone [TA-01]', async () => {
    const [me, peer] = [await person(), await person()];
    const ids = new Map([
      ['me', me.userId],
      ['peer', peer.userId],
    ]);
    const assessors = [
      { account: 'me', relation: 'self' as const },
      { account: 'peer', relation: 'peer' as const },
    ];
    await addTasks(world, ids, [{ ...period, id: 61, subject: 'me', assessors }]);
    const listed = await world.ask(assessmentTasks, { tab: 'todo' }, me);
    expect(listed.items).toMatchObject([{ id: 61, state: 'open', relation: 'self', report: false }]);
    expect((await world.ask(assessmentTask, { id: 61 }, me)).assessors).toHaveLength(2);
    expect((await world.ask(assessmentTask, { id: 61 }, peer)).assessors).toEqual([]);
    const { items } = await world.ask(assessmentTool, { id: 61 }, me);
    for (const { no } of items.slice(1)) await world.ask(answerAssessment, { id: 61, item: no, value: 4 }, me);
    expect(await world.refusal(handInAssessment, { id: 61 }, me)).toEqual({
      code: ErrorCode.assessmentIncomplete,
      data: { items: [1] },
    });
    await world.ask(answerAssessment, { id: 61, item: 1, value: 2 }, me);
    await world.ask(answerAssessment, { id: 61, item: 1, value: 5 }, me);
    expect((await world.ask(assessmentTool, { id: 61 }, me)).items[0]).toMatchObject({ value: 5 });
    expect(await world.ask(handInAssessment, { id: 61 }, me)).toMatchObject({ state: 'done', report: true });
    const late = await world.refusal(answerAssessment, { id: 61, item: 1, value: 1 }, me);
    expect(late).toMatchObject({ code: ErrorCode.assessmentClosed });
    world.now += 4 * 86_400_000;
    expect(await world.refusal(assessmentTool, { id: 61 }, peer)).toMatchObject({ code: ErrorCode.assessmentClosed });
    expect((await world.ask(assessmentTasks, { tab: 'missed' }, peer)).items).toMatchObject([{ id: 61 }]);
  });

  it('counts agreement with a reversed statement against its dimension [TA-01]', () => {
    const tool = {
      items: [{ dimension: 'care' }, { dimension: 'care', reversed: true }],
      dimensions: [{ key: 'care', title: { zh_cn: '细致' }, about: { zh_cn: '' } }],
    } as unknown as ToolRow;
    const averageOf = (plain: number, reversed: number) => {
      const rows = [{ relation: 'self', answers: { 1: plain, 2: reversed } }] as unknown as AnswersRow[];
      return dimensionsOf(tool, rows, 'zh_cn')[0]?.self;
    };
    expect([averageOf(5, 5), averageOf(5, 1), averageOf(1, 5)]).toEqual([30, 50, 10]);
  });

  it('has a report of one’s own as a real PDF, in which a single peer is not told [TA-01]', async () => {
    const [me, leader, one, two] = [await person(), await person(), await person(), await person()];
    const ids = new Map([
      ['me', me.userId],
      ['leader', leader.userId],
      ['one', one.userId],
      ['two', two.userId],
    ]);
    const assessors = [
      { account: 'me', relation: 'self' as const, values },
      { account: 'leader', relation: 'leader' as const, values },
      { account: 'one', relation: 'peer' as const, values },
    ];
    const both = [...assessors, { account: 'two', relation: 'peer' as const, values }];
    await addTasks(world, ids, [
      { ...period, id: 62, subject: 'me', assessors },
      { ...period, id: 63, subject: 'me', assessors: both },
    ]);
    const alone = await world.ask(assessmentReport, { id: 62 }, me);
    expect(alone.dimensions[0]).toMatchObject({ self: 40, leader: 40, peers: null });
    const { dimensions, url } = await world.ask(assessmentReport, { id: 63 }, me);
    expect(dimensions[0]?.peers).toBe(40);
    const key = /1001\/talent\/63-[0-9a-f]{24}\.pdf/.exec(decodeURIComponent(url))?.[0] ?? '';
    const bytes = await buffer(world.files.read(key));
    expect([bytes.subarray(0, 5).toString('latin1'), bytes.length > 5000]).toEqual(['%PDF-', true]);
    expect(await world.refusal(assessmentReport, { id: 63 }, leader)).toMatchObject({ code: ErrorCode.notFound });
  });
});
