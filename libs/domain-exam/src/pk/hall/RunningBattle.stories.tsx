import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeRunning } from '../../testing/pk.ts';
import { RunningBattle } from './RunningBattle.tsx';

const rows = (language: 'zh' | 'en'): StoryObj => ({
  render: () => (
    <ul>
      {makeRunning(language).map((row) => (
        <RunningBattle key={row.id} row={row} />
      ))}
    </ul>
  ),
});

const meta: Meta<typeof RunningBattle> = {
  title: 'exam/Running battle',
  component: RunningBattle,
  decorators: [inExam(792)],
};
export default meta;

export const Default: StoryObj = rows('zh');
export const English: StoryObj = { ...rows('en'), globals: { language: 'en', enterprise: 'larkfield' } };
