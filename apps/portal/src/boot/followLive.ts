import type { Counter, PostKind } from '@banyan/contracts';
import type { HttpClient } from '@banyan/core-http';
import type { SessionStore } from '@banyan/core-session';
import { reaction } from 'mobx';
import type { RoomNews } from '../domains/ModuleDeps.ts';
import type { LiveNews } from '../live/LiveChannel.ts';

export interface FollowLiveDeps {
  readonly session: SessionStore;
  readonly http: Pick<HttpClient, 'call'>;
  /** Address of the API; empty for the page's own origin. */
  readonly apiBase: string;
  /** These counters have changed; null: perhaps all of them. */
  readonly onCounters: (changed: readonly Counter[] | null) => void;
  /** This battle has changed; null: perhaps all of them. */
  readonly onBattle: (id: number | null) => void;
  /** Topics or questions have come; null: perhaps both. */
  readonly onPosts: (kind: PostKind | null) => void;
  /** Something of a live room has changed; null: perhaps everything. */
  readonly onRoom: (news: RoomNews | null) => void;
  /** A login on another device has ended the session [AC-09]. */
  readonly endElsewhere: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Keeps the live channel open while someone is logged in and the page is not put away. A page that is, in the browser's
 * memory of pages, holds neither lock nor stream, which would keep it from there.
 */
export function followLive({
  session,
  http,
  apiBase,
  onCounters,
  onBattle,
  onPosts,
  onRoom,
  endElsewhere,
  report,
}: FollowLiveDeps): void {
  // Without locks each tab would need a stream of its own, and a browser opens only six: pages learn by their next call.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
  let open: { close(): void } | null = null;
  let round = 0;
  // The server ends the stream with the session: who is logging out must not come back for another.
  const stays = () => session.loggedIn && session.logoutRequest.state !== 'loading';

  const hear = (said: LiveNews) => {
    if (said.kind === 'session') endElsewhere();
    if (said.kind === 'user' || said.kind === 'missed') void session.refreshUser();
    if (said.kind === 'counters') onCounters(said.counters);
    if (said.kind === 'battle') onBattle(said.id);
    if (said.kind === 'posts') onPosts(said.about);
    if (said.kind === 'room') onRoom(said);
    if (said.kind !== 'missed') return;
    onCounters(null);
    onBattle(null);
    onPosts(null);
    onRoom(null);
  };
  const stop = () => {
    round += 1;
    open?.close();
    open = null;
  };
  const start = async () => {
    stop();
    const mine = round;
    const { eid, userid, token } = session.identity();
    if (!stays()) return;
    const { openLiveChannel } = await import('../live/LiveChannel.ts');
    if (mine !== round) return;
    // Pages of one login share a stream, those of another one in this browser do not.
    const name = `banyan.live ${eid} ${userid} ${token.slice(0, 8)}`;
    open = openLiveChannel({ http, apiBase, name, locks: navigator.locks, hear });
  };
  const startOrReport = () => void start().catch(report);

  reaction(() => stays() && session.identity().token, startOrReport, { fireImmediately: true });
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hear({ kind: 'missed' });
    startOrReport();
  });
}
