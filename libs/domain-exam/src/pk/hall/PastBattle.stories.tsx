import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makePastBattles } from '../../testing/pk.ts';
import { PastBattle } from './PastBattle.tsx';

const meta: Meta<typeof PastBattle> = {
  title: 'exam/Past battle',
  component: PastBattle,
  decorators: [inExam(792)],
};
export default meta;

export const Default: StoryObj = {
  tags: ['english'],
  render: (_, { globals }) => (
    <ul>
      {makePastBattles(storyLanguage(globals)).map((row) => (
        <PastBattle key={row.id} row={row} pending={false} onAgain={() => undefined} />
      ))}
    </ul>
  ),
};
