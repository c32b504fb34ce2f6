import { List } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
