import { ErrorCode, ev1 } from '@banyan/contracts';
import { EnvelopeRefusal } from './refusal.ts';

/** Memory of seen nonces, shared by all server processes. */
export interface ReplayStore {
  /** Remembers the pair until `untilMs` (epoch ms). True the first time, false when it is remembered already; atomic. */
  claim(kid: string, jti: string, untilMs: number): Promise<boolean>;
}

/** The last two checks: the clock (4011 with this server's time), then whether the pair is new (50005). */
export async function refuseStale(
  seen: { readonly kid: string; readonly jti: string; readonly timestamp: number },
  now: number,
  replay: ReplayStore,
): Promise<void> {
  if (Math.abs(now - seen.timestamp) > ev1.maxSkewMs) {
    throw new EnvelopeRefusal(ErrorCode.clockSkew, 'clock skew', { serverTime: now });
  }
  if (!(await replay.claim(seen.kid, seen.jti, now + ev1.replayWindowMs))) {
    throw new EnvelopeRefusal(ErrorCode.shown, 'replay');
  }
}
