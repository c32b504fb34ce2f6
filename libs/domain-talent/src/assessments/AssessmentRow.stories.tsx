import { List } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeTask } from '../testing/assessments.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { AssessmentRow } from './AssessmentRow.tsx';

const meta: Meta<typeof AssessmentRow> = {
  title: 'talent/Assessment row',
  component: AssessmentRow,
  decorators: [
    (Story) => (
      <List label="Assessment row">
        <Story />
      </List>
    ),
    inTalent(760),
  ],
  args: { task: makeTask() },
};
export default meta;
type Story = StoryObj<typeof AssessmentRow>;

export const Default: Story = {};

/** The end of answering is shown with the time of day. */
export const DeadlineTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { task: makeTask({ dueAt: Date.parse('2025-12-06T10:30:00+08:00') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(12月6日 10:30|6 Dec, 10:30)$/)).toBeVisible();
  },
};
