import { CARRY_MS, TOLERANCE_S } from './credit.ts';

/**
 * An outage carries no more than this. A chapter that was fetched before plays on through a tunnel; a night without a
 * network is no study.
 */
export const OUTAGE_MS = 30 * 60_000;

/** Validity of a lease without a sign of its holder. */
export const LEASE_MS = 30_000;

/**
 * A learner's study lease as stored: the place they study from and their one clock, over all courses. Moments are epoch
 * ms.
 */
export interface Lease {
  /** Course that is, or was last, studied. */
  readonly courseId: number;
  /** Null when given back. */
  readonly holder: string | null;
  readonly expiresAt: number;
  /** Moment up to which study time is used up, see credit.ts. */
  readonly creditFrom: number;
  /** Last report, or when it was taken. */
  readonly beatAt: number;
}

/** The lease of a learner who never studied. */
export const freshLease = (courseId: number, now: number): Lease => ({
  courseId,
  holder: null,
  expiresAt: now,
  creditFrom: now,
  beatAt: now,
});

/** Whether someone else studies at this moment. */
export const isHeldByOther = (lease: Lease, holder: string, now: number) =>
  lease.holder !== null && lease.holder !== holder && lease.expiresAt > now;

/**
 * The lease once `holder` has it. A new holder brings no time of its own: it may use the time left over at most, so
 * that taking and giving back again and again earns nothing. The same holder keeps its clock through an outage, in
 * which it could not report, half an hour at most; while it could, time not reported lapses. Going on to another course
 * changes nothing about the clock.
 */
export function takeLease(
  lease: Lease,
  { holder, courseId }: Pick<Lease, 'courseId'> & { holder: string },
  now: number,
) {
  const outage = lease.holder === holder && lease.expiresAt <= now;
  const earliest = now - (outage ? OUTAGE_MS : CARRY_MS);
  // Further ahead than the tolerance at the lowest rate it can only be after the server's clock was set back.
  const since = (moment: number) => Math.min(Math.max(moment, earliest), now + TOLERANCE_S * 2000);
  return {
    courseId,
    holder,
    expiresAt: now + LEASE_MS,
    creditFrom: since(lease.creditFrom),
    beatAt: since(lease.beatAt),
  };
}

/**
 * The lease once its holder has given a course back. Anybody else changes nothing, nor does a window that has gone on
 * to another course by now.
 */
export const releaseLease = (lease: Lease, holder: string, courseId: number, now: number): Lease =>
  lease.holder === holder && lease.courseId === courseId
    ? { ...lease, holder: null, expiresAt: Math.min(lease.expiresAt, now) }
    : lease;
