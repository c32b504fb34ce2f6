import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { PointPicker } from './PointPicker.tsx';

const meta: Meta<typeof PointPicker> = {
  title: 'exam/Point picker',
  component: PointPicker,
  decorators: [inExam(360)],
  args: {
    label: '判定',
    most: 3,
    value: null,
    suggested: null,
    onGive: () => undefined,
    onFocus: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PointPicker>;

export const Default: Story = {};
export const Suggested: Story = { args: { suggested: 2 } };
export const Given: Story = { args: { value: 1, suggested: 2 } };
export const Many: Story = { args: { most: 15, value: 12 } };
