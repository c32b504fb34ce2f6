import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeReceipt } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { Lines } from './Lines.tsx';

const meta: Meta<typeof Lines> = {
  title: 'exam/Lines',
  component: Lines,
  decorators: [inExam(384)],
  args: { rows: [{ name: '编号', value: makeReceipt().number }] },
};
export default meta;
type Story = StoryObj<typeof Lines>;

export const Default: Story = { tags: ['english'] };
