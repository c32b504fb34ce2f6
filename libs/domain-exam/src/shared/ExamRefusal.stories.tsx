import { ErrorCode } from '@banyan/contracts';
import { examDetail } from '@banyan/contracts/exam';
import { NetworkError, RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam, inStory } from '../testing/examStory.tsx';
import { ExamRefusal } from './ExamRefusal.tsx';

const meta: Meta<typeof ExamRefusal> = {
  title: 'exam/Exam refusal',
  component: ExamRefusal,
  decorators: [inExam(720)],
  args: { of: 'exam', error: null, onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof ExamRefusal>;

/** Refused by the server. Not a value of the story: the docs page copies those, and a refusal cannot be copied. */
const refused = (code: number): Story => ({
  render: (args) => <ExamRefusal {...args} error={new RefusedError(examDetail, { code, msg: '', data: null })} />,
});

export const NotVisible = refused(ErrorCode.examNotVisible);
export const NotFound: Story = { ...refused(ErrorCode.notFound), args: { of: 'attempt' } };
export const Closed: Story = { ...refused(ErrorCode.examClosed), args: { of: 'attempt' } };
export const NoAddress: Story = { args: { missing: true } };
export const NoNetwork: Story = { args: { of: 'attempt', error: new NetworkError(examDetail) } };
export const Visitor: Story = { parameters: inStory({ visitor: true }) };
