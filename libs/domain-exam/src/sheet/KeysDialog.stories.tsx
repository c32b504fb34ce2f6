import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const meta: Meta<typeof KeysDialog> = {
  title: 'exam/Answer sheet keys',
  component: KeysDialog,
  decorators: [inExam()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof KeysDialog>;

export const Default: Story = { tags: ['english', 'dark'] };
