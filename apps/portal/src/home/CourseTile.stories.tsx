import type { CourseCard } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** In progress: the share done, and the remaining time. */
export const Learning: Story = {
  render: (_, { globals }) => tile(storyLanguage(globals), { state: 'learning', leftS: 1560 }),
};
export const Learned: Story = {
  render: (_, { globals }) => tile(storyLanguage(globals), { state: 'learned', leftS: 0 }),
};
export const NotBegun: Story = {
  render: (_, { globals }) => tile(storyLanguage(globals), { state: 'not_studied', rating: 46 }),
};

/** Before the start it shows the rating; afterwards the progress. */
export const FootTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_, { globals }) => (
    <>
      {tile(storyLanguage(globals), { state: 'not_studied', rating: 46 })}
      {tile(storyLanguage(globals), { state: 'learning', leftS: 1560 })}
      {tile(storyLanguage(globals), { state: 'learned', leftS: 0 })}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [begins, goesOn, ended] = within(canvasElement).getAllByRole('link');
    await expect(begins).toHaveTextContent(/4\.6/);
    await expect(goesOn).toHaveTextContent('还剩 26 分');
    await expect(goesOn).not.toHaveTextContent(/人在学/);
    await expect(ended).toHaveTextContent('已学完');
  },
};
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
