// @vitest-environment jsdom
import { messageCounts, messageList, noUnread, readAllMessages, removeMessage } from '@banyan/contracts/messages';
import { NetworkError } from '@banyan/core-http';
import { SessionContext } from '@banyan/core-session';
import { answer, deferred, fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import zh from '../i18n/zh.ts';
import { messagesDomain } from '../messages.domain.ts';
import { messagesAnswers } from '../testing/messagesAnswers.ts';
import { makeCounts, makeMessages } from '../testing/messages.ts';
import { InboxPage } from './InboxPage.tsx';

it('keeps the keyboard on the button that has marked everything as read [UI-07] [ME-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  const session = new StorySession();
  let counts = makeCounts();
  const http = fakeHttp([
    ...messagesAnswers(),
    answer(messageCounts, () => counts),
    answer(readAllMessages, () => {
      counts = { ...counts, unread: noUnread, total: 0 };
      return { count: 2 };
    }),
  ]);
  const Page = messagesDomain.within({ http, session }, () => <InboxPage box="own" opened={null} />);
  await act(async () => {
    render(
      <UiProvider>
        <SessionContext value={session}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </SessionContext>
      </UiProvider>,
    );
    await vi.dynamicImportSettled();
  });
  const readAll = screen.getByRole('button', { name: '全部已读' });
  await screen.findAllByText(/未读/);
  await userEvent.click(readAll);
  await waitFor(() => expect(readAll).toHaveAttribute('aria-disabled', 'true'));
  expect(readAll).toBeEnabled();
  expect(readAll).toHaveFocus();
});

it('opens no list over a message that was opened while another was being taken out [ME-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  const session = new StorySession();
  const removed = deferred<{ removed: 'Y' }>();
  const asked = vi.fn(() => removed.promise);
  const http = fakeHttp([...messagesAnswers(), answer(removeMessage, asked)]);
  const Page = messagesDomain.within({ http, session }, () => {
    const { pathname, search } = useLocation();
    return (
      <>
        <output data-testid="address">{`${pathname}${search}`}</output>
        <Link to="/inbox?id=2">another</Link>
        <InboxPage box="own" opened={null} />
      </>
    );
  });
  await act(async () => {
    render(
      <UiProvider>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={['/inbox?id=1']}>
            <Page />
          </MemoryRouter>
        </SessionContext>
      </UiProvider>,
    );
    await vi.dynamicImportSettled();
  });
  const message = screen.getByRole('article', { name: zh.inbox.message });
  await userEvent.click(await within(message).findByRole('button', { name: zh.inbox.remove }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link', { name: 'another' }));
  await act(async () => removed.resolve(await Promise.resolve({ removed: 'Y' as const })));
  await act(() => new Promise<void>(setImmediate));
  expect(screen.getByTestId('address')).toHaveTextContent('/inbox?id=2');
});

it('keeps the keyboard at the list that is asked for again [UI-07] [ME-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  const session = new StorySession();
  let fails = true;
  const list = () =>
    fails ? Promise.reject(new NetworkError(messageList)) : { items: makeMessages('own'), next: null };
  const http = fakeHttp([...messagesAnswers(), answer(messageList, list)]);
  const Page = messagesDomain.within({ http, session }, () => <InboxPage box="own" opened={null} />);
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </SessionContext>
    </UiProvider>,
  );
  const again = await screen.findByRole('button', { name: 'retry' });
  fails = false;
  await userEvent.click(again);
  await act(() => vi.dynamicImportSettled());
  const place = screen.getByRole('region', { name: zh.inbox.list });
  expect(place).toContainElement(document.activeElement as HTMLElement);
});
