// @vitest-environment jsdom
import { sayInRoom } from '@banyan/contracts/live';
import { NetworkError } from '@banyan/core-http';
import { SessionContext } from '@banyan/core-session';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { talkCalls } from '../../api/liveCalls.ts';
import zh from '../../i18n/zh.ts';
import { makeRoom } from '../../testing/live.ts';
import { TalkStore } from './TalkStore.ts';
import { TalkInput } from './TalkInput.tsx';

it('keeps what could not be said, and the keyboard in its field when its button was pressed [LV-01] [UI-07]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { live: zh } }, ns: ['live'] });
  const api = fakeApi(talkCalls, { say: () => Promise.reject(new NetworkError(sayInRoom)) });
  const talk = new TalkStore(1, api, () => undefined);
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <TalkInput room={makeRoom()} talk={talk} kind="chat" handKey={false} />
      </SessionContext>
    </UiProvider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '听得清');
  await userEvent.click(screen.getByRole('button', { name: zh.live.send }));
  expect(await screen.findByText(/内容还在|还在/)).toBeInTheDocument();
  expect(field).toHaveValue('听得清');
  expect(field).toHaveFocus();
});
