// @vitest-environment jsdom
import { messageCounts, noUnread, readAllMessages } from '@banyan/contracts';
import { SessionContext } from '@banyan/core-session';
import { answer, fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import zh from '../i18n/zh.ts';
import { messagesDomain } from '../messages.domain.ts';
import { messagesAnswers } from '../testing/messagesAnswers.ts';
import { makeCounts } from '../testing/messages.ts';
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
