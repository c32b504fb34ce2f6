import type { ActivityCard, ActivityKind, ActivityStanding } from '@banyan/contracts/training';
import type { CoverMotif, Tone } from '@banyan/ui';

/** Drawing on the cover of each kind. */
export const motifOfKind: Readonly<Record<ActivityKind, CoverMotif>> = {
  workshop: 'wheels',
  lecture: 'sheets',
  visit: 'routes',
  contest: 'gauge',
  volunteer: 'canopy',
};

/** Tone of the learner's state in an activity. */
export const toneOfStanding: Readonly<Record<ActivityStanding, Tone>> = {
  none: 'neutral',
  waiting: 'warn',
  registered: 'info',
  signed_in: 'ok',
  signed_out: 'ok',
  absent: 'danger',
};

/** Words and tone for the state of an activity: the clock first, then its registration. */
export function standOf({ registration, state }: Pick<ActivityCard, 'registration' | 'state'>) {
  if (state === 'ended') return { word: 'ended', tone: 'neutral' } as const;
  if (state === 'ongoing') return { word: 'ongoing', tone: 'info' } as const;
  if (registration.state === 'ongoing') return { word: 'registering', tone: 'ok' } as const;
  return registration.state === 'over'
    ? ({ word: 'registered', tone: 'neutral' } as const)
    : ({ word: 'early', tone: 'neutral' } as const);
}
