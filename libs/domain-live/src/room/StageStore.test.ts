import type { LiveRoom } from '@banyan/contracts/live';
import { Action } from '@banyan/core-screen';
import { configure, makeAutoObservable, observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '../testing/fakeLocks.ts';
import { makeRoom, makeRoomPerson } from '../testing/live.ts';
import { filmingTabsOf } from './filmingTabs.ts';
import { StageStore } from './StageStore.ts';
import type { StudioStore } from './studio/StudioStore.ts';

configure({ enforceActions: 'always' });

const host = { ...makeRoomPerson(0), id: 7 };

/** Starts filming at once. */
class Filming {
  onAir = false;
  finishing = false;
  readonly room = 100_001;
  constructor() {
    makeAutoObservable(this);
  }
  start() {
    this.onAir = true;
  }
  stop() {
    this.onAir = false;
    return Promise.resolve();
  }
  leave() {
    this.onAir = false;
  }
  oust() {
    this.onAir = false;
  }
}

/** Tabs of one browser with the same room of a host; the server notifies both at once. */
function openTabs() {
  const seen = observable.box<LiveRoom>(makeRoom('zh', { role: 'host', presenter: host }), { deep: false });
  const room = {
    get value() {
      return seen.get();
    },
  };
  const turn = (change: Partial<LiveRoom>) => runInAction(() => seen.set({ ...seen.get(), ...change }));
  const gave = vi.fn<(input: unknown) => Promise<LiveRoom>>(() => {
    turn({ presenter: seen.get().presenter === null ? host : null });
    return Promise.resolve(seen.get());
  });
  const locks = fakeLocks();
  const open = () => {
    const act = <Input>() => new Action<Input, LiveRoom>(gave);
    const seat = new StageStore(room, { start: act(), end: act(), give: act() }, filmingTabsOf(locks));
    seat.sit('7');
    const studio = new Filming();
    return { seat, studio, film: () => seat.goOnAir(studio as unknown as StudioStore) };
  };
  return { gave, turn, open };
}

describe('the stage in two tabs', () => {
  it('stays with the tab that films when the other declines, which asks again once that has stopped [LV-01]', async () => {
    const { gave, open } = openTabs();
    const [one, other] = [open(), open()];
    one.seat.occupy(one.studio as unknown as StudioStore);
    await one.film();
    expect([one.seat.called, other.seat.called]).toEqual([false, true]);
    await other.seat.decline();
    expect([gave.mock.calls.length, one.studio.onAir, other.seat.called]).toEqual([0, true, false]);
    // The tab is closed or has crashed: the room is not notified.
    one.seat.leave();
    await vi.waitFor(() => expect(other.seat.called).toBe(true));
    await other.seat.decline();
    expect([gave.mock.calls.length, other.seat.called]).toEqual([1, false]);
  });

  it('is asked for anew when the room gives it once more [LV-01]', async () => {
    const { open, turn } = openTabs();
    const [one, other] = [open(), open()];
    one.seat.occupy(one.studio as unknown as StudioStore);
    await one.film();
    await other.seat.decline();
    turn({ presenter: null });
    expect(one.studio.onAir).toBe(false);
    turn({ presenter: host });
    expect([one.seat.called, other.seat.called]).toEqual([true, true]);
  });

  it('stays with another device that films it, until the room gives it once more [LV-01]', async () => {
    const { gave, open, turn } = openTabs();
    const { seat } = open();
    gave.mockImplementation(() => Promise.resolve(makeRoom('zh', { role: 'host', presenter: host })));
    await seat.decline();
    expect([gave.mock.lastCall?.[0], seat.called]).toEqual([{ id: 100_001, user: 0, declined: 'Y' }, false]);
    turn({ presenter: null });
    turn({ presenter: host });
    expect(seat.called).toBe(true);
  });

  it('is left by declining where no tab films, also where pages have no locks [LV-01]', async () => {
    const { gave, open } = openTabs();
    await open().seat.decline();
    expect(gave).toHaveBeenCalledOnce();
    expect(await filmingTabsOf(undefined).others(1, () => undefined)).toBe(false);
  });
});
