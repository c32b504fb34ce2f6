import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

/** A save that began from an older revision: shows what both wrote, and loses neither. */
const meta: Meta<typeof ConflictDialog> = {
  title: 'console/ConflictDialog',
  component: ConflictDialog,
  decorators: [inConsole],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    who: '李娜',
    at: Date.UTC(2026, 10, 26, 6, 26),
    fields: [
      { id: 'department', label: '部门', mine: '总装车间', theirs: '质量部' },
      { id: 'post', label: '岗位', mine: '检验员', theirs: '班长' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ConflictDialog>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
