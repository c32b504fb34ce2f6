import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeExam } from '../testing/exams.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { ExamTime } from './ExamTime.tsx';

const meta: Meta<typeof ExamTime> = {
  title: 'exam/Exam time',
  component: ExamTime,
  decorators: [inExam(240)],
  args: { exam: makeExam() },
};
export default meta;
type Story = StoryObj<typeof ExamTime>;

export const ClosesToday: Story = {};
export const AlwaysOpen: Story = { args: { exam: makeExam({ window: { from: null, to: null } }) } };
export const OpensTomorrow: Story = {
  args: { exam: makeExam({ state: 'not_started', window: { from: fixtureNow + 57_600_000, to: null } }) },
};
export const BeingMarked: Story = { args: { exam: makeExam({ state: 'pending_marking' }) } };
