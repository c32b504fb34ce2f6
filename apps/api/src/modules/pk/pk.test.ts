import { ErrorCode } from '@banyan/contracts';
import {
  answerPk,
  challengePk,
  joinPk,
  nextPk,
  pkBattle,
  pkColleagues,
  pkHall,
  pkHeroes,
  pkHistory,
  replyPk,
} from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { emitter } from '../../effects/effect.ts';
import { noJobs } from '../../jobs/queue.ts';
import { allHandlers } from '../index.ts';
import { pointsEntries } from '../points/points.schema.ts';
import { endBattles } from './expire.job.ts';
import { addUser } from '../../testing/fixtures.ts';
import { testOutside } from '../../testing/outside.ts';
import { BattleWorld } from './testing/battleWorld.ts';

const HOUR = 3_600_000;

let battles: BattleWorld;
let li: number;
let wang: number;
beforeEach(async () => {
  battles = await BattleWorld.open();
  li = await battles.world.addLearner('li', '质量部');
  wang = await battles.world.addLearner('wang', '设备部');
});

const ask: BattleWorld['world']['ask'] = (call, input, asker) => battles.world.ask(call, input, asker);
const refusal: BattleWorld['world']['refusal'] = (call, input, asker) => battles.world.refusal(call, input, asker);
const as = (userId: number) => ({ userId });
const accept = (userId: number, id: number) => ask(replyPk, { id, accept: 'Y' }, as(userId));

/** Points that a person has earned, by rule. */
const earned = async (userId: number) => {
  const rows = await battles.world.in(1001, (scope) =>
    scope.tx
      .select({ rule: pointsEntries.rule, points: pointsEntries.lifetime })
      .from(pointsEntries)
      .where(scope.only(pointsEntries, and(eq(pointsEntries.userId, userId)))),
  );
  return rows.map(({ rule, points }) => `${rule} ${points}`).sort();
};

/** Runs the job that ends battles. */
const runClock = () =>
  battles.world.in(1001, (scope) => {
    const { now } = battles.world;
    const { log } = Fastify({ logger: false });
    return endBattles.run({ ...testOutside(), scope, now, log, emit: emitter(allHandlers, noJobs, () => now) }, {});
  });

describe('a battle', () => {
  it('asks both the same, counts right and fast answers, and gives the winner the reward once [PK-01]', async () => {
    const id = await battles.challenge(li, wang, { words: '输的人请喝茶' });
    const waiting = (await ask(pkHall, {}, as(wang))).invitations;
    expect(waiting.map((one) => [one.id, one.words, one.invited])).toEqual([[id, '输的人请喝茶', 'Y']]);
    expect((await battles.answer(li, id, 1, 0)).points).toBe(20);
    expect((await battles.answer(li, id, 1, 10)).points).toBe(15);
    expect((await battles.answer(li, id, 1, 21)).points).toBe(10);
    expect((await battles.answer(li, id, 0, 1)).points).toBe(0);
    await battles.finish(li, id, 5);
    await accept(wang, id);
    const one = await ask(nextPk, { id }, as(wang));
    expect([one.question?.no, one.question?.options.map((option) => option.id)]).toEqual([1, [2, 0, 1]]);
    await battles.finish(wang, id, 8);
    expect(await ask(pkBattle, { id }, as(wang))).toMatchObject({ state: 'finished', outcome: 'won' });
    const lost = await ask(pkBattle, { id }, as(li));
    expect(lost).toMatchObject({ outcome: 'lost', own: { points: 65 }, opponent: { points: 160 } });
    expect(lost.missed).toHaveLength(6);
    expect(await earned(wang)).toEqual(['pk.join 200', 'pk.win 20']);
    expect((await ask(pkHistory, {}, as(li))).items.map((row) => row.outcome)).toEqual(['lost']);
  });

  it('is with nobody who is locked [PK-01]', async () => {
    const shut = await addUser(battles.world.db, 1001, { account: 'shut', locked: true });
    await expect(battles.challenge(li, shut)).rejects.toMatchObject({ code: ErrorCode.notFound });
  });

  it('says that the other one thinks while a question has time, and no longer [PK-01]', async () => {
    const id = await battles.challenge(li, wang);
    await accept(wang, id);
    await ask(nextPk, { id }, as(li));
    const thinking = async () => (await ask(pkBattle, { id }, as(wang))).opponent?.thinking;
    expect(await thinking()).toBe('Y');
    battles.world.now += 23_000;
    expect(await thinking()).toBe('N');
  });

  it('sends no key before the answer, and none that an exam keeps secret [PK-01] [EX-10]', async () => {
    const id = await battles.challenge(li, wang);
    const sent = [
      await ask(nextPk, { id }, as(li)),
      await ask(pkBattle, { id }, as(li)),
      await ask(pkHall, {}, as(li)),
    ];
    expect(JSON.stringify(sent)).not.toMatch(/秘密|"key"/);
    const marked = await battles.answer(li, id);
    expect([marked.key, marked.explanation, marked.theirs]).toEqual([[1], '秘密的解析', null]);
    expect(JSON.stringify(marked.battle)).not.toContain('秘密');
    battles.hidden.set(li, [502]);
    expect(await battles.answer(li, id)).toMatchObject({ mark: 'blank', points: 0, key: null, explanation: '' });
    const other = await battles.challenge(li, await battles.world.addLearner('zhao'));
    const { question } = await ask(nextPk, { id: other }, as(li));
    expect(question?.id).toBe(501);
    await battles.answer(li, other);
    expect((await ask(nextPk, { id: other }, as(li))).question?.id).toBe(503);
  });

  it('takes one answer to each question within its time, and each mistake has its code [PK-01]', async () => {
    const id = await battles.challenge(li, wang);
    const give = (question_id: number, choice: number[], userId = li) =>
      refusal(answerPk, { id, question_id, choice }, as(userId));
    expect((await give(501, [1]))?.code).toBe(ErrorCode.notFound);
    expect((await give(999, [1]))?.code).toBe(ErrorCode.notFound);
    await ask(nextPk, { id }, as(li));
    expect((await give(501, [1], wang))?.code).toBe(ErrorCode.battleOver);
    battles.world.now += 23_000;
    expect((await give(501, [1]))?.code).toBe(ErrorCode.battleLate);
    expect((await ask(answerPk, { id, question_id: 501, choice: [] }, as(li))).mark).toBe('blank');
    expect((await give(501, [1]))?.code).toBe(ErrorCode.battleAnswered);
    const stranger = as(await battles.world.addLearner('zhao'));
    for (const call of [pkBattle, nextPk] as const) {
      expect((await refusal(call, { id }, stranger))?.code).toBe(ErrorCode.notFound);
    }
    expect((await refusal(replyPk, { id, accept: 'Y' }, stranger))?.code).toBe(ErrorCode.notFound);
    expect((await refusal(replyPk, { id, accept: 'Y' }, as(li)))?.code).toBe(ErrorCode.conflict);
    const elsewhere = { userId: await battles.world.addLearner('qian', '', 1002), eid: 1002 };
    expect((await refusal(pkBattle, { id }, elsewhere))?.code).toBe(ErrorCode.notFound);
  });

  it('goes on where it was left: the question and its clock stay [PK-01]', async () => {
    const id = await battles.challenge(li, wang);
    const first = await ask(nextPk, { id }, as(li));
    battles.world.now += 8000;
    const again = await ask(nextPk, { id }, as(li));
    expect([again.question?.id, again.question?.endsAt]).toEqual([first.question?.id, first.question?.endsAt]);
    battles.world.now += HOUR;
    expect((await ask(pkBattle, { id }, as(li))).question?.no).toBe(1);
    await ask(answerPk, { id, question_id: 501, choice: [] }, as(li));
    expect((await battles.answer(li, id)).battle.own.scores.map(({ points }) => points)).toEqual([0, 20]);
  });

  it('rewards the first five wins of a day, and the next day again [PK-01]', async () => {
    const win = async () => {
      // Another test checks the rate of challenges.
      battles.world.now += 60_000;
      const id = await battles.challenge(li, wang);
      await battles.finish(li, id, 5);
      await accept(wang, id);
      await battles.finish(wang, id, 8);
      return (await earned(wang)).filter((one) => one.startsWith('pk.win')).length;
    };
    for (let no = 1; no <= 5; no += 1) expect(await win()).toBe(no);
    expect(await win()).toBe(5);
    // Less than a day later, and after midnight at the enterprise.
    battles.world.now += 15 * HOUR;
    expect(await win()).toBe(6);
  });

  it('ends by the clock: more points win when both have begun, nobody when one never came [PK-01]', async () => {
    const met = await battles.challenge(li, wang);
    await accept(wang, met);
    await battles.answer(wang, met);
    const alone = await battles.challenge(li, await battles.world.addLearner('zhao'));
    await battles.finish(li, alone, 10);
    battles.world.now += 49 * HOUR;
    const seen = [await ask(pkBattle, { id: met }, as(li)), await ask(pkBattle, { id: alone }, as(li))];
    expect(seen.map(({ state, outcome }) => [state, outcome])).toEqual([
      ['finished', 'lost'],
      ['expired', null],
    ]);
    expect((await refusal(nextPk, { id: met }, as(li)))?.code).toBe(ErrorCode.battleOver);
    await runClock();
    await runClock();
    expect((await ask(pkHistory, {}, as(li))).items.map(({ state }) => state).sort()).toEqual(['expired', 'finished']);
    expect(await earned(wang)).toContain('pk.win 20');
  });
});

describe('a challenge', () => {
  it('gives 100 points for the first and 200 for taking part, each once [PK-01]', async () => {
    expect(await ask(pkHall, {}, as(li))).toMatchObject({ joined: 'N', joinGift: 200, firstGift: 100 });
    expect([await ask(joinPk, {}, as(li)), await ask(joinPk, {}, as(li))]).toEqual([{ points: 200 }, { points: 0 }]);
    await battles.challenge(li, wang);
    await battles.challenge(li, await battles.world.addLearner('zhao'));
    expect(await earned(li)).toEqual(['pk.firstChallenge 100', 'pk.join 200']);
    expect(await ask(pkHall, {}, as(li))).toMatchObject({ joined: 'Y', firstGift: 0 });
  });

  it('is made once to the same colleague, and to nobody who is not one [PK-01]', async () => {
    expect(await battles.challenge(li, wang)).toBe(await battles.challenge(li, wang));
    const elsewhere = await battles.world.addLearner('qian', '', 1002);
    for (const id of [li, elsewhere, 0]) {
      const input = { kind: 'colleague', id, bank: 0, anonymous: 'N' } as const;
      expect((await refusal(challengePk, input, as(li)))?.code).toBe(ErrorCode.notFound);
    }
  });

  it('can be declined, once and for all [PK-01]', async () => {
    const id = await battles.challenge(li, wang);
    expect(await ask(replyPk, { id, accept: 'N' }, as(wang))).toEqual({ state: 'declined' });
    expect(await ask(replyPk, { id, accept: 'N' }, as(wang))).toEqual({ state: 'declined' });
    expect((await refusal(replyPk, { id, accept: 'Y' }, as(wang)))?.code).toBe(ErrorCode.battleOver);
    expect((await ask(pkHall, {}, as(li))).running).toEqual([]);
  });

  it('to whoever comes meets who has waited longest, but nobody whose questions are secret [PK-01] [EX-10]', async () => {
    const look = (userId: number) => ask(challengePk, { kind: 'random', id: 0, bank: 0, anonymous: 'N' }, as(userId));
    const mine = await look(li);
    expect([mine.met, (await look(li)).id]).toEqual(['N', mine.id]);
    battles.hidden.set(wang, [505]);
    expect((await look(wang)).met).toBe('N');
    expect(await look(await battles.world.addLearner('zhao'))).toEqual({ id: mine.id, met: 'Y' });
  });

  it('without a name shows none, in the battle and again in the next one [PK-01]', async () => {
    const id = await battles.challenge(li, wang, { anonymous: 'Y' });
    await accept(wang, id);
    await battles.finish(li, id, 3);
    await battles.finish(wang, id, 2);
    const seen = await ask(pkBattle, { id }, as(wang));
    expect(seen.opponent?.who).toEqual({ name: '', image: '', department: '', anonymous: 'Y' });
    expect((await ask(pkColleagues, {}, as(wang))).recent).toEqual([]);
    const again = await ask(challengePk, { kind: 'rematch', id, bank: 0, anonymous: 'N' }, as(wang));
    expect((await ask(pkBattle, { id: again.id }, as(wang))).opponent?.who.name).toBe('');
    expect(JSON.stringify(await ask(pkBattle, { id: again.id }, as(wang)))).not.toContain(String(li));
    // A challenge by name is another one, or trying all names would reveal the person.
    expect(await battles.challenge(wang, li)).not.toBe(again.id);
    expect((await ask(challengePk, { kind: 'rematch', id, bank: 0, anonymous: 'N' }, as(wang))).id).toBe(again.id);
  });
});

describe('colleagues and heroes', () => {
  it('are found by name and department, last opponents first [PK-01]', async () => {
    await battles.challenge(li, wang);
    const found = await ask(pkColleagues, {}, as(li));
    expect([found.items.map(({ id }) => id), found.departments]).toEqual([[wang], ['设备部']]);
    expect(found.recent.map(({ id }) => id)).toEqual([wang]);
    expect((await ask(pkColleagues, { department: '质量部' }, as(li))).items).toEqual([]);
    expect((await ask(pkColleagues, { keyword: '%' }, as(li))).items).toEqual([]);
  });

  it('share a rank with equal wins, in the order in which they got there; last week does not count [PK-01]', async () => {
    const [zhao, sun] = [await battles.world.addLearner('zhao'), await battles.world.addLearner('sun')];
    const beat = async (winner: number, loser: number) => {
      const id = await battles.challenge(winner, loser);
      await accept(loser, id);
      await battles.finish(winner, id, 9);
      await battles.finish(loser, id, 1);
      battles.world.now += 60_000;
    };
    await beat(sun, li);
    battles.world.now += 7 * 24 * HOUR;
    await beat(li, sun);
    await beat(li, sun);
    await beat(wang, sun);
    await beat(zhao, sun);
    const week = await ask(pkHeroes, { span: 'week' }, as(zhao));
    expect(week.items.map(({ userId, rank, wins }) => [userId, rank, wins])).toEqual([
      [li, 1, 2],
      [wang, 2, 1],
      [zhao, 2, 1],
    ]);
    expect([week.own?.rank, week.total, week.toNext]).toEqual([2, 3, 1]);
    expect((await ask(pkHeroes, { span: 'week' }, as(sun))).own).toBeNull();
    expect((await ask(pkHeroes, { span: 'all' }, as(sun))).own).toMatchObject({ rank: 2, battles: 5, own: 'Y' });
  });
});
