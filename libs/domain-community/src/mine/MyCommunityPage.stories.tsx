import { ownPosts } from '@banyan/contracts/community';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { makeMine, makePost } from '../testing/posts.ts';
import { MyCommunityPage } from './MyCommunityPage.tsx';

const at = '/my/my-community';
const longTitle = {
  zh: '把首件检验、过程巡检、末件复核三道关口串成一条完整的证据链，并在每一处写清谁看过、看到什么、下一步由谁来做',
  en: 'Joining the first-article check, the patrol and the last-article review into one chain of evidence on every shift',
};

const meta: Meta<typeof MyCommunityPage> = {
  title: 'community/My community page',
  component: MyCommunityPage,
  parameters: { layout: 'fullscreen' },
  decorators: [communityPage(MyCommunityPage)],
};
export default meta;
type Story = StoryObj;

const counts = { topics: 0, questions: 0, answers: 0, praised: 0 };
const stories = standardStories({
  call: ownPosts,
  at,
  full: (language) => makeMine(language),
  empty: { items: [], next: null, counts },
  long: (language) => ({
    items: [{ post: makePost({ title: longTitle[language], mine: true }, language), answer: null }],
    next: null,
    counts: { ...counts, topics: 1 },
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Answers: Story = { parameters: inStory({ at: `${at}?tab=answers` }) };
