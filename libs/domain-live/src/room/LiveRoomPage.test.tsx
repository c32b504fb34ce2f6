// @vitest-environment jsdom
import { type LiveRoom, roomDetail, stayInRoom } from '@banyan/contracts/live';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LivePorts } from '../live.ports.ts';
import { drawnFilm } from '../testing/drawnFilm.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { roomAnswers, makeRoom, makeRoomIn } from '../testing/live.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import type { Source } from './studio/devices.ts';

vi.mock('./studio/recording.ts', () => ({ recordPieces: () => ({ stop: () => Promise.resolve() }) }));

const source: Source = {
  stream: {} as MediaStream,
  level: () => 0,
  setMuted: () => undefined,
  onEnd: () => undefined,
  close: () => undefined,
};
const live = {
  ...drawnFilm,
  devices: {
    open: () => Promise.resolve(source),
    list: () => Promise.resolve({ cameras: [], microphones: [] }),
  },
  sendPiece: () => new Promise<never>(() => undefined),
};
const at = '/course/live/100001';
const button = (name: string) => screen.findByRole('button', { name });
/** A press may open a part that has to load first. */
const press = (one: HTMLElement) =>
  act(async () => {
    await userEvent.click(one);
    await vi.dynamicImportSettled();
  });
const stageHasFocus = (name: string) =>
  waitFor(() => {
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name }));
  });

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('leads the keyboard to the stage when the host goes on air and when they end it [UI-07] [LV-01]', async () => {
  const room = makeRoomIn('before', 'zh', { role: 'host', from: fixtureNow + 60_000 });
  await openScreen(LiveRoomPage, at, roomAnswers('zh', room), { live });
  const begin = await button('开播');
  await press(begin);
  await press(within(await screen.findByRole('dialog')).getByRole('button', { name: '先不' }));
  await waitFor(() => expect(begin).toHaveFocus());
  await press(begin);
  const studio = within(await screen.findByRole('dialog'));
  await press(studio.getByRole('button', { name: '打开摄像头' }));
  await press(studio.getByRole('button', { name: '开播' }));
  await stageHasFocus('你的画面');
  await press(await button('结束直播'));
  await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '结束直播' }));
  await stageHasFocus('直播回放');
});

it('leads the keyboard to the stage when the room ends under the hand of a guest [UI-07] [LV-01]', async () => {
  let room: LiveRoom = makeRoom();
  let hear: Parameters<NonNullable<LivePorts['onRooms']>>[0] = () => undefined;
  await openScreen(
    LiveRoomPage,
    at,
    [...roomAnswers(), answer(roomDetail, () => room), answer(stayInRoom, () => room)],
    {
      live,
      ports: {
        onRooms: (told) => {
          hear = told;
          return () => undefined;
        },
      },
    },
  );
  (await button('举手')).focus();
  room = makeRoomIn('ended');
  act(() => hear(null));
  await screen.findByText('直播结束了');
  await stageHasFocus('直播画面');
});
