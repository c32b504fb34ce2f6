import { ErrorCode } from '@banyan/contracts';
import { birthdayTypeList, departmentTree, register } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phoneAnswers } from '../testing/phoneAnswers.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const tree = answer(departmentTree, () => ({
  departments: [
    { id: 1, parent: 0, name: '门店运营' },
    { id: 2, parent: 1, name: '生鲜组' },
  ],
}));
const none = answer(departmentTree, () => ({ departments: [] }));
const calendars = answer(birthdayTypeList, () => ({ types: ['solar' as const, 'lunar' as const] }));

const page =
  (answers: readonly FakeAnswer[], showUserRegister: 'Y' | 'N' = 'Y'): Decorator =>
  (Story) => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise({ showUserRegister })) });
    void session.load('/register');
    return (
      <AccountStory session={session} answers={[...answers, calendars, ...phoneAnswers]} at="/register">
        <Story />
      </AccountStory>
    );
  };

const meta: Meta<typeof RegisterPage> = {
  title: 'account/Registration',
  component: RegisterPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Default: Story = { decorators: [page([tree])] };
export const NoDepartments: Story = { tags: ['english'], decorators: [page([none])] };
export const DepartmentsFailed: Story = { decorators: [page([failing(departmentTree)])] };
export const Closed: Story = { decorators: [page([none], 'N')] };

export const TakenTest: Story = {
  decorators: [
    page([
      none,
      answer(register, () => {
        throw new RefusedError(register, {
          code: ErrorCode.fieldsRefused,
          msg: '',
          data: { fields: { phone: 'taken' } },
        });
      }),
    ]),
  ],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = await canvas.findByRole('button', { name: '注册并登录' });
    await userEvent.click(submit);
    await expect(canvas.getByLabelText('姓名')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('姓名'), '王小芸');
    await userEvent.type(canvas.getByLabelText('手机号'), '13912345678');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.type(canvas.getByLabelText('设置密码'), 'Birch4271');
    await userEvent.type(canvas.getByLabelText('再输一次密码'), 'Birch4271');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit);
    await expect(await canvas.findByText('这个手机号已经绑定了别的账号')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
  },
};
