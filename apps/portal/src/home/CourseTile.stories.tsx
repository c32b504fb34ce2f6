import type { CourseCard } from '@banyan/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCourses, type StoryLanguage } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { CourseTile } from './CourseTile.tsx';

function tile(language: StoryLanguage, over: Partial<CourseCard> = {}) {
  const [course] = storyCourses(language);
  if (course === undefined) throw new Error('no course');
  return <CourseTile course={{ ...course, ...over }} href="/course/111" />;
}

const meta: Meta<typeof CourseTile> = {
  title: 'portal/home/Course tile',
  component: CourseTile,
  decorators: [inPortal(270)],
};
export default meta;
type Story = StoryObj<typeof CourseTile>;

export const Default: Story = { render: (_, { globals }) => tile(storyLanguage(globals)) };
export const Required: Story = { render: (_, { globals }) => tile(storyLanguage(globals), { required: true }) };
export const LongTitle: Story = {
  render: (_, { globals }) =>
    tile(storyLanguage(globals), {
      title: storyCourses(storyLanguage(globals))
        .map(({ title }) => title)
        .join(' '),
    }),
};
export const PictureMissing: Story = {
  render: (_, { globals }) => tile(storyLanguage(globals), { coverUrl: 'data:image/png;base64,AAAA' }),
};
