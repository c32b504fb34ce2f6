import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makePointsHome } from '../testing/points.ts';
import { TaskCard } from './TaskCard.tsx';

const meta: Meta<typeof TaskCard> = {
  title: 'mall/Task card',
  component: TaskCard,
  decorators: [inMall(300)],
  args: { points: makePointsHome(), onSign: () => undefined, hrefs: { 'course.chapter': '/course' } },
};
export default meta;
type Story = StoryObj<typeof TaskCard>;

export const Default: Story = {};
export const Signed: Story = { args: { points: makePointsHome({ signed: true }) } };
