import type { OutsiderStanding } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accountScreen } from '../testing/accountScreen.tsx';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { outsiderMessages } from '../account.messages.ts';
import { StandingView, type StandingViewProps } from './StandingView.tsx';

const standing: OutsiderStanding = {
  state: 'waiting',
  phone: '+86 139 **** 5678',
  name: '周启明',
  company: '联泰刀具',
  reason: '派驻机加二车间',
  answer: '',
  askedAt: Date.UTC(2025, 10, 20, 2),
};

/** With its texts, which the login page loads for it. */
function View(props: StandingViewProps) {
  useLateTexts('outsider', outsiderMessages);
  return <StandingView {...props} />;
}

const meta: Meta<typeof View> = {
  title: 'account/login/Outsider standing',
  component: View,
  decorators: [accountScreen],
  args: {
    standing,
    fresh: false,
    codeHref: '/login?way=code',
    entering: false,
    failure: '',
    looking: false,
    onEnter: fn(),
    onLook: fn(),
    onAgain: fn(),
    onOther: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof View>;

export const Waiting: Story = { tags: ['english'] };
export const Approved: Story = { args: { standing: { ...standing, state: 'approved' }, fresh: true } };
export const ApprovedLongAgo: Story = { args: { standing: { ...standing, state: 'approved' } } };
export const Refused: Story = {
  args: { standing: { ...standing, state: 'refused', answer: '请先由车间提出' } },
};
export const Member: Story = { args: { standing: { ...standing, state: 'member', askedAt: null } } };
