import { ErrorCode } from '@banyan/contracts';
import { changePhone, myPhone } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phoneAnswers } from '../testing/phoneAnswers.ts';
import { accountScreen } from '../testing/accountScreen.tsx';
import { PhonePage } from './PhonePage.tsx';

const at = '/editor/phonenumber';
const meta: Meta<typeof PhonePage> = {
  title: 'account/editor/Phone',
  component: PhonePage,
  parameters: { layout: 'fullscreen' },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const known = answer(myPhone, () => ({ phone: '+86 138 **** 6620' }));
const story = (...answers: readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at, answers: () => [...answers, ...phoneAnswers] } },
});

export const Default: Story = story(known);
export const None: Story = story(answer(myPhone, () => ({ phone: '' })));
export const Failed: Story = story(failing(myPhone));

export const TakenTest: Story = {
  ...story(
    known,
    answer(changePhone, () => {
      throw new RefusedError(changePhone, {
        code: ErrorCode.fieldsRefused,
        msg: '',
        data: { fields: { phone: 'taken' } },
      });
    }),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('登录密码'), 'Banyan2026');
    await userEvent.type(canvas.getByLabelText('新手机号'), '13912345678');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '更换手机号' }));
    await expect(await canvas.findByText('这个手机号已经绑定了别的账号')).toBeVisible();
    await expect(canvas.getByLabelText('新手机号')).toHaveFocus();
  },
};
export const ChangedTest: Story = {
  ...story(
    known,
    answer(changePhone, () => ({ phone: '+86 139 **** 5678' })),
  ),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('登录密码'), 'Banyan2026');
    await userEvent.type(canvas.getByLabelText('新手机号'), '13912345678');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '更换手机号' }));
    await expect(await canvas.findByText('手机号已更换')).toBeVisible();
    await expect(canvas.getByText('+86 139 **** 5678')).toBeVisible();
  },
};
