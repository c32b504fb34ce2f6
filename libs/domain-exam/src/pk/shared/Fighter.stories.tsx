import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { makeFighter, unknownFighter } from '../../testing/pk.ts';
import { Fighter } from './Fighter.tsx';

const meta: Meta<typeof Fighter> = {
  title: 'exam/Battle fighter',
  component: Fighter,
  decorators: [inExam(120)],
  args: { who: makeFighter('何佳怡', '质量部'), size: 72 },
};
export default meta;
type Story = StoryObj<typeof Fighter>;

export const Default: Story = {};
export const Unknown: Story = { args: { who: unknownFighter } };
export const Nobody: Story = { args: { who: null } };
