import { lecturerCourses, lecturerDetail, lecturerSlots } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { teachingPage, inStory } from '../testing/teachingStory.tsx';
import { makeLecturer } from '../testing/lecturers.ts';
import { longer } from '../testing/fixtures.ts';
import { LecturerPage } from './LecturerPage.tsx';

const meta: Meta<typeof LecturerPage> = {
  title: 'teaching/Lecturer page',
  component: LecturerPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(LecturerPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerDetail,
  at: '/lecturer/lecturerDetail/100001',
  full: (language) => makeLecturer(language),
  empty: makeLecturer('zh', { introduction: '', learners: 0, met: 0, rewardCourse: null }),
  long: (language) => makeLecturer(language, { introduction: longer[language].repeat(20) }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Without slots there is no invitation to book one. */
export const NothingToBookTest: Story = {
  parameters: inStory({
    at: '/lecturer/lecturerDetail/100001',
    answers: () => [
      answer(lecturerCourses, () => ({ items: [], next: null })),
      answer(lecturerSlots, () => ({ items: [], price: 80_000, open: true })),
    ],
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('还没有上架的课程')).toBeVisible();
    await expect(await canvas.findByText('最近没有可约的时段')).toBeVisible();
    await expect(canvas.queryByText('可以先约一个时段，当面请教。')).toBeNull();
  },
};
