import { postFeed } from '@banyan/contracts/community';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { makeFeed, makePost, makePosts } from '../testing/posts.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

const at = '/news/comminication';
const longTitle = {
  zh: '三坐标、粗糙度仪和气动量仪在同一个工件上量出来差 3 μm，先后顺序、等温时间、测力和操作员都换过，还应该从哪里查起？'.repeat(
    3,
  ),
  en: 'Three gauges differ by 3 μm on the same part; order, temperature, force and operator were changed: what else? '.repeat(
    3,
  ),
};

const meta: Meta<typeof QuestionsPage> = {
  title: 'community/Questions page',
  component: QuestionsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [communityPage(QuestionsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: postFeed,
  at,
  full: (language) => makeFeed(makePosts('question', language)),
  empty: makeFeed([]),
  long: (language) => makeFeed([makePost({ kind: 'question', title: longTitle[language] }, language)]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const AllAnswered: Story = {
  parameters: inStory({ at: `${at}?sort=unanswered`, answers: () => [answer(postFeed, () => makeFeed([]))] }),
};
export const Asking: Story = { parameters: inStory({ at: `${at}?write=Y` }) };

/** Nothing is sent without a title, and the field says so. */
export const AskingTest: Story = {
  ...Asking,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: /^(?:问题|Question)/ });
    await userEvent.clear(title);
    const buttons = canvas.getAllByRole('button');
    const send = buttons.find(
      (button) => button.getAttribute('type') === 'submit' && button.dataset['variant'] === 'primary',
    );
    if (send === undefined) throw new Error('no button to send');
    await userEvent.click(send);
    await expect(title).toHaveAttribute('aria-invalid', 'true');
  },
};
