import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeQuestions } from '../testing/questions.ts';
import { inExam } from '../testing/examStory.tsx';
import { OwnWords } from './OwnWords.tsx';

const meta: Meta<typeof OwnWords> = {
  title: 'exam/Own words',
  component: OwnWords,
  decorators: [inExam(840)],
  args: { question: makeQuestions()[4]! },
};
export default meta;
type Story = StoryObj<typeof OwnWords>;

export const Default: Story = { tags: ['english'] };
