// @vitest-environment jsdom
import { deferred } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CourseStore } from '../course/CourseStore.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';
import { LatePlayer } from './LatePlayer.ts';
import { PlayerStore } from './PlayerStore.ts';
import { defaultPreferences } from './preferences.ts';
import { ProgressJournal } from './ProgressJournal.ts';
import * as recording from './recording.ts';

configure({ enforceActions: 'always' });

const tick = () => vi.advanceTimersByTimeAsync(0);

/** The fixture's course with no chapter open, and a player that arrives, or does not, when the test says so. */
async function world(userId: string | null = '7') {
  let asked = 0;
  const api = fakeCourseApi();
  const session = {
    eid: 1001,
    userId,
    messageSet: 'zh' as const,
    loggedIn: userId !== null,
    requireLogin: () => {
      asked += 1;
      return userId !== null;
    },
  };
  const preferences = { read: () => defaultPreferences, write: () => undefined };
  const holder = () => Promise.resolve('h'.repeat(16));
  const journal = new ProgressJournal(null);
  const made = () =>
    new PlayerStore({
      ...{ api, session, journal, holder, preferences },
      recording: () => Promise.resolve(recording),
      now: () => Date.now(),
    });
  const ways: ReturnType<typeof deferred<PlayerStore>>[] = [];
  const player = new LatePlayer({
    session,
    bring: () => {
      const way = deferred<PlayerStore>();
      ways.push(way);
      return way.promise;
    },
  });
  const course = new CourseStore(api);
  course.load(101);
  await tick();
  const chapter = (id: number) => {
    const found = course.chapterById(id);
    if (found === null) throw new Error('fixture');
    return found;
  };
  const arrive = async () => {
    ways.at(-1)?.resolve(made());
    await tick();
    const { store } = player;
    if (store === null) throw new Error('it did not arrive');
    return store;
  };
  const lose = async () => {
    ways.at(-1)?.reject(new TypeError('gone'));
    await tick();
  };
  return { arrive, chapter, course, lose, player, brought: () => ways.length, askedForLogin: () => asked };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

it('comes by itself once a chapter is open, and stands where that goes on [CO-04]', async () => {
  const { arrive, brought, chapter, course, player } = await world();
  player.open(course, chapter(1005));
  expect(brought()).toBe(0);
  await tick();
  expect(brought()).toBe(1);
  expect([player.store, player.started]).toEqual([null, false]);
  const store = await arrive();
  expect([store.chapter?.id, store.media.position, store.started]).toEqual([1005, 766, false]);
  // The address is asked for before anybody plays.
  expect(store.source.address.state).toBe('ready');
});

it('plays at its arrival what was started before it, from the second that was named [CO-04]', async () => {
  const { arrive, brought, chapter, course, player } = await world();
  player.open(course, chapter(1005), 250);
  player.start();
  expect([brought(), player.started]).toEqual([1, true]);
  const store = await arrive();
  expect([store.started, store.media.wanted, store.media.position]).toEqual([true, true, 250]);
  expect([player.wanted, player.started, brought()]).toEqual([false, true, 1]);
});

it('goes at its arrival to the place of a note that was pressed before it [NO-01]', async () => {
  const { arrive, chapter, course, player } = await world();
  player.open(course, chapter(1005));
  player.goTo(300);
  const store = await arrive();
  expect([store.started, store.media.position]).toEqual([true, 300]);
});

it('opens the last of several chapters, and plays none that was left [CO-04]', async () => {
  const { arrive, chapter, course, player } = await world();
  player.open(course, chapter(1005));
  player.start();
  player.open(course, chapter(1006));
  expect(player.started).toBe(false);
  const store = await arrive();
  expect([store.chapter?.id, store.started]).toEqual([1006, false]);
});

it('does not forget what is wanted when the same chapter is opened again [CO-04]', async () => {
  const { arrive, chapter, course, player } = await world();
  player.open(course, chapter(1005), 250);
  player.start();
  // The address has dropped its second.
  player.open(course, chapter(1005));
  const store = await arrive();
  expect([store.started, store.media.position]).toEqual([true, 250]);
});

it('says that it did not arrive, and plays what was wanted once it does [SH-14]', async () => {
  const { arrive, brought, chapter, course, lose, player } = await world();
  player.open(course, chapter(1005));
  player.start();
  await lose();
  expect([player.failed, player.started]).toEqual([true, true]);
  player.bring();
  expect([player.failed, brought()]).toEqual([false, 2]);
  expect((await arrive()).started).toBe(true);
});

it('is asked for anew by the next press on play [SH-14]', async () => {
  const { arrive, brought, chapter, course, lose, player } = await world();
  player.open(course, chapter(1005));
  await tick();
  await lose();
  expect([player.failed, player.started]).toEqual([true, false]);
  player.start();
  expect(brought()).toBe(2);
  expect((await arrive()).started).toBe(true);
});

it('comes for a visitor only where something waits for it, and once [CO-04]', async () => {
  const { brought, chapter, course, lose, player } = await world(null);
  player.open(course, chapter(1005));
  await tick();
  expect(brought()).toBe(0);
  player.need();
  expect(brought()).toBe(1);
  await lose();
  player.need();
  expect([brought(), player.failed]).toEqual([1, true]);
});

it('asks a visitor to log in, and begins no chapter that is locked [AC-08] [CO-05]', async () => {
  const visitor = await world(null);
  visitor.player.open(visitor.course, visitor.chapter(1005));
  visitor.player.start();
  expect([visitor.askedForLogin(), visitor.player.started]).toEqual([1, false]);
  const { askedForLogin, chapter, course, player } = await world();
  player.open(course, chapter(1007));
  player.start();
  expect([askedForLogin(), player.started]).toEqual([0, false]);
});

it('opens nothing on a page that was left before it arrived, and what is opened after that [CO-06]', async () => {
  const { arrive, chapter, course, player } = await world();
  player.open(course, chapter(1005));
  player.start();
  player.close();
  const store = await arrive();
  expect([store.chapter, store.started]).toEqual([null, false]);
  player.open(course, chapter(1006));
  expect(store.chapter?.id).toBe(1006);
  player.start();
  expect(store.started).toBe(true);
  await expect(player.settled()).resolves.toBeUndefined();
});
