import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ExportButton } from './ExportButton.tsx';

/** In the head of a list: its rows, as the filters leave them, as a file made by a job. */
const meta: Meta<typeof ExportButton> = {
  title: 'console/ExportButton',
  component: ExportButton,
  decorators: [inConsole],
  args: { count: 9418, onExport: fn(() => Promise.resolve()) },
};
export default meta;
type Story = StoryObj<typeof ExportButton>;

export const Default: Story = {};
