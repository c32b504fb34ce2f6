import { myProgrammes, type ProgrammeCard } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { trainingPage } from '../testing/trainingStory.tsx';
import { makeLongProgrammes, makeProgrammes } from '../testing/programmes.ts';
import { MyTrainPage } from './MyTrainPage.tsx';

const meta: Meta<typeof MyTrainPage> = {
  title: 'training/My training page',
  component: MyTrainPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MyTrainPage)],
};
export default meta;
type Story = StoryObj;

const mine = (items: readonly ProgrammeCard[]) => ({
  items: items.filter(({ joined }) => joined),
  next: null,
  counts: { all: items.length === 0 ? 0 : 4, in_progress: 2, not_started: 0, completed: 1, ended: 1 },
});
const stories = standardStories({
  call: myProgrammes,
  at: '/my/my-myTrain',
  full: (language) => mine(makeProgrammes(language)),
  empty: mine([]),
  long: (language) => mine(makeLongProgrammes(language)),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
