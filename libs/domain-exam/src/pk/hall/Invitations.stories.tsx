import { Action } from '@banyan/core-screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeInvitations } from '../../testing/pk.ts';
import { Invitations } from './Invitations.tsx';

const meta: Meta<typeof Invitations> = {
  title: 'exam/Battle invitations',
  component: Invitations,
  decorators: [inExam(384)],
  args: {
    rows: makeInvitations('zh'),
    reply: new Action(() => Promise.resolve({ state: 'open' as const })),
    onAccept: () => undefined,
    onDecline: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof Invitations>;

export const Default: Story = {};
export const Nothing: Story = { args: { rows: [] } };
export const English: Story = {
  args: { rows: makeInvitations('en') },
  globals: { language: 'en', enterprise: 'larkfield' },
};
