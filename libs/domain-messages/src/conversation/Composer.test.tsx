// @vitest-environment jsdom
import { sendPrivate } from '@banyan/contracts/messages';
import { NetworkError } from '@banyan/core-http';
import { SessionContext } from '@banyan/core-session';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { observer } from 'mobx-react-lite';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { conversationCalls } from '../api/conversationCalls.ts';
import zh from '../i18n/zh.ts';
import { Composer } from './Composer.tsx';
import { ConversationStore } from './ConversationStore.ts';
import { UnsentLine } from './UnsentLine.tsx';

it('leaves the keyboard in the field when its button has sent a line, and says when it did not go [UI-07] [ME-02]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { messages: zh } }, ns: ['messages'] });
  const api = fakeApi(conversationCalls, { send: () => Promise.reject(new NetworkError(sendPrivate)) });
  const store = new ConversationStore(7, {
    api,
    storage: null,
    eid: 1001,
    userId: '1',
    now: () => 0,
    changed: () => undefined,
  });
  const Pane = observer(() => (
    <>
      {store.unsent.map((line) => (
        <UnsentLine key={line.clientId} line={line} store={store} />
      ))}
      <Composer store={store} />
    </>
  ));
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <Pane />
      </SessionContext>
    </UiProvider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '好的');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveFocus();
});
