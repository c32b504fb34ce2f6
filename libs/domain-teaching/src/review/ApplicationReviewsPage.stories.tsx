import { lecturerApplications } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeApplication } from '../testing/lecturers.ts';
import { ApplicationReviewsPage } from './ApplicationReviewsPage.tsx';

const meta: Meta<typeof ApplicationReviewsPage> = {
  title: 'teaching/Application reviews',
  component: ApplicationReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [teachingPage(ApplicationReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerApplications,
  at: '/review?tab=lecturer',
  full: (language) => ({ items: [makeApplication(language)], next: null, waiting: 1 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => ({
    items: [makeApplication(language, { introduction: makeApplication(language).introduction.repeat(12) })],
    next: null,
    waiting: 1,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
