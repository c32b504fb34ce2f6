import { ErrorCode } from '@banyan/contracts';
import { changePassword } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accountScreen } from '../testing/accountScreen.tsx';
import { PasswordPage } from './PasswordPage.tsx';

const at = '/editor/resetpassword';
const meta: Meta<typeof PasswordPage> = {
  title: 'account/editor/Password',
  component: PasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const story = (...answers: readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at, answers: () => answers } },
});
const refused = (code: number, data: unknown) =>
  answer(changePassword, () => {
    throw new RefusedError(changePassword, { code, msg: '', data });
  });
const fill = async (element: HTMLElement) => {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('当前密码'), 'Banyan2026');
  await userEvent.type(canvas.getByLabelText('新密码'), 'Birch4271');
  await userEvent.type(canvas.getByLabelText('再输一次新密码'), 'Birch4271');
  await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
};

export const Default: Story = story(answer(changePassword, () => ({ ended: 2 })));

export const ChangedTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改密码' }));
    await expect(canvas.getByLabelText('当前密码')).toHaveFocus();
    await expect(canvas.getByText('新密码还不符合下面的要求')).toBeVisible();
    await fill(canvasElement);
    await expect(await canvas.findByText('密码已修改，2 台其他设备已退出登录')).toBeVisible();
    await expect(canvas.getByLabelText('当前密码')).toHaveValue('');
  },
};
export const WrongTest: Story = {
  ...story(refused(ErrorCode.fieldsRefused, { fields: { current: 'wrong' } })),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(await canvas.findByText('当前密码不对')).toBeVisible();
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Birch4271');
    await expect(canvas.getByLabelText('当前密码')).toHaveFocus();
  },
};
export const WaitTest: Story = {
  ...story(refused(ErrorCode.loginTooFrequent, { retryAfterS: 90 })),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(await canvas.findByText(/请 2 分钟后再试/)).toBeVisible();
  },
};
export const OfflineTest: Story = {
  ...story(failing(changePassword)),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(await canvas.findByText(/密码没有改成：网络连不上/)).toBeVisible();
    await expect(canvas.getByLabelText('当前密码')).toHaveValue('Banyan2026');
  },
};
