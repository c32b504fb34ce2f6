import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The key H raises the hand, and lowers it. */
export function useHandKey(on: boolean, raise: () => void): void {
  const act = useEffectEvent(raise);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const free = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (!free || event.key.toLowerCase() !== 'h' || isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
