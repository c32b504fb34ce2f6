import { ErrorCode } from '@banyan/contracts';
import {
  announceInRoom,
  endRoom,
  giveStage,
  markAnswered,
  muteInRoom,
  raiseHand,
  removeLine,
  roomDetail,
  roomLimits,
  roomLines,
  roomNotices,
  roomPieceAt,
  roomPieces,
  sayInRoom,
  startRoom,
  stayInRoom,
  type RoomRefusal,
} from '@banyan/contracts/live';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { livePieces } from './liveRoom.schema.ts';
import { addRoom, addSomebody, film } from './testing/roomWorld.ts';
import { webmOf } from './testing/webmOf.ts';

let world: World;
const no = (refusal: RoomRefusal) => ({ code: ErrorCode.roomRefused, data: { refusal } });
const MINUTE_MS = 60_000;

beforeAll(async () => {
  world = await openWorld(allRoutes);
});

const start = (id: number, who: Asker) => world.refusal(startRoom, { id }, who);
const stay = (id: number, who: Asker) => world.ask(stayInRoom, { id, leaving: 'N' }, who);
const give = (id: number, user: number, who: Asker) => world.ask(giveStage, { id, user }, who);
/** The refusal of a piece. */
const refusalOf = async (sent: Promise<unknown>) => {
  const thrown = await sent.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown === null) return undefined;
  if (!(thrown instanceof Refusal)) throw new Error('no refusal', { cause: thrown });
  return { code: thrown.code, data: thrown.detail.data };
};

async function onAir() {
  const [host, who] = [await addSomebody(world, 'lecturer'), await addSomebody(world)];
  const id = await addRoom(world, host.userId);
  await world.ask(startRoom, { id }, host);
  await stay(id, who);
  return { id, host, who };
}

describe('hosts', () => {
  it('go on air from half an hour before the begin, of two at once one [LV-01]', async () => {
    const [host, other, who] = [await addSomebody(world), await addSomebody(world, 'admin'), await addSomebody(world)];
    const id = await addRoom(world, host.userId, { begins: new Date(world.now + roomLimits.earlyMs + MINUTE_MS) });
    expect(await start(id, host)).toEqual(no('state'));
    world.now += MINUTE_MS;
    expect(await start(id, who)).toEqual({ code: ErrorCode.notFound });
    const answers = await Promise.all([start(id, host), start(id, other)]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer !== undefined)).toEqual([no('state')]);
    const winner = answers[0] === undefined ? host : other;
    expect(await world.ask(roomDetail, { id }, who)).toMatchObject({
      state: 'live',
      startedAt: world.now,
      presenter: { id: winner.userId },
    });
    expect(await world.ask(endRoom, { id }, host)).toMatchObject({ state: 'ended', presenter: null });
    expect(await world.refusal(endRoom, { id }, host)).toEqual(no('state'));
  });

  it('give the stage to a raised hand that is there, and take it back [LV-01]', async () => {
    const { host, id, who } = await onAir();
    expect(await world.refusal(giveStage, { id, user: who.userId }, host)).toEqual(no('state'));
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    expect(await world.refusal(giveStage, { id, user: who.userId }, who)).toEqual({ code: ErrorCode.notFound });
    expect(await give(id, who.userId, host)).toMatchObject({ presenter: { id: who.userId }, hands: 0 });
    expect(await refusalOf(film(world, id, host))).toEqual(no('stage'));
    expect(await film(world, id, who)).toEqual({ index: 0, filmMs: 4000 });
    expect(await give(id, 0, host)).toMatchObject({ presenter: { id: host.userId } });
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    world.now += roomLimits.absentMs;
    expect(await world.refusal(giveStage, { id, user: who.userId }, host)).toEqual(no('state'));
  });

  it('see the stage empty once whoever was called has left it, and nobody else leaves it [LV-01]', async () => {
    const { host, id, who } = await onAir();
    expect(await world.refusal(giveStage, { id, user: 0 }, who)).toEqual({ code: ErrorCode.notFound });
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    await give(id, who.userId, host);
    expect(await world.refusal(giveStage, { id, user: host.userId }, who)).toEqual({ code: ErrorCode.notFound });
    expect(await give(id, 0, who)).toMatchObject({ state: 'live', presenter: null });
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ presenter: null });
    expect(await world.refusal(giveStage, { id, user: 0 }, who)).toEqual({ code: ErrorCode.notFound });
    expect(await give(id, 0, host)).toMatchObject({ presenter: { id: host.userId } });
    expect(await give(id, 0, host)).toMatchObject({ state: 'live', presenter: null });
  });

  it('keep whoever is on the stage there while one device films and another declines, until it has stopped [LV-01]', async () => {
    const { host, id, who } = await onAir();
    const decline = (asker: Asker) => world.ask(giveStage, { id, user: 0, declined: 'Y' }, asker);
    await film(world, id, host);
    expect(await decline(host)).toMatchObject({ presenter: { id: host.userId } });
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    await give(id, who.userId, host);
    // The former presenter's film is not theirs.
    expect(await decline(who)).toMatchObject({ presenter: null });
    await give(id, 0, host);
    await film(world, id, host);
    world.now += roomLimits.filmedMs;
    expect(await decline(host)).toMatchObject({ presenter: null });
    await give(id, 0, host);
    await film(world, id, host);
    expect(await give(id, 0, host)).toMatchObject({ presenter: null });
  });

  it('forbid one or all to speak, and allow it again [LV-01] [ER-07]', async () => {
    const { host, id, who } = await onAir();
    const mute = (user: number, on: 'Y' | 'N') => world.ask(muteInRoom, { id, user, on }, host);
    const say = (asker: Asker) => world.refusal(sayInRoom, { id, kind: 'chat', text: 't' }, asker);
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    await give(id, who.userId, host);
    await mute(who.userId, 'Y');
    expect(await world.ask(roomDetail, { id }, who)).toMatchObject({ muted: true, presenter: { id: host.userId } });
    expect(await say(who)).toEqual(no('muted'));
    expect(await world.refusal(raiseHand, { id, on: 'Y' }, who)).toEqual(no('muted'));
    await mute(who.userId, 'N');
    expect(await say(who)).toBeUndefined();
    await world.ask(raiseHand, { id, on: 'Y' }, who);
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ hands: 1 });
    await mute(who.userId, 'Y');
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ hands: 0 });
    await mute(who.userId, 'N');
    await mute(0, 'Y');
    expect(await say(who)).toEqual(no('muted'));
    expect(await say(host)).toBeUndefined();
    expect(await world.refusal(muteInRoom, { id, user: host.userId, on: 'Y' }, host)).toMatchObject({
      code: ErrorCode.badRequest,
    });
    expect(await world.refusal(muteInRoom, { id, user: 0, on: 'N' }, who)).toEqual({ code: ErrorCode.notFound });
  });

  it('announce, take lines away and mark questions as answered [LV-01]', async () => {
    const { host, id, who } = await onAir();
    const announce = (text: string) => world.ask(announceInRoom, { id, text }, host);
    expect(await announce(' one ')).toMatchObject({ notice: 'one' });
    expect(await announce('two')).toMatchObject({ notice: 'two' });
    expect(await announce('')).toMatchObject({ notice: '' });
    expect((await world.ask(roomNotices, { id }, who)).items.map(({ text }) => text)).toEqual(['two', 'one']);
    const asked = await world.ask(sayInRoom, { id, kind: 'question', text: 'q' }, who);
    expect(await world.ask(markAnswered, { id, line: asked.id, on: 'Y' }, host)).toMatchObject({ answered: true });
    expect(await world.refusal(markAnswered, { id, line: asked.id, on: 'N' }, who)).toEqual({
      code: ErrorCode.notFound,
    });
    await world.ask(removeLine, { id, line: asked.id }, host);
    expect((await world.ask(roomLines, { id, kind: 'question' }, who)).items).toEqual([]);
  });
});

describe('a piece of the film', () => {
  it('has its place once, however often it comes, also at once [LV-01]', async () => {
    const { host, id, who } = await onAir();
    const same = await Promise.all(Array.from({ length: 3 }, () => film(world, id, host, { key: 'a', lastsMs: 3900 })));
    expect(same).toEqual(Array.from({ length: 3 }, () => ({ index: 0, filmMs: 3900 })));
    const places = await Promise.all(['b', 'c', 'd'].map((key) => film(world, id, host, { key })));
    expect(places.map(({ index }) => index).sort()).toEqual([1, 2, 3]);
    const rows = await world.in(1001, (scope) =>
      scope.tx.select().from(livePieces).where(scope.only(livePieces)).orderBy(livePieces.roomId, livePieces.position),
    );
    expect(rows.filter((row) => row.roomId === id).map(({ fromMs }) => fromMs)).toEqual([0, 3900, 7900, 11_900]);
    const { filmMs, items, state } = await world.ask(roomPieces, { id, from: -1 }, { userId: null });
    expect([filmMs, state, items.map(({ index }) => index)]).toEqual([15_900, 'live', [1, 2, 3]]);
    expect(items[0]).toMatchObject({ from: 3900, length: 4000, mime: 'video/webm; codecs="vp8,opus"' });
    const at = async (ms: number) =>
      (await world.ask(roomPieceAt, { id, at: ms }, who)).items.map(({ index }) => index);
    expect(await at(7899)).toEqual([1, 2, 3]);
    expect(await at(7900)).toEqual([2, 3]);
    expect(await at(999_999_999_999_999)).toEqual([3]);
    expect((await world.ask(roomPieces, { id, from: 999_999_999_999_999 }, who)).items).toEqual([]);
    expect(await world.ask(sayInRoom, { id, kind: 'chat', text: 't' }, who)).toMatchObject({ filmAt: 15_900 });
    expect(await world.ask(endRoom, { id }, host)).toMatchObject({ state: 'playback', filmMs: 15_900 });
    // A piece that was sent before is still answered; no more is taken.
    expect(await film(world, id, host, { key: 'a' })).toEqual({ index: 0, filmMs: 15_900 });
    expect(await refusalOf(film(world, id, host))).toEqual(no('state'));
  });

  it('is as long as what is in it, whatever is claimed [LV-01]', async () => {
    const { host, id } = await onAir();
    const claim = { length: 60_000 };
    expect(await film(world, id, host, { lastsMs: 2500, ...claim })).toEqual({ index: 0, filmMs: 2500 });
    expect(await film(world, id, host, { lastsMs: 60_000 })).toEqual({ index: 1, filmMs: 62_500 });
    expect(await refusalOf(film(world, id, host, { lastsMs: 60_001 }))).toMatchObject({ code: ErrorCode.badRequest });
    expect(await refusalOf(film(world, id, host, { bytes: webmOf(4000).subarray(0, 40) }))).toMatchObject({
      code: ErrorCode.fileType,
    });
    expect((await world.ask(roomPieces, { id, from: 0 }, host)).filmMs).toBe(62_500);
  });

  it('is a film of the kind that it says, and no larger [LV-01]', async () => {
    const { host, id } = await onAir();
    const bad = [{ codecs: 'vp8"; x' }, { key: '../x' }] as const;
    for (const change of bad)
      expect(await refusalOf(film(world, id, host, change))).toMatchObject({ code: ErrorCode.badRequest });
    const large = Buffer.alloc(roomLimits.pieceBytes + 1);
    expect(await refusalOf(film(world, id, host, { bytes: large }))).toMatchObject({ code: ErrorCode.fileTooLarge });
    expect((await world.ask(roomPieces, { id, from: 0 }, host)).items).toEqual([]);
  });
});
