import type { ActivityInfo, ActivitySession } from '@banyan/contracts/training';

/** The learner's situation in an activity, which decides the next step. */
export type Situation =
  /** Registration opens later. */
  | 'early'
  | 'register'
  /** No place is left, but there is a waiting list. */
  | 'full'
  /** Registration is over. */
  | 'over'
  | 'waiting'
  /** It has begun, and the waiting list gives no places any more. */
  | 'waitedOut'
  | 'registered'
  /** Signed in to a session, and another one comes. */
  | 'next'
  | 'signIn'
  /** Signed in, and the session is under way. */
  | 'here'
  | 'signOut'
  | 'evaluate'
  /** It has ended, and the learner attended. */
  | 'attended'
  | 'absent'
  | 'ended';

/** Situation with its session. */
export interface Standing {
  readonly situation: Situation;
  readonly session: ActivitySession | null;
}

function ofWhoCame(info: ActivityInfo, now: number): Standing {
  const { activity, evaluation, sessions, signOut } = info;
  const leaving = signOut
    ? sessions.find((one) => one.standing === 'signed_in' && one.signOutFrom <= now && now < one.signOutTo)
    : undefined;
  if (leaving !== undefined) return { situation: 'signOut', session: leaving };
  const open = sessions.find((one) => one.signInFrom <= now && now < one.endsAt);
  if (open !== undefined) {
    return { situation: open.standing === 'registered' ? 'signIn' : 'here', session: open };
  }
  if (activity.state !== 'ended') {
    return { situation: activity.standing === 'registered' ? 'registered' : 'next', session: null };
  }
  if (activity.standing === 'absent' || !evaluation.open) return { situation: 'absent', session: null };
  return { situation: evaluation.own === null ? 'evaluate' : 'attended', session: null };
}

/** The current situation; `now` is the server's clock. */
export function standingNow(info: ActivityInfo, now: number): Standing {
  const { activity } = info;
  const { places, registration, standing, state, taken, waiting } = activity;
  const simple = (situation: Situation): Standing => ({ situation, session: null });
  if (standing === 'waiting') {
    if (state === 'ended') return simple('ended');
    return simple(state === 'not_started' ? 'waiting' : 'waitedOut');
  }
  if (standing !== 'none') return ofWhoCame(info, now);
  if (state === 'ended') return simple('ended');
  if (registration.state === 'not_started') return simple('early');
  if (registration.state === 'over') return simple('over');
  return simple(taken >= places || waiting > 0 ? 'full' : 'register');
}

/** The next moment of a change by time alone, epoch ms; null when there is none. */
export function nextChange({ activity, sessions }: ActivityInfo, now: number): number | null {
  const moments = [
    activity.registration.from,
    activity.registration.to,
    activity.beginsAt,
    activity.endsAt,
    ...sessions.flatMap(({ endsAt, signInFrom, signOutFrom, signOutTo }) => [
      signInFrom,
      endsAt,
      signOutFrom,
      signOutTo,
    ]),
  ].filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
