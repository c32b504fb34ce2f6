import { v } from './v.ts';

/** Subject of a drawn cover. */
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
