import { describe, expect, it } from 'vitest';
import { freshLease, isHeldByOther, type Lease, LEASE_MS, releaseLease, takeLease } from './lease.ts';

const start = 1_700_000_000_000;
const one = { holder: 'window-one', courseId: 101 };
const held: Lease = takeLease(freshLease(101, start), one, start);

describe('study lease', () => {
  it('lasts 30 s and keeps others out as long [CO-06]', () => {
    expect(held.expiresAt).toBe(start + 30_000);
    expect(isHeldByOther(held, 'window-two', start + LEASE_MS - 1)).toBe(true);
    expect(isHeldByOther(held, 'window-two', start + LEASE_MS)).toBe(false);
    expect(isHeldByOther(held, 'window-one', start)).toBe(false);
  });

  it('is free at once when given back, and only its holder can give it back [CO-06]', () => {
    const given = releaseLease(held, 'window-one', 101, start + 1000);
    expect(isHeldByOther(given, 'window-two', start + 1000)).toBe(false);
    expect(releaseLease(held, 'window-two', 101, start + 1000)).toEqual(held);
  });

  it('starts without time to spend [CO-05]', () => {
    expect(held.creditFrom).toBe(start);
  });

  it('gives a new holder no more than what the last 30 s left over [CO-05]', () => {
    const tomorrow = start + 86_400_000;
    expect(
      takeLease(releaseLease(held, 'window-one', 101, start), { ...one, holder: 'window-two' }, tomorrow).creditFrom,
    ).toBe(tomorrow - 30_000);
    expect(
      takeLease({ ...held, creditFrom: start + 2000 }, { ...one, holder: 'window-two' }, start + 1000).creditFrom,
    ).toBe(start + 2000);
  });

  it('keeps the clock of the same window through an outage [CO-05]', () => {
    expect(takeLease(held, one, start + 300_000)).toMatchObject({ creditFrom: start, beatAt: start });
  });

  it('carries half an hour of an outage at most [CO-05]', () => {
    const tomorrow = start + 86_400_000;
    expect(takeLease(held, one, tomorrow)).toMatchObject({
      creditFrom: tomorrow - 1_800_000,
      beatAt: tomorrow - 1_800_000,
    });
  });

  it('keeps place and clock of a window that goes on to another course, which does not give them back [CO-06]', () => {
    const gone = takeLease({ ...held, creditFrom: start + 2000 }, { ...one, courseId: 202 }, start + 5000);
    expect(gone).toMatchObject({ courseId: 202, holder: 'window-one', creditFrom: start + 2000 });
    expect(releaseLease(gone, 'window-one', 101, start + 6000)).toEqual(gone);
  });

  it('lets time lapse that a window in touch does not report [CO-05]', () => {
    let lease = held;
    for (let now = start; now <= start + 300_000; now += 20_000) lease = takeLease(lease, one, now);
    expect(lease.creditFrom).toBe(start + 300_000 - 30_000);
  });
});
