import { useEffect } from 'react';
import { watchScreen } from '../answers/ScreenWatch.ts';
import type { AttemptStore } from '../answers/AttemptStore.ts';

/** Ties an attempt to its window: sends before the page goes, when the connection is back; counts leavings. */
export function useSheetWindow(attempt: AttemptStore, ticks: () => number): void {
  useEffect(() => {
    const seen = () => {
      if (document.hidden) attempt.sender.outbox.flush(true);
      // A computer that slept has to learn the time.
      else attempt.sender.outbox.pulse();
    };
    const gone = () => attempt.sender.outbox.flush(true);
    const online = () => attempt.online();
    window.addEventListener('pagehide', gone);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    const unwatch = watchScreen(
      { window, document },
      { left: () => attempt.leftScreen(), back: (seconds) => attempt.backOnScreen(seconds), ticks },
    );
    return () => {
      unwatch();
      window.removeEventListener('pagehide', gone);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [attempt, ticks]);
}
