import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { inCourse } from '../testing/courseStory.tsx';
import { makeCourses } from '../testing/fixtures.ts';
import { KeptCourseRow } from './KeptCourseRow.tsx';

const [course] = makeCourses();
if (course === undefined) throw new Error('a course');

const meta: Meta<typeof KeptCourseRow> = {
  title: 'course/Kept course row',
  component: KeptCourseRow,
  decorators: [inCourse()],
  render: (args) => (
    <ul>
      <KeptCourseRow {...args} />
    </ul>
  ),
  args: {
    course,
    available: true,
    note: course.lecturer.name,
    removeLabel: course.title,
    removeIcon: <X size={20} aria-hidden="true" />,
    onRemove: () => undefined,
    failure: undefined,
  },
};
export default meta;
type Story = StoryObj<typeof KeptCourseRow>;

export const Default: Story = {};
export const OffShelf: Story = { args: { available: false } };
