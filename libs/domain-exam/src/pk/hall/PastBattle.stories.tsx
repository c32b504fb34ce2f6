import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makePastBattles } from '../../testing/pk.ts';
import { PastBattle } from './PastBattle.tsx';

const rows = (language: 'zh' | 'en'): StoryObj => ({
  render: () => (
    <ul>
      {makePastBattles(language).map((row) => (
        <PastBattle key={row.id} row={row} pending={false} onAgain={() => undefined} />
      ))}
    </ul>
  ),
});

const meta: Meta<typeof PastBattle> = {
  title: 'exam/Past battle',
  component: PastBattle,
  decorators: [inExam(792)],
};
export default meta;

export const Default: StoryObj = rows('zh');
export const English: StoryObj = { ...rows('en'), globals: { language: 'en', enterprise: 'larkfield' } };
