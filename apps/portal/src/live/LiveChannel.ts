import { ErrorCode, v } from '@banyan/contracts';
import { liveEvent, liveReady, liveStreamPath, openLive, type LiveEvent } from '@banyan/contracts/account';
import { parseJsonOr, type HttpClient } from '@banyan/core-http';
import { refusalOf } from '@banyan/core-session';

/** `missed`: nothing was received until now, or for a while, so that everything may have changed. */
export type LiveNews = LiveEvent | { readonly kind: 'missed' };
const news = v.union([liveEvent, v.object({ kind: v.literal('missed') })]);

export interface LiveChannelDeps {
  readonly http: Pick<HttpClient, 'call'>;
  /** Address of the API without a slash at its end; empty for the page's own origin. */
  readonly apiBase: string;
  /** Identifies the login among those of this browser; its pages share one stream. */
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'>;
  readonly hear: (said: LiveNews) => void;
  /** Server's time of the data on this page, epoch ms; null when unknown. The first stream asks what happened since. */
  readonly since?: number | null;
  /** Key under which pages of this browser find the time of the last news of their stream. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>;
  /** Pauses that grow with each failure, ms; the last one repeats. */
  readonly pausesMs?: readonly number[];
}

const pauses = [1000, 2000, 5000, 15_000, 60_000];
/** A stream that lasted this long counts as a success, ms. */
const goodMs = 30_000;

/**
 * Receives the server's news for this login, until it is closed. Of all pages of the browser the one with the lock has
 * the event stream and passes on its events; when it is closed, another one takes its place.
 */
export function openLiveChannel(deps: LiveChannelDeps): { close(): void } {
  const { http, apiBase, name, locks, hear, pausesMs = pauses, storage } = deps;
  /** Asked once: later streams follow an interruption. */
  let since = deps.since ?? null;
  const closing = new AbortController();
  const { signal } = closing;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(news, data);
    if (read.success) hear(read.output);
  };
  const tell = (said: LiveNews) => {
    if (signal.aborted) return;
    noteNews(storage, name);
    others.postMessage(said);
    hear(said);
  };

  /** Resolves when the stream has ended, for any reason. */
  const listen = (ticket: string, onReady: (unchanged: boolean) => void) =>
    new Promise<void>((resolve) => {
      const about = since === null ? '' : `&since=${since}`;
      since = null;
      const source = new EventSource(`${apiBase}${liveStreamPath}?ticket=${encodeURIComponent(ticket)}${about}`);
      const end = () => {
        source.close();
        signal.removeEventListener('abort', end);
        resolve();
      };
      signal.addEventListener('abort', end);
      source.addEventListener('ready', ({ data }: MessageEvent<string>) => {
        onReady(about !== '' && v.parseOrNull(liveReady, parseJsonOr(data, null))?.unchanged === true);
      });
      source.addEventListener('change', ({ data }: MessageEvent<string>) => {
        const read = v.safeParse(liveEvent, parseJsonOr(data, null));
        if (read.success) tell(read.output);
      });
      // A ticket opens one stream: the browser's own reconnection would be refused.
      source.onerror = end;
    });

  const lead = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const began = Date.now();
      try {
        const { ticket } = await http.call(openLive, {}, { signal });
        // All data on the pages may be older than the new stream.
        await listen(ticket, (unchanged) => {
          if (unchanged) noteNews(storage, name);
          else tell({ kind: 'missed' });
        });
      } catch (error) {
        // A logged-out person receives no news; the transport's policy handles the rest.
        const code = refusalOf(error)?.code;
        if (code === ErrorCode.unauthenticated || code === ErrorCode.loggedInElsewhere) return;
      }
      if (Date.now() - began > goodMs) failures = -1;
      const pause = pausesMs[Math.min(failures + 1, pausesMs.length - 1)] ?? 0;
      await wait(pause * (0.5 + Math.random()), signal);
    }
  };

  const takePart = async () => {
    const first = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await lead();
      return lock !== null;
    });
    if (first) return;
    // Another page's stream may have brought news before this page could receive them.
    if (!signal.aborted && (since === null || newsSince(storage, name, performance.timeOrigin)))
      hear({ kind: 'missed' });
    since = null;
    await locks.request(name, { signal }, lead);
  };
  void takePart().catch((error: unknown) => {
    if (!signal.aborted) reportError(error);
  });
  return {
    close: () => {
      closing.abort();
      others.close();
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

function noteNews(storage: LiveChannelDeps['storage'], name: string): void {
  try {
    storage?.setItem(name, String(Date.now()));
  } catch {
    // Full or forbidden: pages that join read anew.
  }
}

/** True when news may have come since then, epoch ms of this browser. */
function newsSince(storage: LiveChannelDeps['storage'], name: string, time: number): boolean {
  try {
    const last = storage?.getItem(name) ?? null;
    return last === null || Number(last) >= time;
  } catch {
    return true;
  }
}
