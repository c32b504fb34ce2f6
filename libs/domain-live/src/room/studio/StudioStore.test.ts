import { ErrorCode } from '@banyan/contracts';
import { sendPiece, type RoomRefusal } from '@banyan/contracts/live';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Source } from './devices.ts';
import type { RecordedPiece } from './PieceQueueStore.ts';
import { StudioStore } from './StudioStore.ts';

configure({ enforceActions: 'always' });

const piece = (key: string): RecordedPiece => ({
  ...{ key, bytes: new Blob([key]), type: 'webm', codecs: 'vp8,opus' },
});
const refusedWith = (refusal: RoomRefusal) =>
  new RefusedError(sendPiece, { code: ErrorCode.roomRefused, msg: '', data: { refusal } });

function setUp() {
  const sources: Source[] = [];
  const recorded: { give: (one: RecordedPiece) => void; stop: ReturnType<typeof vi.fn<() => Promise<void>>> }[] = [];
  const onOver = vi.fn();
  const send = vi.fn(() => Promise.resolve({ index: 0, filmMs: 4000 }));
  const open = vi.fn(() => {
    const source: Source = {
      stream: {} as MediaStream,
      level: () => 0,
      setMuted: vi.fn(),
      onEnd: vi.fn(),
      close: vi.fn(),
    };
    sources.push(source);
    return Promise.resolve(source);
  });
  const studio = new StudioStore(7, {
    devices: { open, list: () => Promise.resolve({ cameras: [], microphones: [] }) },
    send,
    record: (_stream, give) => {
      const stop = vi.fn<() => Promise<void>>(() => Promise.resolve());
      recorded.push({ give, stop });
      return { stop };
    },
    later: () => () => undefined,
    onOver,
    now: () => 5,
  });
  return { studio, sources, recorded, send, open, onOver };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('Studio', () => {
  it('opens nothing by itself, says why no picture came, and goes on air with what is open [LV-01]', async () => {
    const { open, recorded, send, studio } = setUp();
    studio.start();
    expect([open.mock.calls.length, studio.onAir]).toEqual([0, false]);
    open.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await studio.open();
    expect([studio.trouble, studio.source]).toEqual(['refused', null]);
    await studio.open();
    studio.start();
    expect([studio.onAir, studio.since, studio.trouble]).toEqual([true, 5, null]);
    recorded[0]?.give(piece('a'));
    await settle();
    expect(send).toHaveBeenCalledWith(
      sendPiece,
      { id: 7, key: 'a', type: 'webm', codecs: 'vp8,opus' },
      expect.any(Blob),
    );
  });

  it('begins with the new picture before it ends the old one, and keeps the microphone as it was [LV-01]', async () => {
    const { recorded, sources, studio } = setUp();
    await studio.open();
    studio.start();
    studio.toggleMuted();
    await studio.open({ picture: 'screen' });
    expect(recorded).toHaveLength(2);
    expect(recorded[0]?.stop).toHaveBeenCalledOnce();
    expect(sources[0]?.close).toHaveBeenCalledOnce();
    expect(sources[1]?.setMuted).toHaveBeenCalledWith(true);
    expect(studio.onAir).toBe(true);
  });

  it('keeps what is on air where another picture does not come, and says when it has ended by itself [LV-01]', async () => {
    const { open, recorded, sources, studio } = setUp();
    await studio.open();
    studio.start();
    open.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await studio.open({ picture: 'screen' });
    expect([studio.picture, studio.trouble, studio.gone, recorded.length]).toEqual(['camera', 'refused', false, 1]);
    expect(sources[0]?.close).not.toHaveBeenCalled();
    vi.mocked(sources[0]!.onEnd).mock.calls[0]?.[0]();
    expect(studio.gone).toBe(true);
    await studio.open();
    expect([studio.gone, studio.trouble, studio.onAir]).toEqual([false, null, true]);
  });

  it('stops when somebody else is on the stage, and keeps what a lost connection held up [LV-01]', async () => {
    const { onOver, recorded, send, sources, studio } = setUp();
    await studio.open();
    studio.start();
    send.mockRejectedValueOnce(new NetworkError(sendPiece));
    recorded[0]?.give(piece('a'));
    await settle();
    expect([studio.queue?.waiting, studio.queue?.stalled]).toEqual([1, true]);
    send.mockRejectedValueOnce(refusedWith('stage'));
    studio.online();
    await settle();
    expect([studio.onAir, studio.ousted, studio.finishing]).toEqual([false, true, false]);
    expect(sources[0]?.close).toHaveBeenCalled();
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('sends nothing more once it was told that somebody else is on the stage [LV-01]', async () => {
    const { recorded, send, studio } = setUp();
    await studio.open();
    studio.start();
    recorded[0]?.stop.mockImplementationOnce(() => {
      recorded[0]?.give(piece('last'));
      return Promise.resolve();
    });
    studio.oust();
    await settle();
    expect(send).not.toHaveBeenCalled();
    expect([studio.onAir, studio.ousted, studio.finishing]).toEqual([false, true, false]);
  });

  it('sends the last piece before it says that it is over [LV-01]', async () => {
    const { recorded, send, studio } = setUp();
    await studio.open();
    studio.start();
    recorded[0]?.stop.mockImplementationOnce(() => {
      recorded[0]?.give(piece('last'));
      return Promise.resolve();
    });
    await studio.stop();
    expect(send).toHaveBeenCalledOnce();
    expect([studio.onAir, studio.finishing, studio.queue?.waiting]).toEqual([false, false, 0]);
  });
});
