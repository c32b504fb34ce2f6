import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from './useChange.ts';

/**
 * Calls `refresh` when the window comes back into view: what is shown may have changed elsewhere meanwhile. And where another
 * language did not make the screen anew, for there is text in it that nobody has sent.
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
