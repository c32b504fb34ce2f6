import { postDetail, writeComment } from '@banyan/contracts';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { makeDetail, makeImages, ownRights } from '../testing/posts.ts';
import { TopicPage } from './TopicPage.tsx';

const at = '/news/community/7';

const meta: Meta<typeof TopicPage> = {
  title: 'community/Topic page',
  component: TopicPage,
  parameters: { layout: 'fullscreen' },
  decorators: [communityPage(TopicPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(postDetail, () => makeDetail({ images: makeImages(9) }, language))],
  }),
};
export const Waiting: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () => makeDetail({ state: 'waiting', mine: true }, language, { may: ownRights })),
    ],
  }),
};
export const Rejected: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () =>
        makeDetail({ state: 'rejected', reason: '图片里有客户的图号。', mine: true }, language, { may: ownRights }),
      ),
    ],
  }),
};

/** What could not be sent stays in its box, with the reason [CM-04]. */
export const CommentFailsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(writeComment)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('textbox', { name: /写评论|Write a comment/ });
    await userEvent.clear(box);
    await userEvent.type(box, '17');
    await userEvent.click(canvas.getByRole('button', { name: /^(?:评论|Comment)$/ }));
    await expect(await canvas.findByText(/还在|都在|still here/)).toBeVisible();
    await expect(box).toHaveValue('17');
    await userEvent.clear(box);
  },
};
