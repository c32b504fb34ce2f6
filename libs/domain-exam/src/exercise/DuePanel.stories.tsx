import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { fakeApi } from '@banyan/core-screen/testing';
import type { ExerciseSets } from '@banyan/contracts/exam';
import { drillCalls } from '../api/practiceCalls.ts';
import { DrillStore } from '../drill/DrillStore.ts';
import { makeSets } from '../testing/practice.ts';
import { DuePanel } from './DuePanel.tsx';

const meta: Meta<typeof DuePanel> = { title: 'exam/Due panel', component: DuePanel, decorators: [inExam(632)] };
export default meta;
type Story = StoryObj;

const panel = (values: Partial<ExerciseSets> = {}): Story => ({
  render: (_, { globals }) => (
    <DuePanel
      sets={makeSets(storyLanguage(globals), values)}
      drill={new DrillStore(fakeApi(drillCalls), () => undefined)}
      dailyHref="/my/my-practice"
      onStart={() => undefined}
    />
  ),
});
export const Due: Story = panel();
export const Begun: Story = panel({ runId: 31 });
export const Clear: Story = panel({ due: 0 });
export const Nothing: Story = panel({ due: 0, total: 0, sets: [] });
