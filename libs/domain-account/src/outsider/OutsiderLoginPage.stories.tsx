import { applyOutsider, proveOutsider, type OutsiderStanding } from '@banyan/contracts/account';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Entrance } from '../shared/entrance.ts';
import { phoneAnswers } from '../testing/phoneAnswers.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { OutsiderLoginPage } from './OutsiderLoginPage.tsx';

const nothing: OutsiderStanding = {
  state: 'new',
  phone: '+86 139 **** 5678',
  name: '',
  company: '',
  reason: '',
  answer: '',
  askedAt: null,
};
const proved = (standing: OutsiderStanding) => answer(proveOutsider, () => ({ pass: 'p', standing }));
const applied = answer(applyOutsider, ({ company, name, reason }) => ({
  ...nothing,
  state: 'waiting' as const,
  company,
  name,
  reason,
  askedAt: Date.UTC(2025, 10, 20, 2),
}));
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

/** A login page whose logins always fail. */
const entrance: Entrance = { pending: false, problem: null, failure: undefined, enter: () => Promise.resolve(false) };

function Form() {
  return <OutsiderLoginPage store={entrance} backHref="/login" codeHref="/login?way=code" onEntered={onEntered} />;
}
const onEntered = fn();

const meta: Meta<typeof Form> = { title: 'account/login/Outsider', component: Form };
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english'], decorators: [page()] };

export const ApplyTest: Story = {
  decorators: [page(proved(nothing), applied)],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('手机号'), '13912345678');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(canvas.getByLabelText('姓名')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('姓名'), '周启明');
    await userEvent.type(canvas.getByLabelText('所在单位'), '联泰刀具');
    await userEvent.type(canvas.getByLabelText(/申请原因/), '派驻机加二车间');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('等待管理员审核')).toBeVisible();
    localStorage.removeItem('banyan.outsider');
  },
};
