import { fetchWeights } from './models.ts';
import type { Descriptor, Look, WorkerNews, WorkerOrder } from './protocol.ts';

/** Finds and describes faces, in a worker or in the page. No picture leaves this device. */
export interface FaceEngine {
  /** Fetches its models once; asked again after a failure it tries again. */
  load(onProgress: (share: number) => void): Promise<void>;
  /** Which faces stand in a frame: quick, for frame after frame. */
  look(frame: ImageData): Promise<Look>;
  /** The one face of a frame in numbers; null where it finds none after all. */
  describe(frame: ImageData): Promise<Descriptor | null>;
  close(): void;
}

interface Waiting {
  readonly resolve: (result: Look | Descriptor | null) => void;
  readonly reject: (error: Error) => void;
}

type Order = WorkerOrder extends infer One ? (One extends WorkerOrder ? Omit<One, 'id'> : never) : never;

/** The engine in a worker of its own, so that the page stays quick while it reckons. */
export function startEngine(): FaceEngine {
  const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    waiting.delete(data.id);
    if (data.kind === 'done') one.resolve(data.result);
    else one.reject(new Error(data.reason));
  });
  worker.addEventListener('error', () => failAll('the worker did not start'));
  const ask = (order: Order) =>
    new Promise<Look | Descriptor | null>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...order, id });
    });
  return {
    load: async (onProgress) => void (await ask({ kind: 'load', weights: await fetchWeights(onProgress) })),
    look: async (frame) => (await ask({ kind: 'look', frame })) as Look,
    describe: async (frame) => (await ask({ kind: 'describe', frame })) as Descriptor | null,
    close: () => {
      worker.terminate();
      failAll('closed');
    },
  };
}
