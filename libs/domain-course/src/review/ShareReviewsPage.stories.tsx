import { answerShare, shareReviews } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { makeReviewedShare } from '../testing/shares.ts';
import { ShareReviewsPage } from './ShareReviewsPage.tsx';

const at = '/review?tab=share';
const meta: Meta<typeof ShareReviewsPage> = {
  title: 'course/Share reviews',
  component: ShareReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [coursePage(ShareReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: shareReviews,
  at,
  full: (language) => ({ items: [makeReviewedShare(language)], next: null, waiting: 1 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => {
    const one = makeReviewedShare(language);
    return { items: [{ ...one, title: one.title.repeat(8), by: one.by.repeat(6) }], next: null, waiting: 1 };
  },
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** A share is stopped with a reason. */
export const StopsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let stopped = '';
      return [
        answer(shareReviews, () => ({
          items: stopped === '' ? [makeReviewedShare('zh')] : [],
          next: null,
          waiting: stopped === '' ? 1 : 0,
        })),
        answer(answerShare, ({ reason, verdict }) => {
          stopped = reason;
          return makeReviewedShare('zh', { answer: { verdict, reason, by: '周敏' } });
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), '只在内部讲');
    await userEvent.click(canvas.getByRole('button', { name: '退回' }));
    await expect(await canvas.findByText('没有待看的分享')).toBeVisible();
  },
};
