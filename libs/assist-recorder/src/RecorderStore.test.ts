import { assistLimits, type EndFromServer } from '@banyan/contracts';
import { configure } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptureEvents } from './capture.ts';
import { RecorderStore } from './RecorderStore.ts';

configure({ enforceActions: 'always' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const piece = (text: string) => new Blob([text]);

function setUp() {
  let events: CaptureEvents | null = null;
  let ended: EndFromServer | '' = '';
  const sent: (readonly [index: number, status: string, type: string])[] = [];
  const reported: string[] = [];
  const checks: number[] = [];
  const ports = {
    capture: vi.fn((given: CaptureEvents) => {
      events = given;
      const stop = () => {
        given.onChunk(piece('last'), true);
        given.onEnd();
      };
      return Promise.resolve({ container: { type: 'webm' as const, mimeType: 'video/webm' }, stop });
    }),
    check: vi.fn(({ count }: { count: number }) => {
      checks.push(count);
      const msg = ended === '' ? '' : 'over';
      return Promise.resolve({ confirmTime: null, expireTime: 9_000, errorCode: ended, msg });
    }),
    report: vi.fn(({ status }: { status: string }) => {
      reported.push(status);
      return Promise.resolve({ status: 'recording' as const, index: 4 });
    }),
    send: vi.fn(({ index, status, type }: { index: number; status: string; type: string }) => {
      sent.push([index, status, type]);
      return Promise.resolve(status === 'stopped' ? { number: 'AS-1', url: '/x' } : { number: '', url: '' });
    }),
    log: vi.fn(),
    leave: vi.fn(),
  };
  const store = new RecorderStore({ id: 7, expireTime: 9_000 }, ports);
  return {
    store,
    ports,
    sent,
    reported,
    checks,
    end: (why: EndFromServer) => (ended = why),
    chunk: (text: string) => events?.onChunk(piece(text), false),
    fail: () => events?.onError(new Error('broken')),
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a support session', () => {
  it('records after consent, sends pieces in their order, and leaves 3 s after the last [AR-01, AR-02, AR-03]', async () => {
    const { chunk, ports, reported, sent, store } = setUp();
    await store.start();
    expect(store.status).toBe('recording');
    chunk('a');
    chunk('b');
    store.stop();
    await settle();
    expect(reported).toEqual(['start']);
    expect(sent).toEqual([
      [4, 'recording', 'webm'],
      [5, 'recording', 'webm'],
      [6, 'stopped', 'webm'],
    ]);
    expect([store.status, store.number]).toEqual(['success', 'AS-1']);
    await vi.advanceTimersByTimeAsync(assistLimits.exitMs - 1);
    expect(ports.leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.leave).toHaveBeenCalledTimes(1);
  });

  it('only logs a piece that does not get there, and tries the last one again [AR-03]', async () => {
    const { chunk, ports, sent, store } = setUp();
    await store.start();
    ports.send.mockRejectedValueOnce(new Error('away'));
    chunk('a');
    await settle();
    ports.send.mockRejectedValueOnce(new Error('away'));
    store.stop();
    await settle();
    expect(sent).toEqual([[5, 'stopped', 'webm']]);
    expect(ports.log).toHaveBeenCalledTimes(2);
    expect(store.status).toBe('success');
  });

  it('asks every 5 s with its count, only logs that it could not, and stops asking at the end [AR-04]', async () => {
    const { checks, ports, store } = setUp();
    const end = store.watch();
    ports.check.mockRejectedValueOnce(new Error('away'));
    await vi.advanceTimersByTimeAsync(2 * assistLimits.checkMs);
    expect(checks).toEqual([1, 3]);
    expect(store.status).toBe('ready');
    store.cancel();
    await vi.advanceTimersByTimeAsync(2 * assistLimits.checkMs);
    expect(checks).toEqual([1, 3]);
    end();
  });

  it.each(['delete', 'expire', 'unconfirmed'] as const)(
    'is stopped by %s, and what there is is sent [AR-01, AR-04]',
    async (why) => {
      const { end, sent, store } = setUp();
      const over = store.watch();
      await store.start();
      end(why);
      await vi.advanceTimersByTimeAsync(assistLimits.checkMs);
      expect([store.status, store.message]).toEqual([why, 'over']);
      expect(sent).toEqual([[4, 'stopped', 'webm']]);
      over();
    },
  );

  it('fails where the picture is refused, and breaks off with an error [AR-05]', async () => {
    const one = setUp();
    one.ports.capture.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await one.store.start();
    expect([one.store.status, one.reported]).toEqual(['fail', ['fail']]);
    await vi.advanceTimersByTimeAsync(assistLimits.exitMs);
    expect(one.ports.leave).toHaveBeenCalled();
    const two = setUp();
    await two.store.start();
    two.fail();
    await vi.advanceTimersByTimeAsync(2 * assistLimits.exitMs);
    expect([two.store.status, two.reported]).toEqual(['error', ['start', 'error']]);
    expect(two.ports.leave).not.toHaveBeenCalled();
  });
});
