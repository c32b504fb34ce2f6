import { myBookings } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeBookings } from '../testing/lecturers.ts';
import { longer } from '../testing/fixtures.ts';
import { BookingsPage } from './BookingsPage.tsx';

const meta: Meta<typeof BookingsPage> = {
  title: 'teaching/Bookings page',
  component: BookingsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(BookingsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: myBookings,
  at: '/my/my-booking',
  full: (language) => ({ items: makeBookings(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeBookings(language, longer[language].repeat(3)), next: null }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
