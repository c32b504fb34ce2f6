import { noteReviews } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeReviewedNotes } from '../testing/notes.ts';
import { NoteReviewsPage } from './NoteReviewsPage.tsx';

const meta: Meta<typeof NoteReviewsPage> = {
  title: 'course/Note reviews',
  component: NoteReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [coursePage(NoteReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: noteReviews,
  at: '/review?tab=note',
  full: (language) => ({ items: makeReviewedNotes(language), next: null, waiting: 5 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => ({
    items: makeReviewedNotes(language).map((row) => ({
      ...row,
      note: { ...row.note, text: row.note.text.repeat(15) },
    })),
    next: null,
    waiting: 5,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
