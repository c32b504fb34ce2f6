import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Lease, LeaseInput } from '../api/courseApi.ts';
import { RefusedStore } from './RefusedStore.ts';
import { deferred } from '@banyan/core-screen/testing';

configure({ enforceActions: 'always' });

const holder = () => Promise.resolve('h'.repeat(16));

describe('RefusedStore', () => {
  it('takes the place over for this window [CO-06]', async () => {
    const asked: LeaseInput[] = [];
    const store = new RefusedStore(
      {
        lease: (input) => {
          asked.push(input);
          return Promise.resolve({ held: 'Y', expiresAt: 0 });
        },
      },
      holder,
    );
    await store.takeOver(101);
    expect(store.takingOver.state).toBe('ready');
    expect(asked).toEqual([{ course_id: 101, holder: 'h'.repeat(16), take_over: 'Y', release: 'N' }]);
  });

  it('takes the place once this window has said the last of what it left, which would give it back [CO-06]', async () => {
    const farewell = deferred<undefined>();
    let asked = 0;
    const lease = () => {
      asked += 1;
      return Promise.resolve({ held: 'Y' as const, expiresAt: 0 });
    };
    const store = new RefusedStore({ lease }, holder, () => farewell.promise);
    const running = store.takeOver(101);
    await Promise.resolve();
    expect(asked).toBe(0);
    farewell.resolve(undefined);
    await running;
    expect(asked).toBe(1);
    expect(store.takingOver.state).toBe('ready');
  });

  it('asks once however often it is pressed [CO-06]', async () => {
    const answer = deferred<Lease>();
    let asked = 0;
    const store = new RefusedStore(
      {
        lease: () => {
          asked += 1;
          return answer.promise;
        },
      },
      holder,
    );
    const running = store.takeOver(101);
    void store.takeOver(101);
    answer.resolve({ held: 'Y', expiresAt: 0 });
    await running;
    expect(asked).toBe(1);
  });

  it('holds a failure until the next attempt [UI-08]', async () => {
    let fails = true;
    const store = new RefusedStore(
      { lease: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve({ held: 'Y', expiresAt: 0 })) },
      holder,
    );
    await store.takeOver(101);
    expect(store.takingOver.state).toBe('failed');
    fails = false;
    await store.takeOver(101);
    expect(store.takingOver.state).toBe('ready');
    store.leave();
    expect(store.takingOver.state).toBe('idle');
  });
});
