import type * as parts from './playerParts.ts';
import { whenIdle } from './whenIdle.ts';

/** Components around the picture. */
type PlayerParts = typeof parts;

/** Loads them once the page is visible. */
export async function fetchParts(): Promise<PlayerParts> {
  await whenIdle();
  return import('./playerParts.ts');
}
