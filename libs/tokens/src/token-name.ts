import type { Accents } from './accents.ts';
import type { ConstantName, PaletteName } from './palette.ts';

/** Every variable there is: the palette, what follows from the tenant's colours, and sizes, motion and layers. */
export type TokenName = PaletteName | ConstantName | keyof Accents;
