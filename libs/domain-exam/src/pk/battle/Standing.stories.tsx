import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makePkQuestion } from '../../testing/pk.ts';
import { Standing } from './Standing.tsx';

const meta: Meta<typeof Standing> = {
  title: 'exam/Battle standing',
  component: Standing,
  decorators: [inExam(1200)],
  args: { battle: makeBattle('zh'), question: makePkQuestion('zh') },
};
export default meta;
type Story = StoryObj<typeof Standing>;

export const Default: Story = { tags: ['english'], parameters: { english: { battle: makeBattle('en') } } };
export const Between: Story = { args: { question: null } };
