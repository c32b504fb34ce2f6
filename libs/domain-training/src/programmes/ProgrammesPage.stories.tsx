import { programmeList } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { trainingPage } from '../testing/trainingStory.tsx';
import { makeProgrammes, makeLongProgrammes } from '../testing/programmes.ts';
import { ProgrammesPage } from './ProgrammesPage.tsx';

const meta: Meta<typeof ProgrammesPage> = {
  title: 'training/Programmes page',
  component: ProgrammesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(ProgrammesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: programmeList,
  at: '/index/train',
  full: (language) => ({ items: makeProgrammes(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeLongProgrammes(language), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
