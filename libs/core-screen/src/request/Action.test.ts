import { studyLease } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/answers.ts';
import { Action } from './Action.ts';

configure({ enforceActions: 'always' });

describe('Action', () => {
  it('is pending until it is answered; a second press meanwhile does nothing [ER-08]', async () => {
    const end = deferred<string>();
    let asked = 0;
    const action = new Action(() => {
      asked += 1;
      return end.promise;
    });
    const running = action.run();
    expect([action.isPending(), await action.run()]).toEqual([true, false]);
    end.resolve('done');
    expect([await running, action.isPending(), asked]).toEqual([true, false, 1]);
  });

  it('repeats an uncertain change under its key, a refused or another one under a new key [HT-06]', async () => {
    const keys: string[] = [];
    const ends = [
      new NetworkError(studyLease),
      new RefusedError(studyLease, { code: 409, msg: '', data: undefined }),
      null,
      null,
    ];
    const action = new Action((_: string, { idempotencyKey = '' }) => {
      keys.push(idempotencyKey);
      const end = ends[keys.length - 1] ?? null;
      return end === null ? Promise.resolve() : Promise.reject(end);
    });
    expect([await action.run('a'), action.failureOf()]).toEqual([false, ends[0]]);
    await action.run('a');
    await action.run('a');
    await action.run('b');
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    expect(action.failureOf()).toBeUndefined();
  });

  it('shows a change at once and takes it back when it fails, row by row [ER-08]', async () => {
    const shown = new Set<number>();
    const action = new Action((id: number) => (id === 1 ? Promise.reject(new Error('down')) : Promise.resolve()), {
      of: (id) => id,
      shownAtOnce: (id) => {
        shown.add(id);
        return () => shown.delete(id);
      },
    });
    const [first, second] = [action.run(1), action.run(2)];
    expect([...shown]).toEqual([1, 2]);
    await Promise.all([first, second]);
    expect([...shown]).toEqual([2]);
    expect([action.failureOf(1), action.failureOf(2)]).toEqual([new Error('down'), undefined]);
    action.dismiss(1);
    expect(action.failureOf(1)).toBeUndefined();
  });
});
