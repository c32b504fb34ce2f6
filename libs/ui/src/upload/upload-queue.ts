import { freeName, problemOf, taken } from './rules.ts';
import type { Send, UploadItem, UploadRules } from './upload-types.ts';

export interface UploadQueueOptions<Result = unknown> {
  /** Sends one file. */
  send: Send<Result>;
  /** Limits on the files. */
  rules?: UploadRules;
  /** Number of simultaneous transfers. */
  concurrency?: number;
  /** Files that the server has already. */
  initial?: readonly UploadItem<Result>[];
}

/** Uploads outside of React: a render, or leaving a screen, loses none of them. */
export interface UploadQueue<Result = unknown> {
  items: () => readonly UploadItem<Result>[];
  /** Calls back after every change; returns a function that ends that. */
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Sends a file again that failed, was stopped, or has room now. */
  retry: (id: string) => void;
  /** Stops a transfer or removes it from the waiting line; the file stays in the list. */
  cancel: (id: string) => void;
  /** Removes a file from the list, in any state. */
  remove: (id: string) => void;
  /** Moves a file `by` places towards the end, or towards the beginning with a number below 0. */
  move: (id: string, by: number) => void;
  /** Removes all files and stops every transfer. */
  clear: () => void;
  /** New rules or another sender, for transfers from now on. */
  configure: (options: Pick<UploadQueueOptions<Result>, 'send' | 'rules'>) => void;
}

let count = 0;
const nextId = () => `upload-${(count += 1)}`;

/** Creates a queue that sends a few files at a time, in order, and keeps the outcome of each. */
export function createUploadQueue<Result = unknown>({
  send: firstSend,
  rules: firstRules = {},
  concurrency = 2,
  initial = [],
}: UploadQueueOptions<Result>): UploadQueue<Result> {
  let send = firstSend;
  let rules = firstRules;
  let items: readonly UploadItem<Result>[] = initial;
  const transfers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem<Result>[]) => {
    items = next;
    for (const listener of [...listeners]) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const update = (id: string, change: Partial<UploadItem<Result>>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  async function transfer(id: string, file: File): Promise<void> {
    const control = new AbortController();
    transfers.set(id, control);
    update(id, { status: 'sending', sent: 0 });
    // A file that was stopped, removed, or sent again is not touched by its former transfer.
    const current = () => transfers.get(id) === control;
    try {
      const result = await send(file, {
        signal: control.signal,
        onProgress: (sent) => {
          if (current()) update(id, { sent: Math.min(file.size, Math.max(0, sent)) });
        },
      });
      if (current()) update(id, { status: 'done', sent: file.size, result });
    } catch (cause) {
      if (current()) update(id, { status: 'failed', problem: { kind: 'failed', cause } });
    } finally {
      if (current()) transfers.delete(id);
      work();
    }
  }
  /** Starts as many transfers as allowed. */
  function work(): void {
    for (const { id, status, file } of items) {
      if (transfers.size >= concurrency) return;
      if (status === 'waiting' && file !== undefined) void transfer(id, file);
    }
  }
  const stop = (id: string) => {
    const control = transfers.get(id);
    transfers.delete(id);
    control?.abort();
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const used = new Set(items.map(({ name }) => name));
      const added = [...items];
      for (const chosen of files) {
        const problem = problemOf(chosen, rules, taken(added));
        const name = freeName(chosen.name, used);
        used.add(name);
        const { size, type, lastModified } = chosen;
        const file = name === chosen.name ? chosen : new File([chosen], name, { type, lastModified });
        const status = problem === undefined ? 'waiting' : 'refused';
        added.push({ id: nextId(), name, size, type, file, sent: 0, status, problem });
      }
      set(added);
      work();
    },
    retry: (id) => {
      const item = find(id);
      if (item?.file === undefined || !['refused', 'failed', 'stopped'].includes(item.status)) return;
      const others = taken(items.filter((other) => other.id !== id));
      const problem = problemOf(item.file, rules, others);
      update(id, { status: problem === undefined ? 'waiting' : 'refused', problem, sent: 0 });
      work();
    },
    cancel: (id) => {
      const item = find(id);
      if (item?.status !== 'sending' && item?.status !== 'waiting') return;
      stop(id);
      update(id, { status: 'stopped', sent: 0 });
      work();
    },
    remove: (id) => {
      stop(id);
      set(items.filter((item) => item.id !== id));
      work();
    },
    move: (id, by) => {
      const from = items.findIndex((item) => item.id === id);
      const to = Math.min(items.length - 1, Math.max(0, from + by));
      const item = items[from];
      if (item === undefined || from === to) return;
      const others = items.filter((other) => other !== item);
      set([...others.slice(0, to), item, ...others.slice(to)]);
    },
    clear: () => {
      for (const id of [...transfers.keys()]) stop(id);
      set([]);
    },
    configure: ({ send: nextSend, rules: nextRules = {} }) => {
      send = nextSend;
      rules = nextRules;
    },
  };
}
