import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeQuestions } from '../testing/questions.ts';
import { inExam } from '../testing/examStory.tsx';
import { ChoiceLines } from './ChoiceLines.tsx';

const meta: Meta<typeof ChoiceLines> = {
  title: 'exam/Choice lines',
  component: ChoiceLines,
  decorators: [inExam(840)],
  args: { question: makeQuestions()[2]! },
};
export default meta;
type Story = StoryObj<typeof ChoiceLines>;

export const Default: Story = { tags: ['english'] };
