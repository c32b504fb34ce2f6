import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { ResultHead } from './ResultHead.tsx';

const meta: Meta<typeof ResultHead> = {
  title: 'exam/Result head',
  component: ResultHead,
  decorators: [inExam(888)],
  args: { result: makeResult() },
};
export default meta;
type Story = StoryObj<typeof ResultHead>;

export const Default: Story = { tags: ['english'] };
