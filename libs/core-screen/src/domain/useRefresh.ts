import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from './useChange.ts';

/**
 * Calls `refresh` when the window becomes visible again, as data may have changed elsewhere. Also after a change of
 * language that did not remount the screen because it contains unsent text.
 */
export function useRefresh(refresh: () => unknown): void {
  const again = useEffectEvent(refresh);
  useChange(useTranslation().i18n.language, refresh);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void again();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
