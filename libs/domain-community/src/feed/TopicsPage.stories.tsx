import { newPosts, postFeed, setPraised, type PostKind } from '@banyan/contracts/community';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { makeFeed, makePost, makePosts } from '../testing/posts.ts';
import { TopicsPage } from './TopicsPage.tsx';

const at = '/news/community';
const longTitle = {
  zh: '把首件检验、过程巡检、末件复核三道关口串成一条完整的证据链，并在每一处写清谁看过、看到什么、下一步由谁来做，夜班也一样',
  en: 'Joining the first-article check, the patrol and the last-article review into one chain of evidence on every shift',
};

const meta: Meta<typeof TopicsPage> = {
  title: 'community/Topics page',
  component: TopicsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [communityPage(TopicsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: postFeed,
  at,
  full: (language) => makeFeed(makePosts('topic', language)),
  empty: makeFeed([]),
  long: (language) => makeFeed([makePost({ title: longTitle[language], excerpt: longTitle[language] }, language)]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const NothingFound: Story = {
  parameters: inStory({ at: `${at}?keyword=8D`, answers: () => [answer(postFeed, () => makeFeed([]))] }),
};
export const Rejected: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postFeed, () =>
        makeFeed([makePost({ state: 'rejected', reason: '图片里有客户的图号', mine: true }, language)]),
      ),
    ],
  }),
};

/** Listeners of the open feed for new posts. */
const told = new Set<(kind: PostKind | null) => void>();

/** New posts are announced; the text being read stays in place until somebody asks for them. */
export const AnnouncedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    ports: {
      onPosts: (hear) => {
        told.add(hear);
        return () => told.delete(hear);
      },
    },
    answers: (language) => [
      answer(postFeed, () => makeFeed(makePosts('topic', language))),
      answer(newPosts, () => ({ count: 3 })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: /^(?:话题列表|Topics)/ });
    const before = list.getBoundingClientRect().top;
    for (const hear of told) hear('question');
    await expect(canvas.queryByRole('button', { name: /^3 / })).toBeNull();
    for (const hear of told) hear('topic');
    const fresh = await canvas.findByRole('button', { name: /^3 / });
    await expect(list.getBoundingClientRect().top).toBe(before);
    await userEvent.click(fresh);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^3 / })).toBeNull());
  },
};

/** A like shows at once; when it fails it is undone with a message. */
export const PraiseFailsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postFeed, () => makeFeed([makePost({}, language)])),
      failing(setPraised),
      answer(newPosts, () => ({ count: 0 })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /126/, pressed: false }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /126/, pressed: false })).toBeVisible();
  },
};

/** Opening the composer moves the cursor to its title; leaving it returns the focus to its opener. */
export const ComposerFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [answer(postFeed, () => makeFeed([makePost({}, language)]))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:发话题|New topic)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(?:标题|Title)/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^(?:以后再写|Finish later|Later)/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(?:分享一个做法|Share something)/ })).toHaveFocus(),
    );
  },
};

/** Posting without a title focuses the title; a picture pasted into the text is placed beside it. */
export const ComposerTitleAndPasteTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [answer(postFeed, () => makeFeed([makePost({}, language)]))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:发话题|New topic)$/ }));
    const text = await canvas.findByRole('textbox', { name: /^(?:正文|Text|Body)/ });
    const clipboard = new DataTransfer();
    clipboard.items.add(new File(['png'], '首件卡.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('button', { name: /首件卡\.png/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(?:发布|提交审核|Post|Send in)/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(?:标题|Title)/ })).toHaveFocus());
  },
};

/** Withdrawing a post from the feed focuses the one now in its place. */
export const WithdrawFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postFeed, () =>
        makeFeed([
          makePost({ id: 1, state: 'waiting', mine: true, title: 'A' }, language),
          makePost({ id: 2, title: 'B' }, language),
        ]),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:撤回|Withdraw)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(?:撤回|Withdraw)$/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'B' })).toHaveFocus());
  },
};

/** Removing a condition removes its button: the focus stays among the orders and conditions. */
export const ConditionFocusTest: Story = {
  ...NothingFound,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const condition = await canvas.findByRole('button', { name: /8D/ });
    await canvas.findByRole('heading', { level: 2, name: /^(没有找到话题|No topics found)$/ });
    await userEvent.click(condition);
    await waitFor(() => expect(condition).not.toBeInTheDocument());
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^(最新回复|Latest reply)$/ })).toHaveFocus();
  },
};
