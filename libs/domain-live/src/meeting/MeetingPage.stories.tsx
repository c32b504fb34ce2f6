import { ErrorCode } from '@banyan/contracts';
import { meetingDetail, type MeetingCard, type MeetingInfo } from '@banyan/contracts/live';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { livePage, inStory } from '../testing/liveStory.tsx';
import { makeMeeting } from '../testing/meetings.ts';
import { longer } from '../testing/fixtures.ts';
import { MeetingPage } from './MeetingPage.tsx';

const meta: Meta<typeof MeetingPage> = {
  title: 'live/Meeting page',
  component: MeetingPage,
  parameters: { layout: 'fullscreen' },
  decorators: [livePage(MeetingPage)],
};
export default meta;
type Story = StoryObj;

const at = '/meeting/8102';
const stories = standardStories({
  call: meetingDetail,
  at,
  full: (language) => makeMeeting(language),
  empty: makeMeeting(
    'zh',
    { frequency: null, password: false },
    { introduction: '', password: '', times: [], people: [] },
  ),
  long: (language) =>
    makeMeeting(language, { topic: longer[language].repeat(4) }, { introduction: longer[language].repeat(30) }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

const told = (change: Partial<MeetingCard>, more: Partial<MeetingInfo> = {}): Story => ({
  parameters: inStory({
    at,
    answers: (language) => [answer(meetingDetail, () => makeMeeting(language, change, more))],
  }),
});
export const OwnedByViewer: Story = told({ own: true, host: true, answer: 'accepted' });
export const OnAir: Story = told({ state: 'live', answer: 'accepted' }, { enterable: true });
export const Cancelled: Story = told({ state: 'cancelled' });
/** A single meeting has no other occurrences to mention. */
export const CancelledAlone: Story = {
  ...told({ state: 'cancelled', frequency: null }, { times: [] }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/原定/)).toBeVisible();
    await expect(canvas.queryByText(/其他时间/)).toBeNull();
  },
};
export const Recorded: Story = told({ state: 'playback', filmMs: 3_420_000 }, { enterable: true, times: [] });
export const NotInvited: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(meetingDetail, () =>
        Promise.reject(
          new RefusedError(meetingDetail, {
            code: ErrorCode.roomRefused,
            msg: '',
            data: { refusal: 'notInvited' },
          }),
        ),
      ),
    ],
  }),
};

/** Accepting, then changing the answer. */
export const Answering: Story = {
  ...told({}),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '接受' }));
    await expect(await canvas.findByText('你接受了邀请')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '婉拒' }));
    await expect(await canvas.findByText('你婉拒了邀请')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '进入会议' })).toBeDisabled();
  },
};

/** Cancelling the later occurrences as well. */
export const Cancelling: Story = {
  ...told({ own: true, host: true, answer: 'accepted' }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '取消会议' }));
    const dialog = within(await page.findByRole('alertdialog', { name: '取消这次会议？' }));
    await userEvent.click(dialog.getByRole('radio', { name: '这一次和之后的' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消会议' }));
    await expect(await canvas.findByText('这次会议取消了')).toBeVisible();
  },
};

/** Changing it: the form starts with the booked values. */
export const Changing: Story = {
  ...told({ own: true, host: true, answer: 'accepted' }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const topic = await canvas.findByRole('textbox', { name: /主题/ });
    await expect(topic).toHaveValue('来料异常对策会');
    await userEvent.clear(topic);
    await userEvent.type(topic, '新主题');
    await userEvent.click(canvas.getByRole('button', { name: '保存并通知' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '新主题' })).toBeVisible();
  },
};
