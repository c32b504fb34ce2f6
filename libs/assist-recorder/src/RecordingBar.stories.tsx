import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordingBar } from './RecordingBar.tsx';

const meta: Meta<typeof RecordingBar> = {
  title: 'assist-recorder/Recording bar',
  component: RecordingBar,
  parameters: { layout: 'fullscreen' },
  args: { text: '正在录屏', until: '12:30 到期', stop: '结束协助', onStop: fn() },
};
export default meta;
type Story = StoryObj<typeof RecordingBar>;

export const Default: Story = {};

/** While another window records, there is nothing to end here. */
export const Elsewhere: Story = {
  render: () => <RecordingBar text="正在录屏" until="在另一个窗口录制" />,
};

export const StopTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '结束协助' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};
