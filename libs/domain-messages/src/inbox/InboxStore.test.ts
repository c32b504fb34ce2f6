import { inboxQuery } from '@banyan/contracts/messages';
import { fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it, vi } from 'vitest';
import { inboxCalls } from '../api/inboxCalls.ts';
import { makeCounts, makeDetail, makeMessages } from '../testing/messages.ts';
import { InboxStore } from './InboxStore.ts';

const own = { box: 'own', query: inboxQuery.initial } as const;
function make(read: () => Promise<{ read: 'Y' | 'N' }> = () => Promise.resolve({ read: 'Y' as const })) {
  const setRead = vi.fn(read);
  const api = fakeApi(inboxCalls, {
    counts: () => Promise.resolve(makeCounts()),
    list: () => Promise.resolve({ items: makeMessages('own'), next: null }),
    one: ({ id }) => Promise.resolve(makeDetail(id)),
    setRead,
  });
  return { store: new InboxStore(api, () => undefined), setRead };
}

describe('the inbox', () => {
  it('marks as read what is opened, once, and leaves it unread where it was marked so [ME-01]', async () => {
    const { setRead, store } = make();
    store.show(own, { id: 1 });
    await vi.waitFor(() => expect(setRead).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(store.list.rows[0]?.read).toBe(true));
    expect(store.opened.value?.read).toBe(true);
    await vi.waitFor(() => expect(store.mark.isPending(1)).toBe(false));
    const row = store.opened.value;
    if (row !== null) await store.mark.run({ row, read: false });
    store.show(own, { id: 1 });
    await vi.waitFor(() => expect(store.opened.state).toBe('ready'));
    expect(setRead).toHaveBeenCalledTimes(2);
  });

  it('takes the mark and the count back when it could not be kept [ME-01]', async () => {
    const { store } = make(() => Promise.reject(new Error('down')));
    store.show(own, null);
    await vi.waitFor(() => expect(store.list.rows.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(store.counts.value?.total).toBe(2));
    const [row] = store.list.rows;
    const marking = row === undefined ? undefined : store.mark.run({ row, read: true });
    expect([store.list.rows[0]?.read, store.counts.value?.total]).toEqual([true, 1]);
    await marking;
    expect([store.list.rows[0]?.read, store.counts.value?.total]).toEqual([false, 2]);
    expect(store.mark.failureOf(1)).toBeInstanceOf(Error);
  });

  it('goes from the open message to the one below and above [UI-07]', async () => {
    const { store } = make();
    store.show(own, { id: 2 });
    await vi.waitFor(() => expect(store.opened.value?.id).toBe(2));
    expect([store.neighbour(-1)?.id, store.neighbour(1)?.id]).toEqual([1, 3]);
  });

  it('reads the open conversation anew when another line has come [ME-02]', async () => {
    let at = 1;
    const setRead = vi.fn(() => Promise.resolve({ read: 'Y' as const }));
    const api = fakeApi(inboxCalls, {
      counts: () => Promise.resolve(makeCounts()),
      list: () => Promise.resolve({ items: [], next: null }),
      one: ({ id }) => Promise.resolve({ ...makeDetail(id), at, read: false }),
      setRead,
    });
    const store = new InboxStore(api, () => undefined);
    store.show(own, { id: 2 });
    await vi.waitFor(() => expect(setRead).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(store.mark.isPending(2)).toBe(false));
    at = 2;
    store.heard();
    await vi.waitFor(() => expect(setRead).toHaveBeenCalledTimes(2));
  });

  it('asks no more for an open message that was taken out [ME-01]', async () => {
    const one = vi.fn(({ id }: { readonly id: number }) => Promise.resolve(makeDetail(id)));
    const api = fakeApi(inboxCalls, {
      counts: () => Promise.resolve(makeCounts()),
      list: () => Promise.resolve({ items: makeMessages('own'), next: null }),
      one,
      setRead: () => Promise.resolve({ read: 'Y' as const }),
      remove: () => {
        // The live channel may be faster than the answer.
        store.heard();
        return Promise.resolve({ removed: 'Y' as const });
      },
    });
    const store: InboxStore = new InboxStore(api, () => store.heard());
    store.show(own, { id: 2 });
    await vi.waitFor(() => expect(store.opened.value?.id).toBe(2));
    const asked = one.mock.calls.length;
    const row = store.opened.value;
    if (row !== null) await store.remove.run(row);
    await vi.waitFor(() => expect(store.list.rows.length).toBeGreaterThan(0));
    expect([one.mock.calls.length, store.opened.state, store.removed?.id]).toEqual([asked, 'idle', 2]);
  });

  it('says that more has come only when it has, and nothing is put in further down [ME-01]', async () => {
    let total = 2;
    const [first] = makeMessages('own');
    if (first === undefined) throw new Error('no message');
    const rows = Array.from({ length: 31 }, (_, index) => ({ ...first, id: index + 1 }));
    const api = fakeApi(inboxCalls, {
      counts: () => Promise.resolve({ ...makeCounts(), total }),
      list: ({ cursor }) =>
        Promise.resolve(
          cursor === '' ? { items: rows.slice(0, 30), next: 'b' } : { items: rows.slice(30), next: null },
        ),
    });
    const store = new InboxStore(api, () => undefined);
    store.show(own, null);
    await vi.waitFor(() => expect(store.list.rows).toHaveLength(30));
    await store.list.loadMore();
    await vi.waitFor(() => expect(store.counts.value?.total).toBe(2));
    total = 1;
    store.heard();
    await vi.waitFor(() => expect(store.counts.value?.total).toBe(1));
    expect(store.newer).toBe(false);
    total = 2;
    store.heard();
    await vi.waitFor(() => expect(store.newer).toBe(true));
  });
});
