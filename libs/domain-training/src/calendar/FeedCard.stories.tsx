import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeFeed } from '../testing/calendar.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { FeedCard } from './FeedCard.tsx';

const request = (value: ReturnType<typeof makeFeed> | null) => ({
  result: { state: 'ready' as const, value },
  retry: () => Promise.resolve(),
});

const meta: Meta<typeof FeedCard> = {
  title: 'training/Study calendar/Calendar address',
  component: FeedCard,
  decorators: [inTraining(312)],
  args: {
    feed: request(makeFeed()),
    pending: false,
    failure: undefined,
    onRenew: () => undefined,
    onRevoke: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof FeedCard>;

export const Default: Story = {};
export const None: Story = { args: { feed: request(null) } };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: new Error('no connection') } };
