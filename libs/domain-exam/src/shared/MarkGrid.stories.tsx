import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMarks } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { MarkGrid } from './MarkGrid.tsx';

const meta: Meta<typeof MarkGrid> = {
  title: 'exam/Mark grid',
  component: MarkGrid,
  decorators: [inExam(888)],
  args: { label: '每一题', marks: makeMarks(), href: (no) => '?no=' + no, current: 9 },
};
export default meta;
type Story = StoryObj<typeof MarkGrid>;

export const Default: Story = { tags: ['english'] };
