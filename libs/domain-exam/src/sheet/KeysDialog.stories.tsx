import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const meta: Meta<typeof KeysDialog> = {
  title: 'exam/Answer sheet keys',
  component: KeysDialog,
  decorators: [inExam()],
  // It lies over the whole window: on the component's page each has a window of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof KeysDialog>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
