import { ErrorCode } from '@banyan/contracts';
import { loginByCode } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phoneAnswers } from '../testing/phoneAnswers.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { LoginStore } from './LoginStore.ts';
import { CodeLoginPage } from './CodeLoginPage.tsx';

const refused = answer(loginByCode, () => {
  throw new RefusedError(loginByCode, { code: ErrorCode.codeExpired, msg: '', data: {} });
});
const page =
  (...answers: readonly FakeAnswer[]): Decorator =>
  (Story) => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    void session.load('/login');
    return (
      <AccountStory session={session} answers={[...answers, ...phoneAnswers]} at="/login">
        <main style={{ width: 432, padding: 24 }}>
          <Story />
        </main>
      </AccountStory>
    );
  };

/** With its own store, like the login page. */
function Form() {
  const [store] = useState(() => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    return new LoginStore({ methods: () => Promise.reject(new Error('not asked')) }, session);
  });
  return <CodeLoginPage store={store} onEntered={onEntered} />;
}
const onEntered = fn();

const meta: Meta<typeof Form> = { title: 'account/login/Code by phone', component: Form };
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english'], decorators: [page()] };

export const ExpiredTest: Story = {
  decorators: [page(refused)],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('手机号'), '13805716620');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('验证码已失效，请重新获取')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveValue('13805716620');
  },
};
