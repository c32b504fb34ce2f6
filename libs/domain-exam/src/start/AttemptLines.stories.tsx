import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeAttemptLines } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { AttemptLines } from './AttemptLines.tsx';

const meta: Meta<typeof AttemptLines> = {
  title: 'exam/Attempt lines',
  component: AttemptLines,
  decorators: [inExam(408)],
  args: { attempts: makeAttemptLines(), open: false },
};
export default meta;
type Story = StoryObj<typeof AttemptLines>;

export const Default: Story = { tags: ['english'] };
