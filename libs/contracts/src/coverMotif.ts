import { v } from './v.ts';

/** What a drawn cover shows. */
export const coverMotif = v.picklist([
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
export type CoverMotif = v.InferOutput<typeof coverMotif>;
