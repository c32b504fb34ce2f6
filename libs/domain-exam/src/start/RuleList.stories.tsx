import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { RuleList } from './RuleList.tsx';

const meta: Meta<typeof RuleList> = {
  title: 'exam/Rule list',
  component: RuleList,
  decorators: [inExam(864)],
  args: { detail: makeExamDetail() },
};
export default meta;
type Story = StoryObj<typeof RuleList>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en', enterprise: 'larkfield' } };
