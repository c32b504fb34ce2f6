import type { LiveRoom } from '@banyan/contracts/live';

/** Parts of the agenda that had begun when the room ended; none before its end. */
export const coveredParts = ({ agenda, endedAt }: Pick<LiveRoom, 'agenda' | 'endedAt'>): LiveRoom['agenda'] =>
  endedAt === null ? [] : agenda.filter(({ at }) => at < endedAt);
