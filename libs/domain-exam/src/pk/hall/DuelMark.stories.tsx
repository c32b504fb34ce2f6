import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { DuelMark } from './DuelMark.tsx';

const meta: Meta<typeof DuelMark> = {
  title: 'exam/Battle dial',
  component: DuelMark,
  decorators: [inExam(240)],
};
export default meta;
type Story = StoryObj<typeof DuelMark>;

export const Default: Story = {};
