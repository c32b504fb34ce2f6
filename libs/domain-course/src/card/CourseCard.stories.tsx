import type { CourseCard as Course } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { begun, learned, makeCourse, makeCourses, untouched } from '../testing/fixtures.ts';
import { CourseCard } from './CourseCard.tsx';
import { type StoryLanguage, storyLanguage } from '@banyan/core-screen/stories';
import { inCourse } from '../testing/courseStory.tsx';

const course = (language: StoryLanguage, change: Partial<Course> = {}) =>
  makeCourse({ ...makeCourses(language)[1], required: false, ...change });
const show = (change: Partial<Course>): Story => ({
  render: (_, { globals }) => <CourseCard course={course(storyLanguage(globals), change)} />,
});

const meta: Meta<typeof CourseCard> = {
  title: 'course/Course card',
  component: CourseCard,
  decorators: [inCourse(264)],
};
export default meta;
type Story = StoryObj<typeof CourseCard>;

export const Untouched: Story = {
  ...show(untouched),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /计数抽样/ });
    await expect(link).toHaveAttribute('href', '/course/102');
  },
};
export const Begun: Story = { ...show(begun), tags: ['english'] };
export const Learned: Story = show(learned);
export const Required: Story = { ...show({ required: true }), tags: ['dark'] };
export const Charged: Story = show({ fee: 'charged', price: 12800 });
/** Bought and not begun: the price is hidden. */
export const Bought: Story = show({ ...untouched, fee: 'charged', price: 12800, bought: true });
export const NotRated: Story = show({ rating: null, learners: 0 });
export const PictureMissing: Story = show({ coverUrl: 'data:image/png;base64,AAAA' });
export const LongTitle: Story = {
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    const title = makeCourses(language)
      .map((each) => each.title)
      .join(' ');
    return (
      <CourseCard
        course={course(language, { ...begun, title, lecturer: { id: 1, name: title }, learners: 12_345_678 })}
      />
    );
  },
};
