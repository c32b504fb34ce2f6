import type { Counter } from '@banyan/contracts/account';
import type { PostKind } from '@banyan/contracts/community';
import type { HttpClient } from '@banyan/core-http';
import type { SessionStore } from '@banyan/core-session';
import { reaction } from 'mobx';
import type { RoomNews } from '../domains/ModuleDeps.ts';
import type { LiveNews, openLiveChannel as OpenLive } from '../live/LiveChannel.ts';

export interface FollowLiveDeps {
  readonly session: SessionStore;
  readonly http: Pick<HttpClient, 'call'>;
  /** Address of the API; empty for the page's own origin. */
  readonly apiBase: string;
  /** Server's time of the data that came with this person's page; null without any. */
  readonly since?: number | null;
  /** Called with the changed counters; null: all may have changed. */
  readonly onCounters: (changed: readonly Counter[] | null) => void;
  /** Called with the changed battle; null: all may have changed. */
  readonly onBattle: (id: number | null) => void;
  /** Called with the exam of which supervisors changed something; null: perhaps any. */
  readonly onSitting: (examId: number | null) => void;
  /** Called for new topics or questions; null: possibly both. */
  readonly onPosts: (kind: PostKind | null) => void;
  /** Called with a change in a live room; null: anything may have changed. */
  readonly onRoom: (news: RoomNews | null) => void;
  /** A login on another device has ended the session. */
  readonly endElsewhere: () => void;
  readonly report: (error: unknown) => void;
  /** Loads the code of the channel. */
  readonly load?: () => Promise<{ readonly openLiveChannel: typeof OpenLive }>;
}

/** Delay before code that failed to load is loaded again, ms; sooner once connection or reader are back. */
const anewMs = 60_000;

/**
 * Keeps the live channel open while a person is logged in and the page is active. A page in the browser's back-forward
 * cache has neither lock nor stream, because either would keep it out of the cache. If its code fails to load, the
 * channel is tried again.
 */
export function followLive({
  session,
  http,
  apiBase,
  since = null,
  onCounters,
  onBattle,
  onSitting,
  onPosts,
  onRoom,
  endElsewhere,
  report,
  load = () => import('../live/LiveChannel.ts'),
}: FollowLiveDeps): void {
  // Without locks each tab would need a stream of its own, and browsers open only six: pages learn by their next call.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
  let open: { close(): void } | null = null;
  let round = 0;
  let waiting = new AbortController();
  let told = false;
  /** The person whose data came with the page. */
  const arrived = session.identity().token;
  let fresh = since;
  // The server ends the stream with the session: a logout in progress must not open another.
  const stays = () => session.loggedIn && session.logoutRequest.state !== 'loading';

  const hear = (said: LiveNews) => {
    if (said.kind === 'session') endElsewhere();
    if (said.kind === 'user' || said.kind === 'missed') void session.refreshUser();
    if (said.kind === 'counters') onCounters(said.counters);
    if (said.kind === 'battle') onBattle(said.id);
    if (said.kind === 'sitting') onSitting(said.id);
    if (said.kind === 'posts') onPosts(said.about);
    if (said.kind === 'room') onRoom(said);
    if (said.kind !== 'missed') return;
    onCounters(null);
    onBattle(null);
    onSitting(null);
    onPosts(null);
    onRoom(null);
  };
  const stop = () => {
    round += 1;
    waiting.abort();
    open?.close();
    open = null;
  };
  const start = async () => {
    stop();
    const mine = round;
    const { eid, userid, token } = session.identity();
    if (!stays()) return;
    const { openLiveChannel } = await load();
    if (mine !== round) return;
    // Pages of one login share a stream; those of another login in this browser do not.
    const name = `banyan.live ${eid} ${userid} ${token.slice(0, 8)}`;
    // Known to the first channel alone, of the person for whom the page was made.
    const known = token === arrived ? fresh : null;
    fresh = null;
    open = openLiveChannel({
      http,
      apiBase,
      name,
      locks: navigator.locks,
      hear,
      since: known,
      storage: window.localStorage,
    });
    told = false;
  };
  const startOrWait = () => {
    const coming = start();
    const mine = round;
    coming.catch((error: unknown) => {
      // One report is enough for a connection that is away for hours.
      if (!told) report(error);
      told = true;
      if (mine === round) wait();
    });
  };
  /** Tries again, unless the channel is started or stopped meanwhile. */
  const wait = () => {
    waiting = new AbortController();
    const { signal } = waiting;
    const clock = setTimeout(startOrWait, anewMs);
    signal.addEventListener('abort', () => clearTimeout(clock));
    addEventListener('online', startOrWait, { signal });
    const look = () => {
      if (document.visibilityState === 'visible') startOrWait();
    };
    document.addEventListener('visibilitychange', look, { signal });
  };

  reaction(() => stays() && session.identity().token, startOrWait, { fireImmediately: true });
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hear({ kind: 'missed' });
    startOrWait();
  });
}
