import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { MakeupCard } from './MakeupCard.tsx';

const meta: Meta<typeof MakeupCard> = {
  title: 'exam/Make-up card',
  component: MakeupCard,
  decorators: [inExam(384)],
  args: { examId: 3101, makeup: makeResult().makeup! },
};
export default meta;
type Story = StoryObj<typeof MakeupCard>;

export const Default: Story = { tags: ['english'] };
