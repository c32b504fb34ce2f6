import { ErrorCode } from '@banyan/contracts';
import { bookMeeting, meetingList } from '@banyan/contracts/live';
import { answer } from '@banyan/core-screen/testing';
import { standardStories } from '@banyan/core-screen/stories';
import { RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { livePage, inStory } from '../testing/liveStory.tsx';
import { makeMeetings, makePastMeetings } from '../testing/meetings.ts';
import { longer } from '../testing/fixtures.ts';
import { MeetingsPage } from './MeetingsPage.tsx';

const meta: Meta<typeof MeetingsPage> = {
  title: 'live/Meetings page',
  component: MeetingsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [livePage(MeetingsPage)],
  // A draft of one story must not appear in the next.
  beforeEach: () => localStorage.removeItem('banyan.meeting.1001.20381'),
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: meetingList,
  at: '/meeting',
  full: (language) => ({ items: makeMeetings(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeMeetings(language, longer[language].repeat(3)), next: null }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Past: Story = {
  parameters: inStory({
    at: '/meeting?tab=past',
    answers: (language) => [answer(meetingList, () => ({ items: makePastMeetings(language), next: null }))],
  }),
};

const play = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '预约会议' }));
  const topic = await canvas.findByRole('textbox', { name: /主题/ });
  await expect(topic).toHaveFocus();
  return { canvas, topic };
};

/** The form itself. */
export const Booking: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, topic } = await play(canvasElement);
    // An invalid form is not sent: the first invalid field gets the focus.
    await userEvent.click(canvas.getByRole('button', { name: '预约并通知' }));
    await expect(topic).toHaveFocus();
    await expect(await canvas.findByText('必填')).toBeVisible();
    await userEvent.type(topic, '周会');
    await userEvent.click(canvas.getByRole('switch', { name: '定期重复' }));
    await expect(await canvas.findByText(/最后一次：/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '粘贴工号' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '工号列表' }), '20381, 999');
    await userEvent.click(canvas.getByRole('button', { name: '加入' }));
    await expect(await canvas.findByText(/没有找到：999/)).toBeVisible();
    await expect(canvas.getByText('2 / 300')).toBeVisible();
    // Typing finds people without any other change.
    await userEvent.type(canvas.getByRole('combobox', { name: '邀请谁' }), '林');
    // The list is rendered again while it is narrowed, so the option is queried each time.
    await waitFor(() => expect(screen.getByRole('option', { name: /林晓岚/ })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('option', { name: /李思远/ })).toBeNull());
    await userEvent.keyboard('{Escape}');
    // While the list is open the rest of the page is inert.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: '生成一个' }));
    const password = canvas.getByRole<HTMLInputElement>('textbox', { name: /入会密码/ });
    await expect(password.value).toMatch(/^\d{6}$/);
  },
};

/** The input is kept after leaving the form. */
export const Kept: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, topic } = await play(canvasElement);
    await userEvent.type(topic, '没约完');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('「没约完」只存在这台设备上。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续填写' }));
    await expect(await canvas.findByRole('textbox', { name: /主题/ })).toHaveValue('没约完');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await userEvent.click(await canvas.findByRole('button', { name: '不要了' }));
    await expect(canvas.queryByText('有一个会议还没约完')).toBeNull();
  },
};

/** Faults found by the server appear at their fields. */
export const Refused: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/meeting',
    answers: () => [
      answer(bookMeeting, () =>
        Promise.reject(
          new RefusedError(bookMeeting, {
            code: ErrorCode.fieldsRefused,
            msg: '',
            data: { fields: { from: 'past', password: 'digits' } },
          }),
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const { canvas, topic } = await play(canvasElement);
    await userEvent.type(topic, '周会');
    await userEvent.click(canvas.getByRole('button', { name: '预约并通知' }));
    await expect(await canvas.findByText('这个时间已经过了')).toBeVisible();
    await expect(canvas.getByText('要 4–6 位数字')).toBeVisible();
    await expect(topic).toHaveValue('周会');
  },
};
