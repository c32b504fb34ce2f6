import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makePackage } from '../testing/packages.ts';
import { PackageCourses } from './PackageCourses.tsx';

const { courses, next } = makePackage();

const meta: Meta<typeof PackageCourses> = {
  title: 'course/Package courses',
  component: PackageCourses,
  decorators: [inCourse()],
  args: { heading: '必学课程', courses, all: courses, from: 1, next },
};
export default meta;
type Story = StoryObj<typeof PackageCourses>;

export const Default: Story = {};
