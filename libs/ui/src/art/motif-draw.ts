import type { ReactNode } from 'react';
import type { Pigment } from './pigments.ts';
import type { Random } from './random.ts';

/** How a motif is drawn, on a sheet of 320 × 180. */
export type Draw = (random: Random, pigment: Pigment) => ReactNode;
