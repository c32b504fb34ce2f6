import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { liveDomain } from '../../live.domain.ts';
import { inLive } from '../../testing/liveStory.tsx';
import { drawnDevices, refusedDevices } from '../../testing/drawnDevices.ts';
import { makeRoomIn } from '../../testing/live.ts';
import { makeRoomStore } from '../RoomStore.ts';
import type { Devices } from './devices.ts';
import { StudioStore } from './StudioStore.ts';
import { StudioDialog } from './StudioDialog.tsx';

/** The dialog over a room that its viewer hosts, with the devices of a story. */
function Opened({ devices }: { devices: Devices }) {
  const [room] = useState(() => makeRoomIn('before', 'zh', { role: 'host' }));
  const store = liveDomain.useStore(makeRoomStore, room.id);
  const [studio] = useState(() => {
    const ports = {
      devices,
      send: () => Promise.resolve({ index: 0, filmMs: 0 }),
      record: () => ({ stop: () => Promise.resolve() }),
      later: () => () => undefined,
      onOver: () => undefined,
      now: () => 0,
    };
    return new StudioStore(room.id, ports);
  });
  const { give, start } = store;
  const around = {
    ...{ give, start, room: store.room },
    stage: { studio, occupy: () => undefined, goOnAir: () => Promise.resolve(true) },
  };
  return <StudioDialog room={room} store={around} onClose={() => undefined} />;
}

const meta: Meta<typeof Opened> = {
  title: 'live/Live studio',
  component: Opened,
  decorators: [inLive(816)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { devices: drawnDevices },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Default: Story = {};

export const Opens: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const go = await page.findByRole('button', { name: '开播' });
    await expect(go).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: '打开摄像头' }));
    await expect(await page.findByLabelText('预览')).toBeVisible();
    await expect(go).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { devices: refusedDevices },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '打开摄像头' }));
    await waitFor(() => expect(page.getByText(/没有授权。请在浏览器地址栏允许使用/)).toBeVisible());
  },
};
