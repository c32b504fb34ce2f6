import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeBattleStore } from '../../testing/battleStore.ts';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makePkAnswer, makePkQuestion } from '../../testing/pk.ts';
import { Board } from './Board.tsx';

const meta: Meta<typeof Board> = {
  title: 'exam/Battle board',
  component: Board,
  decorators: [inExam(880)],
  args: {
    store: makeBattleStore(),
    battle: makeBattle('zh'),
    question: makePkQuestion('zh'),
    answer: null,
    lessonHref: ({ courseId }) => `/course/${courseId}`,
  },
  parameters: { english: { battle: makeBattle('en'), question: makePkQuestion('en') } },
};
export default meta;
type Story = StoryObj<typeof Board>;

export const Default: Story = {};
/** An answer in both languages. */
const answered = (change: Parameters<typeof makePkAnswer>[1] = {}): Story => ({
  args: { answer: makePkAnswer('zh', change) },
  parameters: { english: { answer: makePkAnswer('en', change) } },
});
/** A question in both languages. */
const asked = (change: Parameters<typeof makePkQuestion>[1]): Story => ({
  args: { question: makePkQuestion('zh', change) },
  parameters: { english: { question: makePkQuestion('en', change) } },
});
export const Right: Story = { ...answered(), tags: ['english'] };
export const Wrong: Story = answered({ mark: 'wrong', points: 0, choice: [1], theirs: [0] });
export const TimeUp: Story = answered({ mark: 'blank', points: 0, choice: [], tookMs: 20_000 });
export const NotKnown: Story = answered({ mark: 'blank', points: 0, choice: [] });
export const Secret: Story = answered({ key: null, explanation: '', lesson: null });
export const Several: Story = asked({ kind: 'multiple' });
export const Judgement: Story = asked({ kind: 'judgement', options: [] });
