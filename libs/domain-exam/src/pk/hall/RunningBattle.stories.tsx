import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeRunning } from '../../testing/pk.ts';
import { RunningBattle } from './RunningBattle.tsx';

const meta: Meta<typeof RunningBattle> = {
  title: 'exam/Running battle',
  component: RunningBattle,
  decorators: [inExam(792)],
};
export default meta;

export const Default: StoryObj = {
  tags: ['english'],
  render: (_, { globals }) => (
    <ul>
      {makeRunning(storyLanguage(globals)).map((row) => (
        <RunningBattle key={row.id} row={row} />
      ))}
    </ul>
  ),
};
