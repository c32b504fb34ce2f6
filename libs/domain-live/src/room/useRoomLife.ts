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
export function useRoomLife(desk: RoomStore, id: number | null): void {
  const { onRooms } = liveDomain.useEnvironment().ports;
  const { entered } = desk;
  const state = desk.room.value?.state;

  useEffect(() => {
    if (!entered) return;
    // Also in a hidden window, since a listener is present.
    const timer = setInterval(() => void desk.stay(), roomLimits.presenceMs);
    const left = () => void desk.stay(true);
    const back = () => {
      desk.stage.studio?.online();
      void desk.stay();
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
  }, [desk, entered]);

  useEffect(
    () =>
      onRooms?.((news) => {
        if (news === null) desk.heard(null);
        else if (news.id === id) desk.heard(news.part);
      }),
    [desk, id, onRooms],
  );

  // Without having entered there are no events, so the room is polled.
  const looksOn = !entered && (state === 'before' || state === 'live');
  useEvery(roomLimits.presenceMs, looksOn, () => {
    void desk.room.refresh();
    desk.talk.refresh();
  });

  useChange(state, () => {
    if (state === 'live' && desk.wasBefore) void chime();
  });
}
