import { lecturerList } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeLecturers } from '../testing/lecturers.ts';
import { longer } from '../testing/fixtures.ts';
import { LecturerSearchPage } from './LecturerSearchPage.tsx';

const meta: Meta<typeof LecturerSearchPage> = {
  title: 'teaching/Lecturer search',
  component: LecturerSearchPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(LecturerSearchPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerList,
  at: '/lecturer/lecturerList_search?keyword=a',
  full: (language) => ({ items: makeLecturers(language), next: null, total: 3 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({ items: makeLecturers(language, longer[language]), next: null, total: 3 }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
