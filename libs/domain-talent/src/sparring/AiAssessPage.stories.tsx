import { sparringScenarios } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeScenarios } from '../testing/sparring.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { AiAssessPage } from './AiAssessPage.tsx';

const meta: Meta<typeof AiAssessPage> = {
  title: 'talent/Sparring assessment page',
  component: AiAssessPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(AiAssessPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: sparringScenarios,
  at: '/aiSparring/aiAssess',
  full: (language) => ({ items: makeScenarios(language) }),
  empty: { items: [] },
  long: (language) => ({ items: makeScenarios(language, true) }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
