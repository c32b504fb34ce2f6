import { forgetVisits, visitList } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { longer, makeVisits, noVisits } from '../testing/myRecords.ts';
import { VisitsPage } from './VisitsPage.tsx';

const meta: Meta<typeof VisitsPage> = {
  title: 'course/Browsing history page',
  component: VisitsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(VisitsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: visitList,
  at: '/my/browse-history',
  full: (language) => makeVisits(language),
  empty: noVisits,
  long: (language) => makeVisits(language, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Clearing the whole history needs a confirmation. */
export const Cleared: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/my/browse-history',
    answers: (language) => {
      let shown = makeVisits(language);
      return [
        answer(visitList, () => shown),
        answer(forgetVisits, () => {
          shown = noVisits;
          return { forgotten: 5 };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空历史' }));
    const dialog = within(await screen.findByRole('dialog', { name: '清空浏览历史？' }));
    await userEvent.click(dialog.getByRole('button', { name: '清空' }));
    await expect(await canvas.findByRole('heading', { name: '还没有看过课程' })).toBeVisible();
  },
};

/** The server did not answer: the course reappears, and the row shows the error. */
export const ForgettingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/my/browse-history',
    answers: (language) => [
      answer(visitList, () => makeVisits(language)),
      answer(forgetVisits, () => Promise.reject(new NetworkError(forgetVisits))),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /从历史中删除/ });
    await userEvent.click(first ?? canvasElement);
    await expect(await canvas.findByText('网络连不上，这一条仍在历史里')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
