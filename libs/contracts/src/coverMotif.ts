import { z } from './z.ts';

/** What a drawn cover shows. */
export const coverMotif = z.enum([
  'quality',
  'lean',
  'safety',
  'equip',
  'lead',
  'digital',
  'supply',
  'comply',
  'newbie',
]);
export type CoverMotif = z.output<typeof coverMotif>;
