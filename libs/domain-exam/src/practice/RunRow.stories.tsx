import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeRuns } from '../testing/practice.ts';
import { RunRow } from './RunRow.tsx';

const meta: Meta<typeof RunRow> = { title: 'exam/Practice run', component: RunRow, decorators: [inExam(936)] };
export default meta;
type Story = StoryObj;

const row = (index: number): Story => ({
  render: (_, { globals }) => (
    <ul>
      {makeRuns(storyLanguage(globals))
        .slice(index, index + 1)
        .map((run) => (
          <RunRow key={run.id} run={run} href="/my/my-practice" />
        ))}
    </ul>
  ),
});
export const Finished: Story = row(2);
export const Unfinished: Story = row(0);
