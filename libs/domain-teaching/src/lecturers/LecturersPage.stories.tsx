import { lecturerList } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeLecturers } from '../testing/lecturers.ts';
import { longer } from '../testing/fixtures.ts';
import { LecturersPage } from './LecturersPage.tsx';

const meta: Meta<typeof LecturersPage> = {
  title: 'teaching/Lecturers page',
  component: LecturersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(LecturersPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: lecturerList,
  at: '/lecturer/lecturerList',
  full: (language) => ({ items: makeLecturers(language), next: null, total: 3 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({ items: makeLecturers(language, longer[language]), next: null, total: 3 }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** There are no lecturers, so other filters are not offered. */
export const EmptyTest: Story = {
  ...Empty,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('nothing else is offered to look for', async () => {
      await expect(await canvas.findByText('还没有讲师')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '全部讲师' })).toBeNull();
    });
  },
};
