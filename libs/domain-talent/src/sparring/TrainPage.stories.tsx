import { sparringScenarios } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { makeScenarios } from '../testing/sparring.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { TrainPage } from './TrainPage.tsx';

const meta: Meta<typeof TrainPage> = {
  title: 'talent/Sparring page',
  component: TrainPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(TrainPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: sparringScenarios,
  at: '/aiSparring/train',
  full: (language) => ({ items: makeScenarios(language) }),
  empty: { items: [] },
  long: (language) => ({ items: makeScenarios(language, true) }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** The dialogue replaces the situations: the focus is at its beginning. */
export const BegunFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [begin] = await canvas.findAllByRole('button', { name: /^(开始练|Start practice)$/ });
    await userEvent.click(begin!);
    await canvas.findByRole('log');
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^(换个场景|Other situations)$/ })).toHaveFocus();
  },
};
