import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { DraftBar } from './DraftBar.tsx';

/** Above the editor of what is edited as a draft: it saves by itself, and publishing is one act. */
const meta: Meta<typeof DraftBar> = {
  title: 'console/DraftBar',
  component: DraftBar,
  decorators: [inConsole],
  args: {
    state: 'saved',
    savedAt: Date.UTC(2026, 10, 26, 6, 26),
    changes: 3,
    sentence: '318 人在学：学过的都保留。',
    onRetry: fn(),
    onPublish: fn(),
    onDiscard: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DraftBar>;

export const Default: Story = {};
export const Saving: Story = { args: { state: 'saving' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Published: Story = { args: { changes: 0 } };
export const English: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  args: { sentence: '318 are in it: what they have learned stays.' },
};
