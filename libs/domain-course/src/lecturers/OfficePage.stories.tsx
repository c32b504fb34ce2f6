import { lecturerOffice } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeLecturers } from '../testing/lecturers.ts';
import { longer } from '../testing/myRecords.ts';
import { OfficePage } from './OfficePage.tsx';

const meta: Meta<typeof OfficePage> = {
  title: 'course/Lecturer desk',
  component: OfficePage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(OfficePage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerOffice,
  at: '/lecturer/office',
  full: (language) => ({ lecturer: makeLecturers(language)[0] ?? null, waiting: 1, confirmed: 1, courses: [] }),
  empty: { lecturer: null, waiting: 0, confirmed: 0, courses: [] },
  long: (language) => ({
    lecturer: makeLecturers(language, longer[language])[0] ?? null,
    waiting: 1,
    confirmed: 1,
    courses: [],
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const English: Story = { ...Default, globals: { language: 'en', enterprise: 'larkfield' } };
