import type { ProgrammeCard } from '@banyan/contracts/training';
import type { CoverMotif } from '@banyan/ui';

/** Drawing on the cover of a programme, by its field. */
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
