import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makePkAnswer, makePkQuestion, makeSide, unknownFighter } from '../../testing/pk.ts';
import { BattleClock } from './BattleClock.tsx';
import { Duel } from './Duel.tsx';

const meta: Meta<typeof Duel> = {
  title: 'exam/Battle duel',
  component: Duel,
  decorators: [inExam(1200)],
  args: { battle: makeBattle('zh'), answered: null, children: <BattleClock left={12} of={20} /> },
};
export default meta;
type Story = StoryObj<typeof Duel>;

export const Default: Story = { tags: ['english'], parameters: { english: { battle: makeBattle('en') } } };
export const Answered: Story = { args: { answered: { question: makePkQuestion('zh'), answer: makePkAnswer('zh') } } };
export const Unknown: Story = { args: { battle: makeBattle('zh', { opponent: makeSide(unknownFighter, [15]) }) } };
export const Nobody: Story = { args: { battle: makeBattle('zh', { opponent: null }) } };
