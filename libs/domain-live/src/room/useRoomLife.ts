import { roomLimits } from '@banyan/contracts/live';
import { useChange, useEvery } from '@banyan/core-screen/views';
import { useEffect } from 'react';
import { liveDomain } from '../live.domain.ts';
import type { RoomStore } from './RoomStore.ts';
import { chime } from './shared/chime.ts';

/**
 * Keeps an open room up to date: reports the viewer's presence every fifteen seconds and their leaving, listens to
 * changes, and chimes at the start. For components that observe.
 */
export function useRoomLife(store: RoomStore, id: number | null): void {
  const { onRooms } = liveDomain.useEnvironment().ports;
  const { entered } = store;
  const state = store.room.value?.state;

  useEffect(() => {
    if (!entered) return;
    // Also in a hidden window, since a listener is present.
    const timer = setInterval(() => void store.stay(), roomLimits.presenceMs);
    const left = () => void store.stay(true);
    const back = () => {
      store.stage.studio?.online();
      void store.stay();
    };
    window.addEventListener('pagehide', left);
    window.addEventListener('pageshow', back);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('pageshow', back);
      window.removeEventListener('online', back);
    };
  }, [store, entered]);

  useEffect(
    () =>
      onRooms?.((news) => {
        if (news === null) store.heard(null);
        else if (news.id === id) store.heard(news.part);
      }),
    [store, id, onRooms],
  );

  // Without having entered there are no events, so the room is polled.
  const looksOn = !entered && (state === 'before' || state === 'live');
  useEvery(roomLimits.presenceMs, looksOn, () => {
    void store.room.refresh();
    store.talk.refresh();
  });

  useChange(state, () => {
    if (state === 'live' && store.wasBefore) void chime();
  });
}
