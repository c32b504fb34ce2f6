import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sign } from './Sign.tsx';

const meta: Meta<typeof Sign> = {
  title: 'account/Switch enterprise/Sign',
  component: Sign,
  args: { name: '衡川学堂', logo: '', color: '#2f6f4f' },
};
export default meta;
type Story = StoryObj<typeof Sign>;

export const Letter: Story = {};
