import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { fakeApi } from '@banyan/core-screen/testing';
import type { PracticeHome } from '@banyan/contracts/exam';
import { drillCalls } from '../api/practiceCalls.ts';
import { DrillStore } from '../drill/DrillStore.ts';
import { makePracticeHome } from '../testing/practice.ts';
import { DailyPanel } from './DailyPanel.tsx';

const meta: Meta<typeof DailyPanel> = {
  title: 'exam/Daily practice',
  component: DailyPanel,
  decorators: [inExam(632)],
};
export default meta;
type Story = StoryObj;

const panel = (daily: PracticeHome['daily']): Story => ({
  render: () => (
    <DailyPanel
      daily={daily}
      drill={new DrillStore(fakeApi(drillCalls), () => undefined)}
      bookHref="/my/my-exercise"
      onStart={() => undefined}
    />
  ),
});
export const Default: Story = panel(makePracticeHome().daily);
export const Begun: Story = panel({ total: 10, answered: 4, right: 3, due: null, runId: 31, finished: false });
export const Finished: Story = panel({ total: 10, answered: 10, right: 8, due: null, runId: 31, finished: true });
export const Nothing: Story = panel(null);
