import { Action } from '@banyan/core-screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeHall } from '../../testing/pk.ts';
import { JoinCard } from './JoinCard.tsx';

const meta: Meta<typeof JoinCard> = {
  title: 'exam/Battle joining',
  component: JoinCard,
  decorators: [inExam(1200)],
  args: {
    hall: makeHall('zh', { joined: 'N', firstGift: 100 }),
    join: new Action(() => Promise.resolve()),
    gift: 0,
    onJoin: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof JoinCard>;

export const Default: Story = { tags: ['english'] };
export const Joined: Story = { args: { gift: 200 } };
