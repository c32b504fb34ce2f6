import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeCredits } from '../testing/myRecords.ts';
import { CreditRow } from './CreditRow.tsx';

const [course, , exam, deleted, carried] = makeCredits().items;
if (!course || !exam || !deleted || !carried) throw new Error('five entries');

const meta: Meta<typeof CreditRow> = {
  title: 'course/Credit row',
  component: CreditRow,
  decorators: [inCourse()],
  args: { entry: course },
  render: (args) => (
    <ul>
      <CreditRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof CreditRow>;

export const Default: Story = {};
export const Exam: Story = { args: { entry: exam } };
/** An exam's mark was corrected downwards. */
export const TakenBack: Story = { args: { entry: { ...exam, credits: -10 } } };
export const Training: Story = {
  args: { entry: { ...course, source: 'training', sourceId: 6001, title: '新员工入职培训' } },
};
export const Deleted: Story = { args: { entry: { ...deleted, title: '' } } };
export const CarriedOver: Story = { args: { entry: carried } };
