import { CARRY_MS, TOLERANCE_S } from './credit.ts';

/** How long a lease stands without a sign of its holder. [CO-06] */
export const LEASE_MS = 30_000;

/** A study lease as stored. Moments are epoch ms. */
export interface Lease {
  /** Null when given back. */
  readonly holder: string | null;
  readonly expiresAt: number;
  /** Moment up to which study time is used up, see credit.ts. */
  readonly creditFrom: number;
  /** Last report, or when it was taken. */
  readonly beatAt: number;
}

/** The lease when nobody has ever held it. */
export const freshLease = (now: number): Lease => ({ holder: null, expiresAt: now, creditFrom: now, beatAt: now });

/** Whether someone else studies at this moment. */
export const isHeldByOther = (lease: Lease, holder: string, now: number) =>
  lease.holder !== null && lease.holder !== holder && lease.expiresAt > now;

/**
 * The lease once `holder` has it. A new holder brings no time of its own: it may use what was left over at most, so
 * that taking and giving back again and again earns nothing. The same holder keeps its clock through an outage, in
 * which it could not report; while it could, time not reported lapses.
 */
export function takeLease(lease: Lease, holder: string, now: number): Lease {
  const outage = lease.holder === holder && lease.expiresAt <= now;
  const earliest = outage ? 0 : now - CARRY_MS;
  // Further ahead than the tolerance at the lowest rate it can only be after the server's clock was set back.
  const since = (moment: number) => Math.min(Math.max(moment, earliest), now + TOLERANCE_S * 2000);
  return {
    holder,
    expiresAt: now + LEASE_MS,
    creditFrom: since(lease.creditFrom),
    beatAt: since(lease.beatAt),
  };
}

/** The lease once its holder has given it back. Whoever does not hold it changes nothing. */
export const releaseLease = (lease: Lease, holder: string, now: number): Lease =>
  lease.holder === holder ? { ...lease, holder: null, expiresAt: Math.min(lease.expiresAt, now) } : lease;
