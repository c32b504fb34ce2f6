import { ErrorCode, examDetail } from '@banyan/contracts';
import { NetworkError, RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam, inStory } from '../testing/examStory.tsx';
import { ExamRefusal } from './ExamRefusal.tsx';

const refused = (code: number) => new RefusedError(examDetail, { code, msg: '', data: null });

const meta: Meta<typeof ExamRefusal> = {
  title: 'exam/Exam refusal',
  component: ExamRefusal,
  decorators: [inExam(720)],
  args: { of: 'exam', error: null, onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof ExamRefusal>;

export const NotVisible: Story = { args: { error: refused(ErrorCode.examNotVisible) } };
export const NotFound: Story = { args: { of: 'attempt', error: refused(ErrorCode.notFound) } };
export const Closed: Story = { args: { of: 'attempt', error: refused(ErrorCode.examClosed) } };
export const NoAddress: Story = { args: { missing: true } };
export const NoNetwork: Story = { args: { of: 'attempt', error: new NetworkError(examDetail) } };
export const Visitor: Story = { parameters: inStory({ visitor: true }) };
