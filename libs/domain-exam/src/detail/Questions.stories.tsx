import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeAttemptDetail } from '../testing/questions.ts';
import { inExam } from '../testing/examStory.tsx';
import { Questions } from './Questions.tsx';

const meta: Meta<typeof Questions> = {
  title: 'exam/Questions of an attempt',
  component: Questions,
  decorators: [inExam(1248)],
  args: {
    detail: makeAttemptDetail(),
    questions: makeAttemptDetail().questions,
    show: 'all',
    current: 2,
    lessonHref: () => '/course/104',
  },
};
export default meta;
type Story = StoryObj<typeof Questions>;

export const Default: Story = { tags: ['english'] };
