import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeExamDetail } from '../testing/examDetail.ts';
import { makeExam } from '../testing/exams.ts';
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

export const Default: Story = { tags: ['english'] };
/** An exam on site has no rules about screens. */
export const OnSite: Story = { args: { detail: makeExamDetail({ exam: makeExam({ kind: 'offline' }) }) } };

export const OnSiteTest: Story = {
  ...OnSite,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('现场计时，按监考的安排开始和交卷。')).toBeVisible();
    await expect(canvas.queryByText('答案边答边存')).not.toBeInTheDocument();
    await expect(canvas.queryByText('题目和选项打乱')).not.toBeInTheDocument();
  },
};
