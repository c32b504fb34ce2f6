import { ErrorCode } from '@banyan/contracts';
import { joinProgramme } from '@banyan/contracts/training';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { programmesCalls } from '../api/programmesCalls.ts';
import { makeCard, makeView } from '../testing/programmes.ts';
import { ProgrammeStore } from './ProgrammeStore.ts';

configure({ enforceActions: 'always' });

const view = (id: number, joined: boolean) => makeView({ programme: makeCard({ id, joined }) });

describe('ProgrammeStore', () => {
  it('keeps a programme while it is asked for again, and shows another one by its skeleton [TR-02]', async () => {
    const store = new ProgrammeStore(
      1,
      fakeApi(programmesCalls, { detail: ({ id }) => Promise.resolve(view(id, false)) }),
    );
    store.show();
    expect(store.view.state).toBe('loading');
    await Promise.resolve().then(() => undefined);
    await store.view.refresh();
    store.show();
    expect(store.view.value?.programme.id).toBe(1);
    const api = fakeApi(programmesCalls, { detail: ({ id }) => Promise.resolve(view(id, false)) });
    const next = new ProgrammeStore(2, api);
    next.show();
    expect(next.view.state).toBe('loading');
  });

  it('shows what joining and choosing have led to [TR-02]', async () => {
    const store = new ProgrammeStore(
      1,
      fakeApi(programmesCalls, {
        detail: ({ id }) => Promise.resolve(view(id, false)),
        join: ({ id }) => Promise.resolve(view(id, true)),
        choose: ({ id, stage }) => Promise.resolve({ ...view(id, true), stages: makeView().stages.slice(0, stage) }),
      }),
    );
    store.show();
    expect(await store.join.run()).toBe(true);
    expect(store.view.value?.programme.joined).toBe(true);
    await store.choose.run(1);
    expect(store.view.value?.stages).toHaveLength(1);
  });

  it('keeps what is there when joining fails, and says why [TR-02]', async () => {
    const why = new Error('no network');
    const store = new ProgrammeStore(
      1,
      fakeApi(programmesCalls, {
        detail: ({ id }) => Promise.resolve(view(id, false)),
        join: () => Promise.reject(why),
      }),
    );
    await store.view.load();
    expect(await store.join.run()).toBe(false);
    expect([store.view.value?.programme.joined, store.join.failureOf()]).toEqual([false, why]);
  });

  it('shows how a programme stands now when joining is refused because that has changed [TR-02]', async () => {
    let programme = makeCard({ id: 1, joined: false, refusal: null });
    const store = new ProgrammeStore(
      1,
      fakeApi(programmesCalls, {
        detail: () => Promise.resolve(makeView({ programme })),
        join: () => Promise.reject(new RefusedError(joinProgramme, { code: ErrorCode.conflict, msg: '', data: null })),
      }),
    );
    await store.view.load();
    programme = makeCard({ id: 1, joined: false, refusal: 'over' });
    expect(await store.join.run()).toBe(false);
    expect(store.view.value?.programme.refusal).toBe('over');
  });

  it('leaves the next programme alone when the one before is joined late [TR-02]', async () => {
    const joined = deferred<ReturnType<typeof view>>();
    const chosen = deferred<ReturnType<typeof view>>();
    const api = fakeApi(programmesCalls, {
      detail: ({ id }) => Promise.resolve(view(id, false)),
      join: () => joined.promise,
      choose: () => chosen.promise,
    });
    const before = new ProgrammeStore(1, api);
    before.show();
    const changing = [before.join.run(), before.choose.run(5)];
    before.leave();
    const store = new ProgrammeStore(2, api);
    store.show();
    await expect.poll(() => store.view.value?.programme.id).toBe(2);
    expect(store.join.isPending()).toBe(false);
    joined.resolve(view(1, true));
    chosen.resolve(view(1, true));
    await Promise.all(changing);
    expect(store.view.value?.programme.id).toBe(2);
  });
});
