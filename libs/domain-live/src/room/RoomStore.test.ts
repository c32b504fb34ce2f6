import { ErrorCode } from '@banyan/contracts';
import { enterRoom, stayInRoom, type LiveRoom } from '@banyan/contracts/live';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { roomCalls, stageCalls, talkCalls } from '../api/liveCalls.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeLines, makePeople, makeRoom, makeRoomIn } from '../testing/live.ts';
import { filmingTabsOf } from './filmingTabs.ts';
import { RoomStore } from './RoomStore.ts';

configure({ enforceActions: 'always' });

function setUp(first: LiveRoom) {
  let room = first;
  const enter = vi.fn((): Promise<LiveRoom> => Promise.resolve((room = { ...room, locked: false })));
  const stay = vi.fn(() => Promise.resolve(room));
  const say = vi.fn(() => Promise.resolve(makeLines()[0]!));
  const lines = vi.fn(() => Promise.resolve({ items: makeLines(), next: null }));
  const give = vi.fn(() => Promise.resolve((room = { ...room, presenter: null })));
  const store = new RoomStore(
    first.id,
    fakeApi(roomCalls, {
      room: () => Promise.resolve(room),
      enter,
      stay,
      people: () => Promise.resolve({ items: makePeople(), next: null }),
      picture: () => Promise.resolve({ provider: 'embedded' as const, kind: 'pieces' as const, url: '' }),
    }),
    fakeApi(talkCalls, { lines, say }),
    fakeApi(stageCalls, {
      give,
      start: () => Promise.resolve((room = { ...room, state: 'live', presenter: { ...room.hosts[0]!, id: 20_381 } })),
    }),
    () => fixtureNow - 60_000,
    filmingTabsOf(undefined),
  );
  return { store, enter, stay, say, lines, give, turn: (change: Partial<LiveRoom>) => (room = { ...room, ...change }) };
}

describe('RoomStore', () => {
  it('comes in by itself, says that one is there, and goes by the server’s clock [LV-01]', async () => {
    const { store, enter, stay } = setUp(makeRoom());
    await store.show('20381');
    expect(enter).toHaveBeenCalledOnce();
    expect(stay).toHaveBeenCalledWith({ id: 100_001, leaving: 'N' }, { retry: false, keepalive: false });
    expect([store.entered, store.now()]).toEqual([true, fixtureNow]);
    store.leave();
    expect(stay).toHaveBeenLastCalledWith({ id: 100_001, leaving: 'Y' }, { retry: false, keepalive: true });
  });

  it('lets visitors look on, and asks nobody into what is over [LV-01]', async () => {
    const visitor = setUp(makeRoom());
    await visitor.store.show(null);
    const over = setUp(makeRoomIn('ended'));
    await over.store.show('20381');
    expect([visitor.enter, over.enter].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(visitor.store.talk.lines.rows).toHaveLength(7);
  });

  it('leaves the next room alone when the one before is entered late, and comes into it [LV-01]', async () => {
    const first = deferred<LiveRoom>();
    const before = setUp(makeRoom());
    before.enter.mockReturnValueOnce(first.promise);
    const shown = before.store.show('20381');
    await expect.poll(() => before.enter.mock.calls.length).toBe(1);
    before.store.leave();
    const { store, enter } = setUp({ ...makeRoom(), id: 100_002 });
    await store.show('20381');
    expect([enter.mock.calls.length, store.entered]).toEqual([1, true]);
    first.resolve(makeRoom());
    await shown;
    expect([store.room.value?.id, before.store.entered, before.stay.mock.calls.length]).toEqual([100_002, false, 0]);
  });

  it('reads nothing of a room before its password was given [LV-02]', async () => {
    const { store, enter, lines } = setUp(makeRoom('zh', { locked: true }));
    await store.show('20381');
    expect([enter.mock.calls.length, lines.mock.calls.length]).toEqual([0, 0]);
    enter.mockRejectedValueOnce(
      new RefusedError(enterRoom, { code: ErrorCode.roomRefused, msg: '', data: { refusal: 'password' } }),
    );
    expect(await store.unlock('1234')).toBe(false);
    expect(store.enter.failureOf()).toBeInstanceOf(RefusedError);
    expect(await store.unlock('4321')).toBe(true);
    expect([store.entered, lines.mock.calls.length]).toEqual([true, 2]);
  });

  it('knows that it is adrift, and catches up on what it did not hear of [LV-01]', async () => {
    const { store, lines, stay, turn } = setUp(makeRoom());
    await store.show('20381');
    await vi.waitFor(() => expect(store.talk.lines.state).toBe('ready'));
    stay.mockRejectedValueOnce(new NetworkError(enterRoom));
    await store.stay();
    expect(store.adrift).toBe(true);
    lines.mockClear();
    turn({ lines: 90 });
    await store.stay();
    expect([store.adrift, lines.mock.calls.length]).toEqual([false, 2]);
  });

  it('reads anew whether it may still be there when it is put out, and is not adrift [LV-01] [LV-02]', async () => {
    const { store, stay, turn } = setUp(makeRoom());
    await store.show('20381');
    stay.mockRejectedValueOnce(
      new RefusedError(stayInRoom, { code: ErrorCode.roomRefused, msg: '', data: { refusal: 'notInvited' } }),
    );
    turn({ invited: false });
    await store.stay();
    await vi.waitFor(() => expect(store.room.value?.invited).toBe(false));
    expect([store.adrift, store.entered]).toEqual([false, false]);
    stay.mockClear();
    await store.stay();
    expect(stay).not.toHaveBeenCalled();
  });

  it('keeps what was typed until the server has it [LV-01]', async () => {
    const { store, say } = setUp(makeRoom());
    await store.show('20381');
    store.talk.write('  why  ');
    say.mockRejectedValueOnce(new NetworkError(enterRoom));
    expect(await store.talk.send('chat')).toBe(false);
    expect(store.talk.draft).toBe('  why  ');
    expect(await store.talk.send('chat')).toBe(true);
    expect(store.talk.draft).toBe('');
  });

  it('shows a question that was asked where its place is, and knows it as the last that was written [LV-01]', async () => {
    const { store, lines, say } = setUp(makeRoomIn('before'));
    await store.show('20381');
    const asked = { ...makeLines()[0]!, id: 900_001, kind: 'question' as const, own: true, wants: 0 };
    const wanted = store.talk.questions.rows;
    say.mockResolvedValueOnce(asked);
    lines.mockResolvedValue({ items: [...wanted, asked], next: null });
    store.talk.write('夜班几点交接？');
    await store.talk.send('question');
    await vi.waitFor(() => expect(store.talk.questions.rows.at(-1)?.id).toBe(900_001));
    expect(store.talk.said).toBe(900_001);
  });

  it('lets whoever was called to the stage leave it to others [LV-01]', async () => {
    const { store, give } = setUp(
      makeRoom('zh', { presenter: { id: 20_381, name: '李思远', department: '', image: '' } }),
    );
    await store.show('20381');
    expect(store.stage.called).toBe(true);
    await store.stage.stepDown();
    expect(give).toHaveBeenCalledWith({ id: 100_001, user: 0 }, expect.anything());
    expect([store.stage.called, store.room.value?.presenter]).toEqual([false, null]);
  });

  it('tells whoever has the stage and is not filmed, and nobody else [LV-01]', async () => {
    const { store, turn } = setUp(makeRoomIn('before', 'zh', { role: 'host' }));
    await store.show('20381');
    expect(store.stage.called).toBe(false);
    const start = vi.fn();
    const studio = { start } as unknown as Parameters<RoomStore['stage']['goOnAir']>[0];
    expect(await store.stage.goOnAir(studio)).toBe(true);
    expect(start).toHaveBeenCalledOnce();
    expect(store.stage.called).toBe(true);
    turn({ presenter: null });
    await store.room.refresh();
    expect(store.stage.called).toBe(false);
  });
});
