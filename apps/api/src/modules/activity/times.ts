import type { ActivityState, RegistrationState } from '@banyan/contracts/training';
import type { ActivityRow, SessionRow } from './activity.schema.ts';

const MINUTE_MS = 60_000;
const leadMs = 30 * MINUTE_MS;
const leaveBeforeMs = 30 * MINUTE_MS;
const leaveAfterMs = 120 * MINUTE_MS;

/** State of an activity by the clock. */
export function stateOf({ beginsAt, endsAt }: Pick<ActivityRow, 'beginsAt' | 'endsAt'>, now: number): ActivityState {
  if (now < beginsAt.getTime()) return 'not_started';
  return now < endsAt.getTime() ? 'ongoing' : 'ended';
}

/** State of its registration: it ends when the activity begins. */
export function registrationOf(
  { beginsAt, registrationFrom, registrationTo }: Pick<ActivityRow, 'beginsAt' | 'registrationFrom' | 'registrationTo'>,
  now: number,
): RegistrationState {
  if (now < registrationFrom.getTime()) return 'not_started';
  return now < Math.min(registrationTo.getTime(), beginsAt.getTime()) ? 'ongoing' : 'over';
}

/** Times of signing in to a session and out of it, epoch ms. */
export interface SessionTimes {
  readonly signInFrom: number;
  readonly signOutFrom: number;
  readonly signOutTo: number;
}

/** The times of a session: signing in starts only after the session before it. */
export function timesOf(
  { beginsAt, endsAt }: Pick<SessionRow, 'beginsAt' | 'endsAt'>,
  before?: SessionRow,
): SessionTimes {
  const begin = beginsAt.getTime();
  const end = endsAt.getTime();
  return {
    signInFrom: Math.max(begin - leadMs, before?.endsAt.getTime() ?? 0),
    signOutFrom: Math.max(begin, end - leaveBeforeMs),
    signOutTo: end + leaveAfterMs,
  };
}

/** The session that is open for signing in now, of those in their order. */
export function sessionToSignIn(sessions: readonly SessionRow[], now: number): SessionRow | undefined {
  return sessions.find(
    (session, index) => timesOf(session, sessions[index - 1]).signInFrom <= now && now < session.endsAt.getTime(),
  );
}
