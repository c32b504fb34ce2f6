import { recordingStatuses, type RecordingStatus } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AssistDialog } from './AssistDialog.tsx';

const meta: Meta<typeof AssistDialog> = {
  title: 'assist-recorder/Dialog',
  component: AssistDialog,
  // It lies over the whole window: on the component's page each has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  argTypes: { status: { control: 'select', options: recordingStatuses } },
  args: {
    status: 'ready',
    words: { title: '开始前需要录屏', text: '请在接下来的窗口里选择“整个屏幕”。' },
    begin: '同意并开始录屏',
    cancel: '放弃',
    leave: '回到登录页',
    starting: false,
    onBegin: fn(),
    onCancel: fn(),
    onLeave: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AssistDialog>;

const of = (status: RecordingStatus, title: string, text: string): Story => ({
  args: { status, words: { title, text } },
});

export const Ready: Story = {};
export const Starting: Story = { args: { starting: true } };
export const Stopping = of('stopping', '正在结束', '正在停止录屏，请不要关闭页面。');
export const Stopped = of('stopped', '正在保存录屏', '正在发送最后一段录屏，请不要关闭页面。');
export const Success = of('success', '协助已完成', '录屏已保存，编号 AS-00100012。马上回到登录页。');
export const Fail = of('fail', '录屏没有开始', '录屏已取消，或者浏览器不支持录屏。马上回到登录页。');
export const Broken = of('error', '录屏出错', '录屏中断了，已经录下的部分会保留。');
export const Cancelled = of('cancel', '已放弃协助', '没有录屏，也没有做任何操作。马上回到登录页。');
export const Deleted = of('delete', '授权已收回', '企业收回了这次授权，录屏已停止。');
export const Expired = of('expire', '授权已到期', '这次授权的时间已到，录屏已停止。');
export const Unconfirmed = of('unconfirmed', '未同意录屏', '没有在 5 分钟内同意录屏，这次授权已失效。');

/** It is closed by its buttons alone. */
export const ConsentTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    const open = await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(open.closest('[data-exiting]')).toBeNull();
    await userEvent.click(within(open).getByRole('button', { name: '同意并开始录屏' }));
    await expect(args.onBegin).toHaveBeenCalledTimes(1);
  },
};
