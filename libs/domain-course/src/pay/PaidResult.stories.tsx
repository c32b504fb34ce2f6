import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makePaid } from '../testing/orders.ts';
import { PaidResult } from './PaidResult.tsx';

const meta: Meta<typeof PaidResult> = {
  title: 'course/Paid result',
  component: PaidResult,
  decorators: [inCourse(760)],
  args: { order: makePaid() },
};
export default meta;
type Story = StoryObj<typeof PaidResult>;

export const Default: Story = {};
export const WithPoints: Story = { args: { order: makePaid({ method: 'points', transaction: '' }) } };
