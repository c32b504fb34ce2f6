import { ErrorCode } from '@banyan/contracts';
import {
  enterRoom,
  polyvInit,
  roomDetail,
  roomLines,
  roomPeople,
  sayInRoom,
  type LiveRoom,
  type RoomRefusal,
} from '@banyan/contracts/live';
import { RefusedError } from '@banyan/core-http';
import { standardStories, type StoryLanguage } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { livePage, inStory } from '../testing/liveStory.tsx';
import { fixtureNow, longer } from '../testing/fixtures.ts';
import { roomAnswers, makeRoom, makeRoomIn } from '../testing/live.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const meta: Meta<typeof LiveRoomPage> = {
  title: 'live/Live room page',
  component: LiveRoomPage,
  parameters: { layout: 'fullscreen' },
  decorators: [livePage(LiveRoomPage)],
};
export default meta;
type Story = StoryObj;

const at = '/course/live/100001';
const refused = (refusal: RoomRefusal) => () => {
  throw new RefusedError(enterRoom, { code: ErrorCode.roomRefused, msg: '', data: { refusal } });
};
const room = (make: (language: StoryLanguage) => LiveRoom, more: Parameters<typeof inStory>[0] = {}): Story => ({
  parameters: inStory({
    at,
    ...more,
    answers: (language) => [...roomAnswers(language, make(language)), ...(more.answers?.(language) ?? [])],
  }),
});
const test = ['test', '!dev', '!autodocs'];

const stories = standardStories({
  call: roomDetail,
  at,
  full: (language) => makeRoom(language),
  empty: makeRoom('zh', { notice: '', agenda: [], introduction: '', credits: 0, spans: [] }),
  long: (language) =>
    makeRoom(language, { title: longer[language], notice: longer[language], introduction: longer[language].repeat(8) }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      ...roomAnswers(language, makeRoom(language, { notice: '', agenda: [], introduction: '', credits: 0, spans: [] })),
      answer(roomLines, () => ({ items: [], next: null })),
      answer(roomPeople, () => ({ items: [], next: null })),
    ],
  }),
};
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

export const Before: Story = room((language) => makeRoomIn('before', language));
export const BeforeAsHost: Story = room((language) => makeRoomIn('before', language, { role: 'host' }));
/** The start is due: the host is asked to go on air, without the text about waiting for the host. */
export const DueForTheHost: Story = {
  ...room((language) => makeRoomIn('before', language, { role: 'host', from: fixtureNow - 60_000, waiting: 2 })),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('到点了，可以开播')).toBeVisible();
    await expect(canvas.getByText('2 人在等你')).toBeVisible();
    await expect(canvas.queryByText('主持人马上就来')).toBeNull();
  },
};
/** A guest sees the same people as the host: those who wait, without the host. */
export const WaitingAsGuest: Story = {
  ...room((language) => makeRoomIn('before', language, { waiting: 2 })),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^已有 2 人在等/)).toBeVisible();
  },
};
/** A visitor, who is not counted, sees a single waiting person as well. */
export const WaitingAsVisitor: Story = {
  ...room((language) => makeRoomIn('before', language, { waiting: 1 }), { visitor: true }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^已有 1 人在等/)).toBeVisible();
  },
};
export const BeforeFarAway: Story = room((language) =>
  makeRoomIn('before', language, { from: Date.UTC(2025, 10, 28, 11, 30), to: Date.UTC(2025, 10, 28, 13) }),
);
export const HandRaised: Story = room((language) =>
  makeRoom(language, { hand: { at: Date.UTC(2025, 10, 20, 6, 18, 40), before: 1 } }),
);
export const MutedByHost: Story = room((language) => makeRoom(language, { muted: true }));
export const EverybodyMuted: Story = room((language) => makeRoom(language, { muted: true, allMuted: true }));
export const AsHost: Story = room((language) => makeRoom(language, { role: 'host' }));
export const CalledOnStage: Story = room((language) => {
  const made = makeRoom(language);
  return { ...made, presenter: { id: 20_381, name: '李思远', department: '', image: '' } };
});
/** Another host was given the stage: there is no stage left to take, and nothing has stopped. */
export const CalledAsHost: Story = {
  ...room((language) => {
    const made = makeRoom(language, { role: 'host' });
    return { ...made, presenter: { id: 20_381, name: '李思远', department: '', image: '' } };
  }),
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '开播' })).toBeVisible();
    await expect(canvas.getByText('你在台上，画面没有开')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '先不' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '我来上台' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '结束直播' })).toBeVisible();
  },
};
export const Playback: Story = room((language) => makeRoomIn('playback', language));
export const EndedWithoutFilm: Story = room((language) => makeRoomIn('ended', language));
export const NeverBegan: Story = room((language) => makeRoomIn('ended', language, { startedAt: null, spans: [] }));
/** A room that never began covered no agenda item. */
export const NeverBeganSaysSo: Story = {
  ...NeverBegan,
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('这场没有开播')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '讲 4 段' })).toBeVisible();
    await expect(canvas.getByText('讨论已经关闭，不能再发言。')).toBeVisible();
  },
};
export const Cancelled: Story = room((language) => makeRoomIn('cancelled', language));
export const NotInvited: Story = room((language) => makeRoom(language, { invited: false, hosts: [] }));
export const Locked: Story = room((language) => makeRoomIn('before', language, { locked: true }));
export const Visitor: Story = room((language) => makeRoom(language), { visitor: true });
export const Full: Story = room((language) => makeRoom(language), {
  answers: () => [answer(enterRoom, refused('full'))],
});
export const InAFrame: Story = room((language) => makeRoom(language, { provider: 'polyv' }), {
  answers: () => [
    answer(polyvInit, () => ({ provider: 'polyv' as const, kind: 'frame' as const, url: 'about:blank' })),
  ],
});
export const InAProgram: Story = room((language) => makeRoom(language, { provider: 'dingTalk' }), {
  answers: () => [
    answer(polyvInit, () => ({
      provider: 'dingTalk' as const,
      kind: 'program' as const,
      url: 'https://h5.dingtalk.example/live',
    })),
  ],
});
export const PictureFailed: Story = room((language) => makeRoom(language, { provider: 'polyv' }), {
  answers: () => [failing(polyvInit)],
});
export const TalkFailed: Story = room((language) => makeRoom(language), { answers: () => [failing(roomLines)] });

export const Unknown: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(roomDetail, () => {
        throw new RefusedError(roomDetail, { code: ErrorCode.notFound, msg: '', data: null });
      }),
    ],
  }),
};

export const KeepsWhatWasTyped: Story = {
  ...room((language) => makeRoom(language), { answers: () => [answer(sayInRoom, refused('muted'))] }),
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('textbox', { name: '说的话' });
    await userEvent.type(input, '刀具看板怎么写{Enter}');
    await expect(await canvas.findByText(/你已被禁止发言/)).toBeVisible();
    await expect(input).toHaveValue('刀具看板怎么写');
  },
};

export const RaisesTheHandByAKey: Story = {
  ...room((language) => makeRoom(language)),
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '举手' });
    await userEvent.keyboard('h');
    await expect(await canvas.findByRole('button', { name: '放下手' })).toBeVisible();
    await expect(await canvas.findByText('前面还有 1 人')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  ...room((language) => makeRoomIn('before', language, { locked: true }), {
    answers: () => [answer(enterRoom, refused('password'))],
  }),
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByLabelText('密码');
    await userEvent.type(input, '12a{Enter}');
    await expect(await canvas.findByText('密码是 4 到 6 位数字')).toBeVisible();
    await userEvent.type(input, '34{Enter}');
    await expect(await canvas.findByText('密码不对')).toBeVisible();
    await expect(input).toHaveValue('1234');
  },
};

export const WantsAnAnswerToo: Story = {
  ...room((language) => makeRoomIn('before', language)),
  tags: test,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const want = await canvas.findByRole('button', { name: '19 人也想问' });
    await userEvent.click(want);
    await expect(await canvas.findByRole('button', { name: '20 人也想问，有你' })).toBeVisible();
  },
};
