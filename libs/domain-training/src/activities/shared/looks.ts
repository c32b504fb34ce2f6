import type { ActivityCard, ActivityKind, ActivityStanding } from '@banyan/contracts/training';
import type { CoverMotif, Tone } from '@banyan/ui';

/** What the cover of each kind is drawn from. */
export const motifOfKind: Readonly<Record<ActivityKind, CoverMotif>> = {
  workshop: 'wheels',
  lecture: 'sheets',
  visit: 'routes',
  contest: 'gauge',
  volunteer: 'canopy',
};

/** What to make of where somebody stands. */
export const toneOfStanding: Readonly<Record<ActivityStanding, Tone>> = {
  none: 'neutral',
  waiting: 'warn',
  registered: 'info',
  signed_in: 'ok',
  signed_out: 'ok',
  absent: 'danger',
};

/** Words for where an activity stands, and what to make of it: the clock first, then its registration. */
export function standOf({ registration, state }: Pick<ActivityCard, 'registration' | 'state'>) {
  if (state === 'ended') return { word: 'ended', tone: 'neutral' } as const;
  if (state === 'ongoing') return { word: 'ongoing', tone: 'info' } as const;
  if (registration.state === 'ongoing') return { word: 'registering', tone: 'ok' } as const;
  return registration.state === 'over'
    ? ({ word: 'registered', tone: 'neutral' } as const)
    : ({ word: 'early', tone: 'neutral' } as const);
}
