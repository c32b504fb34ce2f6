import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeBattleStore } from '../../testing/battleStore.ts';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makeEndedBattle, makeSide } from '../../testing/pk.ts';
import { Outcome } from './Outcome.tsx';

const meta: Meta<typeof Outcome> = {
  title: 'exam/Battle outcome',
  component: Outcome,
  decorators: [inExam(880)],
  args: { store: makeBattleStore(), battle: makeEndedBattle('zh'), onAgain: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Outcome>;

export const Default: Story = {};
export const Lost: Story = { args: { battle: makeEndedBattle('zh', { outcome: 'lost', rewarded: 0 }) } };
export const Tied: Story = { args: { battle: makeEndedBattle('zh', { outcome: 'tied', rewarded: 0 }) } };
export const Waiting: Story = {
  args: {
    battle: makeBattle('zh', {
      question: null,
      own: makeSide(makeEndedBattle('zh').own.who, [20, 20, 20, 20, 20, 20, 20, 20, 20, 20]),
    }),
  },
};
export const Declined: Story = {
  args: { battle: makeEndedBattle('zh', { state: 'declined', outcome: null, missed: [], rewarded: 0 }) },
};
export const Expired: Story = {
  args: { battle: makeEndedBattle('zh', { state: 'expired', outcome: null, opponent: null, rewarded: 0 }) },
};
export const English: Story = {
  args: { battle: makeEndedBattle('en') },
  globals: { language: 'en', enterprise: 'larkfield' },
};
