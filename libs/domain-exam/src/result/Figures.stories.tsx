import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { Figures } from './Figures.tsx';

const meta: Meta<typeof Figures> = {
  title: 'exam/Result figures',
  component: Figures,
  decorators: [inExam(560)],
  args: { result: makeResult({ points: 20 }) },
};
export default meta;
type Story = StoryObj<typeof Figures>;

export const Default: Story = { tags: ['english'] };
