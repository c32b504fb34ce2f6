import type { Meta, StoryObj } from '@storybook/react-vite';
import { RemovalDialog } from './RemovalDialog.tsx';

const meta: Meta<typeof RemovalDialog> = {
  title: 'core-screen/Removal dialog',
  component: RemovalDialog,
  // It covers the whole window: on the component's page each has a window of its own.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: '移除这条分享？',
    keep: '保留',
    remove: '移除',
    pending: false,
    failure: undefined,
    onClose: () => undefined,
    onRemove: () => undefined,
    children: <p>“首件检验与过程巡检实务”会从分享记录中消失。</p>,
  },
};
export default meta;
type Story = StoryObj<typeof RemovalDialog>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: '网络不通，没有移除。请再试一次。' } };
