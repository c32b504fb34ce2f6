import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeItem } from '../testing/orders.ts';
import { PayItem } from './PayItem.tsx';

const meta: Meta<typeof PayItem> = {
  title: 'course/Payment item',
  component: PayItem,
  decorators: [inCourse(760)],
  args: { item: makeItem() },
};
export default meta;
type Story = StoryObj<typeof PayItem>;

export const Default: Story = {};
export const Package: Story = { args: { item: makeItem({ kind: 'package', id: 5, courses: 3, durationS: 9400 }) } };
export const NotForPoints: Story = { args: { item: makeItem({ points: null }) } };
