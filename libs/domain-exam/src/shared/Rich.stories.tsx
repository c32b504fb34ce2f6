import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { Rich } from './Rich.tsx';

const meta: Meta<typeof Rich> = {
  title: 'exam/Rich',
  component: Rich,
  decorators: [inExam(640)],
  args: { html: '<p>批量 900、检验水平 II 时，<strong>字码</strong>是哪一个？</p>' },
};
export default meta;
type Story = StoryObj<typeof Rich>;

export const Question: Story = {};
export const Remark: Story = { args: { size: 'sm' } };
