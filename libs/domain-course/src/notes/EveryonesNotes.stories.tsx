import { courseAllNote } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { storyLanguage } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makeDetail } from '../testing/fixtures.ts';
import { EveryonesNotes } from './EveryonesNotes.tsx';

const meta: Meta<typeof EveryonesNotes> = {
  title: 'course/Everyone’s notes',
  component: EveryonesNotes,
  decorators: [inCourse(864)],
  render: (_, { globals }) => <EveryonesNotes detail={makeDetail({}, storyLanguage(globals))} chapter={null} />,
};
export default meta;
type Story = StoryObj<typeof EveryonesNotes>;

export const Default: Story = { tags: ['english'] };
export const Empty: Story = {
  parameters: inStory({ answers: () => [answer(courseAllNote, () => ({ items: [], next: null }))] }),
};
export const Failed: Story = {
  parameters: inStory({
    answers: () => [answer(courseAllNote, () => Promise.reject(new NetworkError(courseAllNote)))],
  }),
};
