import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sums } from './Sums.tsx';

const meta: Meta<typeof Sums> = {
  title: 'course/Sums',
  component: Sums,
  args: {
    sums: [
      { label: '本周', value: '2 小时 7 分', hint: '每周目标 3 小时' },
      { label: '本月', value: '9 小时 20 分' },
      { label: '累计', value: '126 小时' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Sums>;

export const Default: Story = {};
