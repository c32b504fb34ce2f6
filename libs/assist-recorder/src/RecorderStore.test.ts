import { type EndFromServer, type RecordingStatus } from '@banyan/contracts/account';
import { configure } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartOfScreenError, type CaptureEvents } from './capture.ts';
import { RecorderStore } from './RecorderStore.ts';

configure({ enforceActions: 'always' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const piece = (text: string) => new Blob([text]);

function setUp() {
  let events: CaptureEvents | null = null;
  let ended: EndFromServer | '' = '';
  let stands: RecordingStatus = 'recording';
  const sent: (readonly [index: number, status: string, type: string, sound: string])[] = [];
  const reported: string[] = [];
  const checks: number[] = [];
  const ports = {
    capture: vi.fn((given: CaptureEvents) => {
      events = given;
      const stop = () => {
        given.onChunk(piece('last'), true);
        given.onEnd();
      };
      return Promise.resolve({ sound: false, stop });
    }),
    check: vi.fn(({ count }: { count: number }) => {
      checks.push(count);
      const msg = ended === '' ? '' : 'over';
      return Promise.resolve({ confirmTime: null, expireTime: 9_000, errorCode: ended, msg, status: stands });
    }),
    report: vi.fn(({ status }: { status: string }) => {
      reported.push(status);
      return Promise.resolve({ status: 'ready' as const, index: 4 });
    }),
    send: vi.fn(({ index, sound, status, type }: Record<'status' | 'type' | 'sound', string> & { index: number }) => {
      sent.push([index, status, type, sound]);
      return Promise.resolve(status === 'stopped' ? { number: 'AS-1', url: '/x' } : { number: '', url: '' });
    }),
    log: vi.fn(),
    isGone: (error: unknown) => error instanceof RangeError,
    leave: vi.fn(),
  };
  const store = new RecorderStore({ id: 7, type: 'assist', expireTime: 9_000 }, ports);
  return {
    store,
    ports,
    sent,
    reported,
    checks,
    end: (why: EndFromServer) => (ended = why),
    stand: (status: RecordingStatus) => (stands = status),
    chunk: (text: string) => events?.onChunk(piece(text), false),
    fail: () => events?.onError(new Error('broken')),
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a support session', () => {
  it('records after consent, sends pieces in their order, and leaves 3 s after the last [AR-01, AR-02, AR-03]', async () => {
    const { chunk, ports, reported, sent, store } = setUp();
    await store.start();
    // Consent alone records nothing.
    expect([store.status, store.starting, store.isRecorded]).toEqual(['ready', true, false]);
    chunk('a');
    await settle();
    expect([store.status, store.starting, store.isRecorded]).toEqual(['recording', false, true]);
    chunk('b');
    store.stop();
    await settle();
    expect(reported).toEqual(['start']);
    expect(sent).toEqual([
      [4, 'recording', 'assist', 'N'],
      [5, 'recording', 'assist', 'N'],
      [6, 'stopped', 'assist', 'N'],
    ]);
    expect([store.status, store.number]).toEqual(['success', 'AS-1']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(ports.leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.leave).toHaveBeenCalledTimes(1);
  });

  it('only logs a piece that does not get there, and tries the last one again [AR-03]', async () => {
    const { chunk, ports, sent, store } = setUp();
    await store.start();
    chunk('a');
    await settle();
    ports.send.mockRejectedValueOnce(new Error('away'));
    chunk('b');
    await settle();
    ports.send.mockRejectedValueOnce(new Error('away'));
    store.stop();
    await settle();
    expect(sent.map(([index, status]) => [index, status])).toEqual([
      [4, 'recording'],
      [6, 'stopped'],
    ]);
    expect(ports.log).toHaveBeenCalledTimes(2);
    expect(store.status).toBe('success');
  });

  it('asks every 5 s with its count, only logs that it could not, and stops asking at the end [AR-04]', async () => {
    const { checks, ports, store } = setUp();
    const end = store.watch();
    ports.check.mockRejectedValueOnce(new Error('away'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(checks).toEqual([1, 3]);
    expect(store.status).toBe('ready');
    store.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(checks).toEqual([1, 3]);
    end();
  });

  it.each(['delete', 'expire', 'unconfirmed'] as const)(
    'is stopped by %s, and what there is is sent [AR-01, AR-04]',
    async (why) => {
      const { chunk, end, sent, store } = setUp();
      const over = store.watch();
      await store.start();
      chunk('a');
      await settle();
      end(why);
      await vi.advanceTimersByTimeAsync(5000);
      expect([store.status, store.message]).toEqual([why, 'over']);
      expect(sent.at(-1)).toEqual([5, 'stopped', 'assist', 'N']);
      over();
    },
  );

  it('fails where the picture is refused, and breaks off with an error [AR-05]', async () => {
    const one = setUp();
    one.ports.capture.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await one.store.start();
    expect([one.store.status, one.reported]).toEqual(['fail', ['fail']]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(one.ports.leave).toHaveBeenCalled();
    const two = setUp();
    await two.store.start();
    two.chunk('a');
    await settle();
    two.fail();
    await vi.advanceTimersByTimeAsync(6000);
    expect([two.store.status, two.reported]).toEqual(['error', ['start', 'error']]);
    expect(two.ports.leave).not.toHaveBeenCalled();
  });

  it('does not begin without its first piece, tries it three times, and asks again for the whole screen [AR-03, AR-05]', async () => {
    const one = setUp();
    one.ports.send.mockRejectedValue(new Error('away'));
    await one.store.start();
    one.chunk('a');
    await settle();
    expect(one.ports.send).toHaveBeenCalledTimes(3);
    expect([one.store.status, one.store.isRecorded, one.reported]).toEqual(['fail', false, ['start', 'fail']]);
    const two = setUp();
    two.ports.capture.mockRejectedValueOnce(new PartOfScreenError('window'));
    await two.store.start();
    expect([two.store.status, two.store.starting, two.store.partOnly, two.reported]).toEqual([
      'ready',
      false,
      true,
      [],
    ]);
  });

  it('is called recorded only while the server says so, here and in other windows [AR-03, AR-04]', async () => {
    const { chunk, stand, store } = setUp();
    const end = store.watch();
    await store.start();
    chunk('a');
    await settle();
    stand('ready');
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.status, store.isRecorded]).toEqual(['recording', false]);
    chunk('b');
    await settle();
    expect(store.isRecorded).toBe(true);
    end();
    const other = setUp();
    const over = other.store.watch();
    await settle();
    expect([other.store.status, other.store.isRecorded]).toEqual(['ready', true]);
    other.stand('success');
    await vi.advanceTimersByTimeAsync(5000);
    expect([other.store.status, other.store.isRecorded]).toEqual(['success', false]);
    over();
    const gone = setUp();
    gone.ports.check.mockRejectedValueOnce(new RangeError('no such session'));
    const last = gone.store.watch();
    await settle();
    expect(gone.ports.leave).toHaveBeenCalledTimes(1);
    last();
  });
});
