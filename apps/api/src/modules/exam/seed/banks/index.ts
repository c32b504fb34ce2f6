import type { SeedBank } from '../types.ts';
import { dailyBank } from './daily/index.ts';
import { foodBank } from './food/index.ts';
import { inspectionBank } from './inspection/index.ts';
import { measuringBank } from './measuring/index.ts';
import { safetyBank } from './safety/index.ts';
import { samplingBank } from './sampling/index.ts';
import { serviceBank } from './service/index.ts';
import { stockBank } from './stock/index.ts';

/** Question banks of the demo enterprises. */
export const banks: readonly SeedBank[] = [
  samplingBank,
  inspectionBank,
  safetyBank,
  measuringBank,
  foodBank,
  serviceBank,
  stockBank,
  dailyBank,
];
