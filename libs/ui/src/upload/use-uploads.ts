import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts';
import type { UploadItem } from './upload-types.ts';

/** Props that `Upload` needs for its list and actions. */
export interface Uploads<Result = unknown> {
  files: readonly UploadItem<Result>[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  /** Moves a file `by` places towards the end, or towards the beginning with a number below 0. */
  onMove?: (id: string, by: number) => void;
}

/** A queue that outlives a screen, e.g. one kept by the application, as `Upload` needs it. */
export function useUploadQueue<Result = unknown>(queue: UploadQueue<Result>): Uploads<Result> {
  const files = useSyncExternalStore(queue.subscribe, queue.items);
  const { add, cancel, move, remove, retry } = queue;
  return { files, onAdd: add, onRetry: retry, onCancel: cancel, onRemove: remove, onMove: move };
}

/**
 * Sends files while a screen is shown: `<Upload {...useUploads({ send })} … />`. Unmounting stops running transfers;
 * `createUploadQueue` and `useUploadQueue` are for transfers that continue.
 */
export function useUploads<Result = unknown>(options: UploadQueueOptions<Result>): Uploads<Result> {
  const [queue] = useState(() => createUploadQueue(options));
  const { send, rules } = options;
  useEffect(() => queue.configure({ send, rules }), [queue, send, rules]);
  useEffect(
    () => () => {
      for (const { id } of queue.items()) queue.cancel(id);
    },
    [queue],
  );
  return useUploadQueue(queue);
}
