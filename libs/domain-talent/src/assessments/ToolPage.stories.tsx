import { assessmentTool } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeTool } from '../testing/assessments.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { ToolPage } from './ToolPage.tsx';

const meta: Meta<typeof ToolPage> = {
  title: 'talent/Assessment tool page',
  component: ToolPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(ToolPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: assessmentTool,
  at: '/talent/assessmentToolDetails?id=801',
  full: (language) => makeTool(language),
  empty: { ...makeTool(), items: [] },
  long: (language) => makeTool(language, true),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Whoever answers about several people sees whom each statement is about. [TA-01] */
export const WhoTest: Story = {
  ...stories.Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/评 李思远|About Mia Chen/)).toBeVisible();
  },
};
