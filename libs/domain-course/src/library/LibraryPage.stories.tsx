import { classLibrary } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStory, coursePage } from '../testing/courseStory.tsx';
import { makeLibrary } from '../testing/library.ts';
import { longer } from '../testing/myRecords.ts';
import { LibraryPage } from './LibraryPage.tsx';

const at = '/course/classlibrary';

const meta: Meta<typeof LibraryPage> = {
  title: 'course/Library page',
  component: LibraryPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(LibraryPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: classLibrary,
  at,
  full: (language) => makeLibrary(language),
  empty: { shelves: [], total: 0 },
  long: (language) => makeLibrary(language, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const NoSuchCategory: Story = { parameters: inStory({ at: `${at}?cat=no-such-thing` }) };
export const OfAModule: Story = { parameters: inStory({ at: `${at}?moduleId=1` }) };

/** The library is empty, so other filters are not offered. */
export const EmptyTest: Story = {
  ...Empty,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('nothing else is offered to look for', async () => {
      await expect(await canvas.findByText('企业上架课程以后，会出现在这里。')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '全部书架' })).toBeNull();
    });
  },
};
