import { loginMethods } from '@banyan/contracts/account';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountStory } from '../testing/AccountStory.tsx';
import { LoginAgain } from './LoginAgain.tsx';

type Way = 'password' | 'code' | 'scan' | 'sso';
const offering = (...methods: Way[]) =>
  answer(loginMethods, () => ({ methods, accountHint: '', ssoName: '', reset: 'Y' as const }));

/** A login here is by another person than the expected one. */
const page =
  (methods: FakeAnswer): Decorator =>
  (Story) => {
    const user = makeUser({ userid: '20412' });
    const over = { login: () => Promise.resolve({ userinfo: user, language: null, expiresAt: 0 }) };
    const session = makeSession({ api: fakeSessionApi(makeEnterprise(), null, over) });
    void session.load('/task/exam/questions/301');
    return (
      <AccountStory session={session} answers={[methods]} at="/task/exam/questions/301">
        <main style={{ width: 392, padding: 24 }}>
          <Story />
        </main>
      </AccountStory>
    );
  };

const meta: Meta<typeof LoginAgain> = {
  title: 'account/login/Log in again',
  component: LoginAgain,
  args: { userId: '20381' },
};
export default meta;
type Story = StoryObj<typeof LoginAgain>;

export const Default: Story = { decorators: [page(offering('password'))] };
export const SeveralWays: Story = { decorators: [page(offering('password', 'code'))] };
export const ElsewhereAlone: Story = { decorators: [page(offering('sso'))] };
export const Loading: Story = { decorators: [page(answer(loginMethods, waiting))] };
export const Failed: Story = { decorators: [page(failing(loginMethods))] };

export const OtherPersonTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'H20412');
    await userEvent.type(canvas.getByLabelText(/^(密码|密碼|Password)$/), 'secret1');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/这是另一个账号|another account/);
  },
};
