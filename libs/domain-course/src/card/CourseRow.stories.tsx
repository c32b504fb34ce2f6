import type { CourseCard as Course } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { begun, learned, makeCourse, makeCourses, untouched } from '../testing/fixtures.ts';
import { CourseRow } from './CourseRow.tsx';
import { storyLanguage } from '@banyan/core-screen/stories';
import { inCourse } from '../testing/courseStory.tsx';

const show = (change: Partial<Course>): Story => ({
  render: (_, { globals }) => (
    <CourseRow course={makeCourse({ ...makeCourses(storyLanguage(globals))[1], ...change })} />
  ),
});

const meta: Meta<typeof CourseRow> = {
  title: 'course/Course row',
  component: CourseRow,
  decorators: [inCourse(936)],
};
export default meta;
type Story = StoryObj<typeof CourseRow>;

export const Untouched: Story = { ...show(untouched), tags: ['english'] };
export const Begun: Story = { ...show(begun), tags: ['dark'] };
export const Learned: Story = show(learned);
export const LongTitle: Story = show({ title: 'GB/T 2828.1 计数抽样：从查表到转移规则，'.repeat(8) });
