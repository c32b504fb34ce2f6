import type { LogEvent } from '@banyan/contracts/account';

/** Destination of page views and client errors. A deployment can plug in another one. */
export interface Analytics {
  pageView(view: { readonly path: string; readonly title: string }): void;
  /** Reports only name and message: a stack can carry typed text. */
  clientError(error: unknown, path: string): void;
  /** Sends the waiting events. */
  flush(): Promise<void>;
}

export interface AnalyticsDeps {
  /**
   * Sends a batch; rejects when its arrival was not confirmed. A repeated batch has the same key: it may have arrived
   * all the same, and counts once.
   */
  readonly send: (events: readonly LogEvent[], key: string) => Promise<unknown>;
  /** The current time, epoch ms. */
  readonly now: () => number;
  /** Calls back later. */
  readonly later: (work: () => void, ms: number) => void;
}

/** Maximum number of events of one batch, and of those kept while the sink cannot be reached. */
const mostEvents = 50;
const batchMs = 5_000;
/** A batch is one form field; the server accepts 32 KiB of it. */
const mostCharacters = 30_000;

const cut = (text: string, most: number) => text.slice(0, most);

interface Batch {
  readonly events: readonly LogEvent[];
  readonly key: string;
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Gathers events and sends them in batches, 5 s after the first or when 20 wait. A failed batch is repeated first. */
export function createAnalytics({ send, now, later }: AnalyticsDeps): Analytics {
  let waiting: LogEvent[] = [];
  /** A sent batch without a confirmation. */
  let unsure: Batch | null = null;
  let scheduled = false;
  let sending = false;

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    later(() => void flush(), batchMs);
  };

  /** Newer views are worth more than older ones when there is room for only some. */
  const makeRoom = () => {
    if (!sending && waiting.length + (unsure?.events.length ?? 0) > mostEvents) unsure = null;
  };

  const deliver = async (batch: Batch) => {
    unsure = batch;
    await send(batch.events, batch.key);
    unsure = null;
  };

  const flush = async () => {
    scheduled = false;
    if (sending || (unsure === null && waiting.length === 0)) return;
    sending = true;
    try {
      if (unsure !== null) await deliver(unsure);
      if (waiting.length > 0) {
        const events = firstThatFit(waiting);
        waiting = waiting.slice(events.length);
        await deliver({ events, key: newKey() });
      }
      if (waiting.length > 0) schedule();
    } catch {
      // The failed batch goes first next time.
    } finally {
      sending = false;
      makeRoom();
    }
  };

  const add = (event: LogEvent) => {
    waiting = [...waiting, event].slice(-mostEvents);
    makeRoom();
    if (waiting.length >= 20) void flush();
    else schedule();
  };

  return {
    flush,
    pageView({ path, title }) {
      add({ kind: 'page_view', at: now(), path: cut(path, 2048), title: cut(title, 300) });
    },
    clientError(error, path) {
      const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'something that is no error';
      add({ kind: 'client_error', at: now(), path: cut(path, 2048), title: '', detail: cut(detail, 500) });
    },
  };
}

function firstThatFit(events: readonly LogEvent[]): readonly LogEvent[] {
  let left = mostCharacters;
  const end = events.findIndex((event) => {
    left -= JSON.stringify(event).length + 1;
    return left < 0;
  });
  // A single event always fits: its fields are cut.
  return end < 0 ? events : events.slice(0, Math.max(1, end));
}
