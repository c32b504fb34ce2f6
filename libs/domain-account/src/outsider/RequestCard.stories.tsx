import type { OutsiderRequest } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { accountScreen } from '../testing/accountScreen.tsx';
import { outsiderMessages } from '../account.messages.ts';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';

const request: OutsiderRequest = {
  id: 1,
  name: '周启明',
  phone: '+8613912345678',
  company: '苏州联泰刀具有限公司',
  reason: '下月起派驻机加二车间做刀具服务。',
  state: 'waiting',
  answer: '',
  askedAt: Date.UTC(2025, 10, 20, 2),
  decidedAt: null,
  decidedBy: '',
  user: null,
  member: false,
};

/** With its texts, which the review desk loads for it, in a list as there. */
function Card(props: RequestCardProps) {
  useLateTexts('outsider', outsiderMessages);
  return (
    <ul>
      <RequestCard {...props} />
    </ul>
  );
}

const meta: Meta<typeof Card> = {
  title: 'account/Review page/Outsider',
  component: Card,
  decorators: [accountScreen],
  args: { request, decides: true, answer: '', pending: false, failure: '', onAnswer: fn(), onDecide: fn() },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = { tags: ['english'] };
export const Failed: Story = { args: { failure: '另一位管理员已经处理了这条申请。' } };
/** Seen by somebody who may not decide. */
export const LookOnly: Story = { args: { decides: false } };
export const Approved: Story = {
  args: { request: { ...request, state: 'approved', decidedAt: request.askedAt, decidedBy: '赵敏' } },
};
