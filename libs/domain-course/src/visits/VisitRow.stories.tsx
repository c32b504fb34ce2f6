import { forgetVisits } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeVisits } from '../testing/myRecords.ts';
import { VisitRow } from './VisitRow.tsx';

const [visit, , , gone] = makeVisits().items;
const [english, , , englishGone] = makeVisits('en').items;
if (!visit || !gone) throw new Error('four visits');

const meta: Meta<typeof VisitRow> = {
  title: 'course/Visit row',
  component: VisitRow,
  decorators: [inCourse()],
  args: { visit, onForget: () => undefined },
  parameters: { english: { visit: english } },
  render: (args) => (
    <ul>
      <VisitRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof VisitRow>;

export const Default: Story = {};
export const OffShelf: Story = {
  tags: ['english'],
  args: { visit: gone },
  parameters: { english: { visit: englishGone } },
};
export const Failed: Story = { args: { failure: new NetworkError(forgetVisits) } };
