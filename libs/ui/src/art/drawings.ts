import type { ReactNode } from 'react';
import type { DrawingName } from './drawing-names.ts';
import { badge, devices, gate, lock, lost, mail, stump } from './drawings-places.tsx';
import { broken, offline, search, seal, sprout, tick } from './drawings-things.tsx';

/** Shapes by name. */
export type Drawings = Readonly<Record<DrawingName, () => ReactNode>>;

/** Every drawing: a chunk of its own. */
export const drawings: Drawings = {
  badge,
  broken,
  devices,
  gate,
  lock,
  lost,
  mail,
  offline,
  seal,
  search,
  sprout,
  stump,
  tick,
};
