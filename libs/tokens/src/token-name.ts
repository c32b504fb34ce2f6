import type { Accents } from './accents.ts';
import type { ConstantName, PaletteName } from './palette.ts';

/** Every variable: the palette, the colours derived from the tenant's, and sizes, motion and layers. */
export type TokenName = PaletteName | ConstantName | keyof Accents;
