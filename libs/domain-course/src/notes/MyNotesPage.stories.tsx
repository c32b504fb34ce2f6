import { myNote } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeMyNotes } from '../testing/notes.ts';
import { MyNotesPage } from './MyNotesPage.tsx';

const meta: Meta<typeof MyNotesPage> = {
  title: 'course/My notes page',
  component: MyNotesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(MyNotesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: myNote,
  at: '/my/my-note',
  full: (language) => makeMyNotes(language),
  empty: {
    ...makeMyNotes(),
    items: [],
    courses: [],
    counts: { all: 0, draft: 0, private: 0, reviewing: 0, passed: 0, rejected: 0 },
  },
  long: (language) => ({
    ...makeMyNotes(language),
    items: makeMyNotes(language).items.map((note) => ({
      ...note,
      text: note.text.repeat(12),
      courseTitle: note.courseTitle.repeat(5),
    })),
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
