import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePostDetail } from '../testing/jobMap.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { RequirementRow } from './RequirementRow.tsx';

const [requirement] = makePostDetail().requirements;
if (requirement === undefined) throw new Error('fixture');

const meta: Meta<typeof RequirementRow> = {
  title: 'talent/Requirement row',
  component: RequirementRow,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inTalent(760),
  ],
  args: { requirement },
};
export default meta;
type Story = StoryObj<typeof RequirementRow>;

export const Default: Story = {};
