import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makeBattleRow } from '../../testing/pk.ts';
import { ScoreBars } from './ScoreBars.tsx';

const row = makeBattleRow('zh');
const meta: Meta<typeof ScoreBars> = {
  title: 'exam/Battle bars',
  component: ScoreBars,
  decorators: [inExam(640)],
  args: { own: row.own.scores, their: row.opponent?.scores ?? [], total: 10 },
};
export default meta;
type Story = StoryObj<typeof ScoreBars>;

export const Default: Story = {};
export const UnderWay: Story = { args: { own: makeBattle('zh').own.scores, now: 5, size: 'lg' } };
export const NotBegun: Story = { args: { own: [], their: [], size: 'lg' } };
