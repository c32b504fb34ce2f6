import type { LiveRoom } from '@banyan/contracts/live';

/** Parts of the agenda that had begun when the room ended; none before its end, or if it never began. */
export const coveredParts = ({
  agenda,
  endedAt,
  startedAt,
}: Pick<LiveRoom, 'agenda' | 'endedAt' | 'startedAt'>): LiveRoom['agenda'] =>
  startedAt === null || endedAt === null ? [] : agenda.filter(({ at }) => at < endedAt);
