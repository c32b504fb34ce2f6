import { ErrorCode } from '@banyan/contracts';
import { liveRoomPeople, manageLiveRoom, manageLiveRooms, saveLiveRoom } from '@banyan/contracts/live';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStory, livePage, onSheet } from '../../testing/liveStory.tsx';
import { makeManagedLiveRoom, makeManagedLiveRooms } from '../../testing/managedLiveRooms.ts';
import { LiveRoomsPage } from './LiveRoomsPage.tsx';

const meta: Meta<typeof LiveRoomsPage> = {
  title: 'live/Live rooms of the console',
  component: LiveRoomsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [livePage(LiveRoomsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/live-rooms';
const opened = `${at}?open=501`;
const stories = standardStories({
  call: manageLiveRooms,
  at,
  full: (language) => ({ items: makeManagedLiveRooms(24, language), next: null, total: 24 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeManagedLiveRooms(6, language).map((one) => ({ ...one, title: one.title.repeat(10) })),
    ...{ next: null, total: 6 },
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Refused: Story = {
  parameters: inStory({
    at,
    answers: () => [
      {
        call: manageLiveRooms,
        give: () => Promise.reject(new RefusedError(manageLiveRooms, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: opened }) };
export const PanelFailed: Story = { parameters: inStory({ at: opened, answers: () => [failing(manageLiveRoom)] }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at: opened,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'live.see' as const, reach: 'departments' as const }] })),
    ],
  }),
};

/** People who were there, and nobody where nobody came. */
export const PeopleTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at: opened,
    answers: () => [answer(manageLiveRoom, () => makeManagedLiveRoom({ state: 'ended', startedAt: 1, endedAt: 2 }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '到场' }));
    const people = await canvas.findByRole('list', { name: '到场' });
    await expect(within(people).getByText('李思远')).toBeVisible();
    await expect(within(people).getByText('60 分钟，100%')).toBeVisible();
  },
};
export const PeopleFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at: opened, answers: () => [failing(liveRoomPeople)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '到场' }));
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A copy that cannot be read is told above the list. */
export const CopyFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at, answers: () => [failing(manageLiveRoom)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByRole('button', { name: /的操作$/ });
    if (more === undefined) throw new Error('no menu');
    await userEvent.click(more);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '复制' }));
    await expect(await canvas.findByText(/^没有复制：/)).toBeVisible();
  },
};

/** Gaps are told at their fields, and another person's save meanwhile is not overwritten. */
export const ChangeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at: opened,
    answers: () => [
      {
        call: saveLiveRoom,
        give: () =>
          Promise.reject(
            new RefusedError(saveLiveRoom, {
              code: ErrorCode.conflict,
              msg: '',
              data: { liveRoom: makeManagedLiveRoom({ revision: 2 }) },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const form = within(await canvas.findByRole('form', { name: '修改' }));
    const title = form.getByRole('textbox', { name: /^主题/ });
    await userEvent.clear(title);
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(title, '改名');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    const asked = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(asked).toBeVisible());
    await expect(within(asked).getByText('改名')).toBeVisible();
  },
};

/** A new room as a series: its last day is told; a missing host is told at its field. */
export const AddTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '新建直播间' }));
    const form = within(await canvas.findByRole('form', { name: '新建直播间' }));
    await userEvent.type(form.getByRole('textbox', { name: /^主题/ }), '新的');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect((await form.findAllByText('请填写')).length).toBeGreaterThan(0);
  },
};

/** Asks before it cancels, with the reason that people read. */
export const CancelTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at: opened }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取消直播' }));
    const asked = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(asked).toBeVisible());
    await userEvent.type(within(asked).getByRole('textbox', { name: /^原因/ }), '老师病了');
    await userEvent.click(within(asked).getByRole('button', { name: '取消直播' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
  },
};
