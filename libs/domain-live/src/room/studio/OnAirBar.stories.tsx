import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLive } from '../../testing/liveStory.tsx';
import { drawnDevices } from '../../testing/drawnDevices.ts';
import { OnAirBar } from './OnAirBar.tsx';
import { PieceQueueStore } from './PieceQueueStore.ts';
import { StudioStore } from './StudioStore.ts';

/** A presenter on air with some unsent pieces; `stalled`: because the connection is lost. */
function onAir(waiting: number, stalled: boolean): StudioStore {
  const never = () => new Promise<never>(() => undefined);
  const queue = new PieceQueueStore({
    send: () => (stalled ? Promise.resolve('failed') : never()),
    onOver: () => undefined,
    later: () => () => undefined,
  });
  for (let at = 0; at < waiting; at += 1)
    queue.add({ key: String(at), bytes: new Blob([]), type: 'webm', codecs: 'vp8,opus' });
  const studio = new StudioStore(100_001, {
    devices: drawnDevices,
    send: never,
    record: () => ({ stop: () => Promise.resolve() }),
    later: () => () => undefined,
    onOver: () => undefined,
    now: () => 0,
  });
  studio.queue = queue;
  return studio;
}

const meta: Meta<typeof OnAirBar> = {
  title: 'live/Live on-air bar',
  component: OnAirBar,
  decorators: [inLive(816)],
  args: { onChange: () => undefined, onStepDown: () => undefined, onEnd: () => undefined },
};
export default meta;
type Story = StoryObj<typeof OnAirBar>;

const bar = (waiting: number, stalled: boolean, guest = false): Story => ({
  render: ({ onChange, onEnd, onStepDown }) => (
    <OnAirBar
      studio={onAir(waiting, stalled)}
      onChange={onChange}
      onStepDown={onStepDown}
      onEnd={guest ? undefined : onEnd}
    />
  ),
});
export const Default: Story = bar(1, false);
export const PiecesWait: Story = bar(3, false);
export const NoConnection: Story = bar(3, true);
export const AsGuest: Story = bar(1, false, true);
