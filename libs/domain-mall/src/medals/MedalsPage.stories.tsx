import { medalList } from '@banyan/contracts/mall';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makeMedals } from '../testing/points.ts';
import { MedalsPage } from './MedalsPage.tsx';

const at = '/my/medal';
const meta: Meta<typeof MedalsPage> = {
  title: 'mall/Medals page',
  component: MedalsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [mallPage(MedalsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: medalList,
  at,
  full: () => ({ items: makeMedals() }),
  empty: { items: makeMedals().map((medal) => ({ ...medal, done: 0, earnedAt: null })) },
  long: () => ({ items: makeMedals().map((medal) => ({ ...medal, goal: medal.goal * 1000 })) }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const NoneYet: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNumbers: Story = stories.LongNames;
export const EarnedOnly: Story = { parameters: inStory({ at: `${at}?show=earned` }) };
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
