import { taskCounts, type TaskCounts as Counts } from '@banyan/contracts/training';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { configure, observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { CountersStore } from './CountersStore.ts';
import { TaskCountsStore } from './TaskCountsStore.ts';

configure({ enforceActions: 'always' });

const none: Counts = { coursetask: 0, examtask: 0, traintask: 0, trainingtask: 0 };

function setUp(userId: string | null = 'li') {
  const asked: ReturnType<typeof deferred<Counts>>[] = [];
  const http = fakeHttp([
    answer(taskCounts, () => {
      const one = deferred<Counts>();
      asked.push(one);
      return one.promise;
    }),
  ]);
  const session = observable({ userId });
  const counters = new CountersStore();
  const tasks = new TaskCountsStore({ http, session, counters });
  return { asked, session, counters, tasks };
}

describe('red points', () => {
  it('are read when the navigation asks, and anew when one has changed on any window [SH-11]', async () => {
    const { asked, counters, tasks } = setUp();
    expect(asked).toHaveLength(0);
    tasks.follow();
    tasks.follow();
    expect(asked).toHaveLength(1);
    asked[0]?.resolve({ ...none, examtask: 2, traintask: 1 });
    await expect.poll(() => tasks.of(null)).toBe(3);
    expect([tasks.of('exam'), tasks.of('training'), tasks.of('course')]).toEqual([2, 1, 0]);
    counters.change(['study']);
    expect(asked).toHaveLength(1);
    counters.change(['examtask']);
    // An answer to an earlier request does not count.
    counters.change(null);
    expect(asked).toHaveLength(3);
    asked[2]?.resolve({ ...none, examtask: 1 });
    await expect.poll(() => tasks.of(null)).toBe(1);
    asked[1]?.resolve({ ...none, examtask: 9 });
    await asked[1]?.promise;
    expect(tasks.of(null)).toBe(1);
  });

  it('stay when they cannot be read, and go with whoever they are of [SH-11]', async () => {
    const { asked, session, tasks } = setUp();
    tasks.follow();
    asked[0]?.resolve({ ...none, coursetask: 4 });
    await expect.poll(() => tasks.of('course')).toBe(4);
    tasks.look();
    asked[1]?.reject(new Error('no connection'));
    await asked[1]?.promise.catch(() => undefined);
    expect(tasks.of('course')).toBe(4);
    tasks.look();
    runInAction(() => (session.userId = null));
    expect(tasks.of('course')).toBe(0);
    asked[2]?.resolve({ ...none, coursetask: 4 });
    await asked[2]?.promise;
    await new Promise((done) => setTimeout(done));
    expect(tasks.of('course')).toBe(0);
    tasks.look();
    expect(asked).toHaveLength(3);
  });
});
