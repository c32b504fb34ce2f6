import type { ProgrammeCard } from '@banyan/contracts/training';
import type { CoverMotif } from '@banyan/ui';

/** What the cover of a programme shows, by its field. */
export const programmeMotif: Readonly<Record<ProgrammeCard['motif'], CoverMotif>> = {
  quality: 'gauge',
  lean: 'flow',
  safety: 'tiles',
  equip: 'wheels',
  lead: 'people',
  digital: 'dots',
  supply: 'routes',
  comply: 'sheets',
  newbie: 'canopy',
};
