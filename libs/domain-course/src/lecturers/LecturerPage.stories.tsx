import { lecturerDetail } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeLecturer } from '../testing/lecturers.ts';
import { longer } from '../testing/myRecords.ts';
import { LecturerPage } from './LecturerPage.tsx';

const meta: Meta<typeof LecturerPage> = {
  title: 'course/Lecturer page',
  component: LecturerPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(LecturerPage)],
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
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const English: Story = { ...Default, globals: { language: 'en', enterprise: 'larkfield' } };
