// @vitest-environment jsdom
import { SessionContext } from '@banyan/core-session';
import { inboxQuery } from '@banyan/contracts/messages';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import type { VirtualListHandle, VirtualListProps } from '@banyan/ui/data';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { useImperativeHandle } from 'react';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { inboxCalls } from '../api/inboxCalls.ts';
import zh from '../i18n/zh.ts';
import { makeCounts, makeDetail, makeMessages } from '../testing/messages.ts';
import { InboxStore } from './InboxStore.ts';
import { MessageList } from './MessageList.tsx';

const shown = vi.fn<VirtualListHandle['show']>();
vi.mock('@banyan/ui/data', () => ({
  VirtualList: function VirtualList({ ref }: Pick<VirtualListProps<unknown>, 'ref'>) {
    useImperativeHandle(ref, () => ({ show: shown }));
    return null;
  },
}));

const own = { box: 'own', query: inboxQuery.initial } as const;

it('brings the open message into sight, and leaves the list where it is when one goes back to it [SH-09] [ME-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  let rows = makeMessages('own');
  const store = new InboxStore(
    fakeApi(inboxCalls, {
      counts: () => Promise.resolve(makeCounts()),
      list: () => Promise.resolve({ items: rows, next: null }),
      one: ({ id }) => Promise.resolve({ ...makeDetail(id), read: true }),
    }),
    () => undefined,
  );
  const show = (id: number | null) =>
    act(async () => {
      store.show(own, id === null ? null : { id });
      await vi.waitFor(() => expect([store.list.state, store.opened.value?.id]).toEqual(['ready', id ?? undefined]));
    });
  await show(null);
  render(
    <SessionContext value={new StorySession()}>
      <MessageList store={store} box="own" query={own.query} />
    </SessionContext>,
  );
  await show(3);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(2));
  shown.mockClear();
  await show(null);
  expect(shown).not.toHaveBeenCalled();
  rows = [{ ...makeDetail(3), id: 30 }, ...rows];
  await act(() => store.list.refresh());
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(0));
});
