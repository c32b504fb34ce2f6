import { creditList } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { longer, makeCredits, noCredits } from '../testing/myRecords.ts';
import { CreditsPage } from './CreditsPage.tsx';

const meta: Meta<typeof CreditsPage> = {
  title: 'course/Credits page',
  component: CreditsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(CreditsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: creditList,
  at: '/my/my-credit',
  full: (language) => makeCredits(language),
  empty: noCredits,
  long: (language) => makeCredits(language, undefined, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
