import type * as parts from './playerParts.ts';
import { whenIdle } from './whenIdle.ts';

/** What shows the player around the picture. */
type PlayerParts = typeof parts;

/** Fetches it, once the page is to be seen. */
export async function fetchParts(): Promise<PlayerParts> {
  await whenIdle();
  return import('./playerParts.ts');
}
