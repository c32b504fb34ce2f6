// @vitest-environment jsdom
import { replyPk } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import { Action } from '@banyan/core-screen';
import { SessionContext } from '@banyan/core-session';
import { deferred, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import zh from '../../i18n/zh.ts';
import { makeInvitations } from '../../testing/pk.ts';
import { Invitations } from './Invitations.tsx';

it('leaves the keyboard on a refusal that is on its way, and says when it did not go [UI-07] [PK-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { exam: zh } }, ns: ['exam'] });
  const answer = deferred();
  const reply = new Action(() => answer.promise, { of: (id: number) => id });
  const [row] = makeInvitations('zh');
  const decline = (id: number) => void reply.run(id);
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <Invitations rows={row === undefined ? [] : [row]} reply={reply} onAccept={decline} onDecline={decline} />
      </SessionContext>
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: '谢绝' });
  await userEvent.click(button);
  // Disabling a button loses the focus.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer.reject(new NetworkError(replyPk));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\S/));
  expect(button).toHaveFocus();
});
