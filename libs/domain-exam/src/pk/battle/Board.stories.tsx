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
};
export default meta;
type Story = StoryObj<typeof Board>;

export const Default: Story = {};
export const Right: Story = { args: { answer: makePkAnswer('zh') } };
export const Wrong: Story = {
  args: { answer: makePkAnswer('zh', { mark: 'wrong', points: 0, choice: [1], theirs: [0] }) },
};
export const TimeUp: Story = {
  args: { answer: makePkAnswer('zh', { mark: 'blank', points: 0, choice: [], tookMs: 20_000 }) },
};
export const NotKnown: Story = { args: { answer: makePkAnswer('zh', { mark: 'blank', points: 0, choice: [] }) } };
export const Secret: Story = { args: { answer: makePkAnswer('zh', { key: null, explanation: '', lesson: null }) } };
export const Several: Story = { args: { question: makePkQuestion('zh', { kind: 'multiple' }) } };
export const Judgement: Story = { args: { question: makePkQuestion('zh', { kind: 'judgement', options: [] }) } };
export const English: Story = {
  args: { battle: makeBattle('en'), question: makePkQuestion('en'), answer: makePkAnswer('en') },
  globals: { language: 'en', enterprise: 'larkfield' },
};
