import { waitingPosts } from '@banyan/contracts/community';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { makePost, makeWaiting } from '../testing/posts.ts';
import { CommunityDeskPage } from './CommunityDeskPage.tsx';

const at = '/review?tab=community';
const longTitle = { zh: '证据链'.repeat(33), en: 'evidence '.repeat(12) };

const meta: Meta<typeof CommunityDeskPage> = {
  title: 'community/Desk page',
  component: CommunityDeskPage,
  parameters: { layout: 'padded' },
  decorators: [communityPage(CommunityDeskPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: waitingPosts,
  at,
  full: (language) => ({ items: makeWaiting(language), next: null, total: 2 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: [{ post: makePost({ title: longTitle[language] }, language), body: '', revision: 1 }],
    next: null,
    total: 1,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Comments: Story = { parameters: inStory({ at: `${at}&show=comments` }) };
export const Reported: Story = { parameters: inStory({ at: `${at}&show=reported` }) };

/** Nothing is rejected without a reason. */
export const RejectTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [reject] = await canvas.findAllByRole('button', { name: /^(?:不通过|Reject)$/ });
    if (reject === undefined) throw new Error('nothing to reject');
    await userEvent.click(reject);
    const [reason] = canvas.getAllByRole('textbox');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
  },
};
