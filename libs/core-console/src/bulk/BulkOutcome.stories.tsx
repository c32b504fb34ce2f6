import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';

/** After an act on several things: how many it changed, which it left as they are, and the way back. */
const meta: Meta<typeof BulkOutcome> = {
  title: 'console/BulkOutcome',
  component: BulkOutcome,
  decorators: [inConsole],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    store: {
      outcome: {
        done: [1, 2, 3],
        left: [{ id: 4, name: '抽样方案的字码怎么查？', why: 'named' }],
        back: [{ act: 'restore', ids: [1, 2, 3], value: '' }],
      },
      dismiss: fn(),
      takeBack: fn(() => Promise.resolve()),
    },
    whyText: () => '有考试指定了这道题',
  },
};
export default meta;
type Story = StoryObj<typeof BulkOutcome>;

export const Default: Story = {};
export const AllDone: Story = {
  args: { store: { outcome: { done: [1], left: [], back: [] }, dismiss: fn(), takeBack: fn(() => Promise.resolve()) } },
};
export const TakenBackTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '撤销' }));
    await expect(args.store.takeBack).toHaveBeenCalledOnce();
  },
};
