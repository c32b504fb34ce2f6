import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { sampleCountries } from '../testing/phoneAnswers.ts';
import { CodeFields } from './CodeFields.tsx';

const meta: Meta<typeof CodeFields> = {
  title: 'account/phone/Number and code',
  component: CodeFields,
  decorators: [inAccount(432)],
  args: {
    countries: sampleCountries,
    region: 'CN',
    number: '138 0571 6620',
    code: '',
    sentTo: null,
    resendAt: null,
    problem: null,
    slider: {
      open: false,
      challenge: null,
      failed: false,
      missed: false,
      pending: false,
      working: false,
      onWork: fn(),
      onSlide: fn(),
      onRetry: fn(),
      onClose: fn(),
    },
    onNumber: fn(),
    onCode: fn(),
    onAsk: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CodeFields>;

export const Default: Story = {};
export const Sent: Story = { args: { sentTo: '+86 138 **** 6620', resendAt: 1 } };
export const Problems: Story = {
  args: { number: '138', numberError: '这个国家或地区没有这样的手机号，请核对', codeError: '请填写 6 位验证码' },
};
export const TooMany: Story = { args: { problem: '获取得太频繁，请 12 分钟后再试。填的都还在。' } };
