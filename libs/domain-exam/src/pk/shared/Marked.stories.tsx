import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { Marked } from './Marked.tsx';

const meta: Meta<typeof Marked> = {
  title: 'exam/Battle marked words',
  component: Marked,
  decorators: [inExam(320)],
  args: { text: '你领先 <b>21</b> 分' },
};
export default meta;
type Story = StoryObj<typeof Marked>;

export const Default: Story = {};
export const Keys: Story = { args: { text: '<k>A</k> – <k>D</k> 作答' } };
