import { collectionList, setCollected, type CollectedCourse } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { fixtureNow, makeCourses, makeLongRecords } from '../testing/fixtures.ts';
import { CollectionPage } from './CollectionPage.tsx';

const at = '/my/my-collect';
const collected = (courses: readonly CollectedCourse['course'][]) => ({
  items: courses.map((course, index) => ({
    course,
    collectedAt: fixtureNow - index * 86_400_000,
    available: index !== 2,
  })),
  next: null,
});

const meta: Meta<typeof CollectionPage> = {
  title: 'course/Collection page',
  component: CollectionPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(CollectionPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: collectionList,
  at,
  full: (language) => collected(makeCourses(language).slice(0, 5)),
  empty: { items: [], next: null },
  long: (language) => collected(makeLongRecords(language).map(({ course }) => course)),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Removed at once; the notice restores it. */
export const RemovedAndPutBack: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消收藏：首件检验与过程巡检实务' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(await canvas.findByRole('button', { name: '放回去' }));
    await expect(await canvas.findByRole('link', { name: '首件检验与过程巡检实务' })).toBeVisible();
  },
};

/** The server did not answer: the course reappears, and the row shows the error. */
export const RemovingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(collectionList, () => collected(makeCourses(language).slice(0, 2))),
      answer(setCollected, () => Promise.reject(new NetworkError(setCollected))),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消收藏：首件检验与过程巡检实务' }));
    await expect(await canvas.findByText('网络连不上，课程仍在收藏里')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
