import { forgetVisits } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeVisits } from '../testing/myRecords.ts';
import { VisitRow } from './VisitRow.tsx';

const [visit, , , gone] = makeVisits().items;
if (!visit || !gone) throw new Error('four visits');

const meta: Meta<typeof VisitRow> = {
  title: 'course/Visit row',
  component: VisitRow,
  decorators: [inCourse()],
  args: { visit, onForget: () => undefined },
  render: (args) => (
    <ul>
      <VisitRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof VisitRow>;

export const Default: Story = {};
export const OffShelf: Story = { args: { visit: gone } };
export const Failed: Story = { args: { failure: new NetworkError(forgetVisits) } };
