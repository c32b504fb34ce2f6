import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { Ways } from './Ways.tsx';

const meta: Meta<typeof Ways> = {
  title: 'account/login/Ways',
  component: Ways,
  decorators: [inAccount(432)],
  args: {
    label: '登录方式',
    offered: ['password', 'code'],
    chosen: '',
    onChoose: fn(),
    form: () => <PasswordLogin accountLabel="" pending={false} problem={null} onSubmit={fn()} />,
  },
};
export default meta;
type Story = StoryObj<typeof Ways>;

export const Two: Story = {};
export const One: Story = { args: { offered: ['password'] } };

export const TwoTest: Story = {
  ...Two,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1] ?? canvasElement);
    await expect(args.onChoose).toHaveBeenCalledWith('code');
  },
};
