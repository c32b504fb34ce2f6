import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeQuestions } from '../testing/questions.ts';
import { inExam } from '../testing/examStory.tsx';
import { QuestionCard } from './QuestionCard.tsx';

const meta: Meta<typeof QuestionCard> = {
  title: 'exam/Question card',
  component: QuestionCard,
  decorators: [inExam(888)],
  args: { question: makeQuestions()[1]!, lessonHref: '/course/104' },
  render: (args) => (
    <ol>
      <QuestionCard {...args} />
    </ol>
  ),
};
export default meta;
type Story = StoryObj<typeof QuestionCard>;

export const Default: Story = { tags: ['english'] };
