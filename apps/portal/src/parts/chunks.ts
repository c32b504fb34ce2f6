import { loadPart, LostPart } from '@banyan/ui';
import type { ReloadMemory } from './reloadOnce.ts';

export interface ChunkLoaderDeps {
  /** For this release: other parts that do load must not make the missing one reload again and again. */
  readonly memory: Pick<ReloadMemory, 'tried' | 'note'>;
  /** Reloads the page, at the address that was about to open. */
  readonly reload: () => void;
  readonly isOnline: () => boolean;
}

/** Loads a lazy part of the program. */
export type ChunkLoader = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads screens and their texts with the same limit. A part that fails while the machine is online most likely
 * disappeared with an older release: the page is reloaded once, which brings the new release. If that did not help,
 * and when offline, the error is a LostPart.
 */
export function createChunkLoader({ memory, reload, isOnline }: ChunkLoaderDeps): ChunkLoader {
  return async (load) => {
    try {
      return await loadPart(load);
    } catch (error) {
      const late = error instanceof LostPart && error.reason === 'timeout';
      if (!late && isOnline() && !memory.tried() && memory.note()) {
        reload();
        // The page is being reloaded: nothing on it should change any more.
        return await new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
}
