import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** `n` and `p` move to the next and the previous question, except while typing. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  const go = useEffectEvent(step);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      if (event.key === 'n') go(1);
      if (event.key === 'p') go(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
