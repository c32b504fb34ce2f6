import { postDetail, writeComment } from '@banyan/contracts/community';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** A comment that could not be sent stays in its box, with the reason. */
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

/** "Change" in a list opens the editor; leaving it focuses the title of the post. */
export const OpenedForChangeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}?edit=Y`,
    answers: (language) => [
      answer(postDetail, () => makeDetail({ state: 'waiting', mine: true }, language, { may: ownRights })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(?:标题|Title)/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^(?:以后再写|Finish later|Later)/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: /^(?:标题|Title)/ })).toBeNull();
  },
};

/** A report of a post is confirmed. */
export const ReportedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = (await canvas.findAllByRole('button', { name: /^(?:更多操作|More)$/ })).slice(-1);
    if (more === undefined) throw new Error('no menu');
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(?:举报|Report)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(?:举报|Report)$/ }));
    await expect(await canvas.findByText(/^(?:已举报，管理员会处理|Reported\. An administrator)/)).toBeVisible();
  },
};

/** A report of a comment returns the focus to its button, which confirms it. */
export const CommentReportedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [flag] = await canvas.findAllByRole('button', { name: /^(?:举报|Report) .+|^(?:举报).+/ });
    if (flag === undefined) throw new Error('nothing to report');
    flag.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(?:举报|Report)$/ }));
    await waitFor(() => expect(flag).toHaveTextContent(/已举报|Reported/));
    await waitFor(() => expect(flag).toHaveFocus());
  },
};

/** After the post is deleted, the focus is on the confirmation. */
export const RemovedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [answer(postDetail, () => makeDetail({ mine: true }, language, { may: ownRights }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = (await canvas.findAllByRole('button', { name: /^(?:更多操作|More)$/ })).slice(-1);
    if (more === undefined) throw new Error('no menu');
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(?:删除|Delete)$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(?:删除|Delete)$/ }));
    const heading = within(await canvas.findByRole('heading', { level: 2, name: /已删除|deleted/ }));
    await waitFor(() => expect(heading.getByText(/已删除|deleted/)).toHaveFocus());
  },
};
