// @vitest-environment jsdom
import { SessionContext } from '@banyan/core-session';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { sparringCalls } from '../api/sparringCalls.ts';
import zh from '../i18n/zh.ts';
import { makeSession } from '../testing/sparring.ts';
import { DialogueStore } from './DialogueStore.ts';
import { SayBox } from './SayBox.tsx';

it('keeps what could not be said, and leaves the keyboard in the box when its button said it [UI-07] [TA-02]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { talent: zh } }, ns: ['talent'] });
  let gone = true;
  const session = makeSession({}, 'zh');
  const api = fakeApi(sparringCalls, {
    session: () => Promise.resolve(session),
    say: () => (gone ? Promise.reject(new TypeError('gone')) : Promise.resolve(session)),
  });
  const dialogue = new DialogueStore(session.id, { api, hear: () => Promise.resolve('end'), language: () => 'zh' });
  await dialogue.show();
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <SayBox dialogue={dialogue} partner="何女士" />
      </SessionContext>
    </UiProvider>,
  );
  const box = screen.getByRole('textbox');
  const say = screen.getByRole('button', { name: '说' });
  await userEvent.type(box, '我来帮您看看');
  await userEvent.click(say);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box).toHaveValue('我来帮您看看');
  gone = false;
  await userEvent.click(say);
  await waitFor(() => expect(box).toHaveValue(''));
  expect(say).toBeDisabled();
  expect(box).toHaveFocus();
});
