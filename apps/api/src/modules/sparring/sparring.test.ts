import { ErrorCode } from '@banyan/contracts';
import {
  finishSparring,
  sayInSparring,
  sparringHistory,
  sparringScenarios as scenariosCall,
  sparringSession,
  startSparring,
  type SparringPiece,
} from '@banyan/contracts/talent';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartnerFailed, type SparringPartner } from '../../ports/sparringPartner.ts';
import { scriptedPartner } from '../../sparring/scriptedPartner.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { speak } from './speak.ts';
import { sparringRoutes } from './sparring.routes.ts';
import { addScenario } from './testing/addScenario.ts';

let world: World;
let scenario: number;
let people = 0;
const person = async () => ({ userId: await world.addLearner(`S${(people += 1)}`) });
type Person = Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  world = await openWorld(sparringRoutes, { eids: [1001, 1002] });
  scenario = await addScenario(world);
});
beforeEach(() => {
  world.now = Date.parse('2025-11-20T02:00:00Z');
});

/** Listens to the reply under way; returns its pieces. */
async function hear(
  { userId }: Person,
  id: number,
  partner: SparringPartner = scriptedPartner(0),
  gone = new AbortController(),
) {
  const pieces: SparringPiece[] = [];
  await speak(
    { db: world.db, partner, now: () => world.now },
    {
      ...{ eid: 1001, userId, id, language: 'zh_cn', gone: gone.signal },
      send: (piece) => {
        pieces.push(piece);
        return Promise.resolve();
      },
    },
  );
  return pieces;
}

const textOf = (pieces: readonly SparringPiece[]) =>
  pieces.reduce((text, piece) => `${text.slice(0, piece.from)}${piece.text}`, '');

const begin = async (who: Person, mode: 'train' | 'assess' = 'train') => {
  const { id } = await world.ask(startSparring, { scenario, mode, role: 0 }, who);
  await hear(who, id);
  return id;
};

describe('a dialogue', () => {
  it('is opened by the partner, piece by piece, and keeps every line for coming back [TA-02]', async () => {
    const who = await person();
    const begun = await world.ask(startSparring, { scenario, mode: 'train', role: 0 }, who);
    expect(begun.lines).toMatchObject([{ no: 1, who: 'partner', text: '', done: false }]);
    const pieces = await hear(who, begun.id);
    expect(pieces.length).toBeGreaterThan(3);
    const after = await world.ask(sayInSparring, { id: begun.id, text: ' 批次号发我一下。 ', base: 1 }, who);
    expect(after.lines.map(({ text }) => text)).toEqual([textOf(pieces), '批次号发我一下。', '']);
    const reply = textOf(await hear(who, begun.id));
    const read = await world.ask(sparringSession, { id: begun.id }, who);
    expect(read.lines.at(-1)).toMatchObject({ text: reply, done: true });
    expect([read.said, read.over]).toEqual([1, false]);
    expect((await world.ask(startSparring, { scenario, mode: 'train', role: 0 }, who)).id).toBe(begun.id);
  });

  it('is each one’s own [TA-02]', async () => {
    const id = await begin(await person());
    const other = await person();
    expect(await world.refusal(sparringSession, { id }, other)).toMatchObject({ code: ErrorCode.notFound });
    await expect(hear(other, id)).rejects.toMatchObject({ code: ErrorCode.notFound });
  });

  it('takes nothing while a reply is under way, nor upon lines that are not the latest [TA-02]', async () => {
    const who = await person();
    const id = await begin(who);
    await world.ask(sayInSparring, { id, text: '抱歉。', base: 1 }, who);
    expect(await world.refusal(sayInSparring, { id, text: '抱歉。', base: 3 }, who)).toMatchObject({
      code: ErrorCode.sparringChanged,
    });
    await hear(who, id);
    expect(await world.refusal(sayInSparring, { id, text: '抱歉。', base: 1 }, who)).toMatchObject({
      code: ErrorCode.sparringChanged,
    });
  });

  it('goes on after a partner that failed on the way: what came is kept, the next one says it whole [TA-02]', async () => {
    const who = await person();
    const id = await begin(who);
    await world.ask(sayInSparring, { id, text: '批次号发我一下。', base: 1 }, who);
    const failing: SparringPartner = {
      kind: 'model',
      async *reply() {
        await Promise.resolve();
        yield '我先';
        throw new PartnerFailed('cut');
      },
    };
    await expect(hear(who, id, failing)).rejects.toThrow(PartnerFailed);
    expect((await world.ask(sparringSession, { id }, who)).lines.at(-1)).toMatchObject({ text: '我先', done: false });
    const reply = textOf(await hear(who, id));
    expect((await world.ask(sparringSession, { id }, who)).lines.at(-1)).toMatchObject({ text: reply, done: true });
  });

  it('is finished for a page that left, and told at once to one that comes back [TA-02]', async () => {
    const who = await person();
    const id = await begin(who);
    await world.ask(sayInSparring, { id, text: '批次号发我一下。', base: 1 }, who);
    const gone = new AbortController();
    gone.abort();
    expect(await hear(who, id, scriptedPartner(0), gone)).toEqual([]);
    const again = await hear(who, id);
    expect(again).toHaveLength(1);
    expect(textOf(again)).toContain('1107B');
  });
});

describe('an assessment', () => {
  it('tells points at its end alone, ends by its last turn, and its attempts run out [TA-02]', async () => {
    const who = await person();
    const id = await begin(who, 'assess');
    for (const [turn, text] of ['嗯。', '批次号发我一下。'].entries()) {
      const said = await world.ask(sayInSparring, { id, text, base: turn * 2 + 1 }, who);
      expect([said.criteria, said.score]).toEqual([[], 0]);
      await hear(who, id);
    }
    const ended = await world.ask(sparringSession, { id }, who);
    expect([ended.over, ended.criteria.length > 0, ended.score > 0]).toEqual([true, true, true]);
    expect(await world.refusal(sayInSparring, { id, text: '喂', base: 5 }, who)).toMatchObject({
      code: ErrorCode.sparringOver,
    });
    const second = await begin(who, 'assess');
    const silent = await world.ask(finishSparring, { id: second }, who);
    expect([silent.score, silent.criteria.every(({ score }) => score === 0)]).toEqual([0, true]);
    expect(await world.refusal(startSparring, { scenario, mode: 'assess', role: 0 }, who)).toMatchObject({
      code: ErrorCode.sparringSpent,
    });
    const { items } = await world.ask(sparringHistory, { mode: 'assess' }, who);
    expect(items.map((one) => [one.id, one.passed, one.score])).toEqual([
      [second, false, 0],
      [id, false, ended.score],
    ]);
    expect((await world.ask(scenariosCall, {}, who)).items[0]).toMatchObject({ used: 2, bestAssess: ended.score });
  });
});
