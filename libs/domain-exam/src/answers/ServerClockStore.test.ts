import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClockStore } from './ServerClockStore.ts';

const server = 1_763_630_000_000;

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A clock ticked by the test, which may pause like that of a sleeping computer. */
function make(leftS: number) {
  let asleepMs = 0;
  const ended = vi.fn();
  const clock = new ServerClockStore(() => performance.now() - asleepMs, ended);
  clock.sync({ now: server, deadlineAt: server + leftS * 1000 });
  return { clock, ended, sleep: (ms: number) => (asleepMs += ms) };
}

describe('ServerClockStore', () => {
  it('counts by the server’s clock, whatever the device’s is set to [EX-05]', async () => {
    const { clock } = make(2538);
    expect(clock.left).toBe(2538);
    vi.setSystemTime(7_200_000);
    await vi.advanceTimersByTimeAsync(8000);
    expect(clock.left).toBe(2530);
    clock.stop();
  });

  it('says 30, 5 and 1 minute once each, and the end [EX-05]', async () => {
    const { clock, ended } = make(1802);
    const marks: (number | null)[] = [];
    for (const wait of [1000, 1000, 1_500_000, 240_000, 59_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      marks.push(clock.mark);
    }
    expect(marks).toEqual([null, 1800, 300, 60, 60]);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(clock.left).toBe(0);
    expect(ended).toHaveBeenCalled();
  });

  it('says nothing of a mark that had passed before the page was opened', () => {
    const { clock } = make(200);
    expect(clock.mark).toBeNull();
    clock.stop();
  });

  it('learns from the next answer that the computer has slept, and from a slow one nothing [EX-05]', () => {
    const { clock, sleep } = make(600);
    const deadlineAt = server + 600_000;
    sleep(120_000);
    clock.sync({ now: server + 120_000, deadlineAt });
    expect(clock.left).toBe(480);
    clock.sync({ now: server + 100_000, deadlineAt });
    expect(clock.left).toBe(480);
    clock.stop();
  });

  it('takes over a deadline that was moved', () => {
    const { clock } = make(10);
    clock.sync({ now: server, deadlineAt: server + 900_000 });
    expect(clock.left).toBe(900);
    clock.stop();
  });
});
