import { inTime, LatePartError, partLimitMs } from '@banyan/ui';
import type { ReloadMemory } from './reloadOnce.ts';

/** A part of the program did not arrive: the screen offers to refresh [SH-14]. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(reason === 'timeout' ? `no chunk within ${partLimitMs} ms` : 'a chunk could not be loaded', { cause });
    this.reason = reason;
  }
}

export interface ChunkLoaderDeps {
  /** Of this release: other parts that do arrive must not make the missing one reload again and again. */
  readonly memory: Pick<ReloadMemory, 'tried' | 'note'>;
  /** Loads the page anew, at the address that was on its way in. */
  readonly reload: () => void;
  readonly isOnline: () => boolean;
}

/** Loads a lazy part of the program. */
export type ChunkLoader = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads a part that shows inside a screen, with the limit of 120 s [SH-14]. It is never worth loading the page anew by
 * itself: what is on the screen would be lost.
 */
export const loadPart: ChunkLoader = async (load) => {
  try {
    return await inTime(load);
  } catch (error) {
    throw new ChunkLoadError(error instanceof LatePartError ? 'timeout' : 'failed', error);
  }
};

/**
 * Loads screens and their texts with the same limit. A part that fails while the machine is online is most likely
 * gone with an older release: the page is loaded anew once, which brings the new release. If that did not help, and when
 * offline, it is a ChunkLoadError.
 */
export function createChunkLoader({ memory, reload, isOnline }: ChunkLoaderDeps): ChunkLoader {
  return async (load) => {
    try {
      return await loadPart(load);
    } catch (error) {
      const late = error instanceof ChunkLoadError && error.reason === 'timeout';
      if (!late && isOnline() && !memory.tried() && memory.note()) {
        reload();
        // The page is going: nothing on it should change any more.
        return await new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
}
