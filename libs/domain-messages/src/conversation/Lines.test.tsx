// @vitest-environment jsdom
import { conversationLines } from '@banyan/contracts/messages';
import { NetworkError } from '@banyan/core-http';
import { SessionContext } from '@banyan/core-session';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { conversationCalls } from '../api/conversationCalls.ts';
import zh from '../i18n/zh.ts';
import { makeLines } from '../testing/messages.ts';
import { ConversationStore } from './ConversationStore.ts';
import { Lines } from './Lines.tsx';

it('leads the keyboard into the lines that have come when asked again, whether or not there are more [UI-07] [ME-02]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  let fails = true;
  const api = fakeApi(conversationCalls, {
    lines: () =>
      fails ? Promise.reject(new NetworkError(conversationLines)) : Promise.resolve({ items: makeLines(), next: 'b' }),
  });
  const store = new ConversationStore(7, {
    api,
    storage: null,
    eid: 1001,
    userId: '1',
    now: () => 0,
    changed: () => undefined,
  });
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <Lines store={store} />
      </SessionContext>
    </UiProvider>,
  );
  act(() => store.show(2, false));
  const again = await screen.findByRole('button', { name: 'retry' });
  fails = false;
  await userEvent.click(again);
  const lines = await screen.findByRole('group', { name: zh.private.lines });
  await waitFor(() => expect(lines).toHaveFocus());
});
