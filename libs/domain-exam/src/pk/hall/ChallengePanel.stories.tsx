import { challengeQuery, pkHall } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeHall } from '../../testing/pk.ts';
import { ChallengePanel } from './ChallengePanel.tsx';

const meta: Meta<typeof ChallengePanel> = {
  title: 'exam/Battle challenge',
  component: ChallengePanel,
  decorators: [inExam(792)],
  args: {
    hall: makeHall('zh'),
    query: challengeQuery.initial,
    pending: false,
    failure: undefined,
    onChoose: () => undefined,
    onFind: () => undefined,
    onPick: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ChallengePanel>;

export const Default: Story = { tags: ['english'], parameters: { english: { hall: makeHall('en') } } };
export const First: Story = { args: { hall: makeHall('zh', { firstGift: 100 }) } };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: new NetworkError(pkHall) } };
