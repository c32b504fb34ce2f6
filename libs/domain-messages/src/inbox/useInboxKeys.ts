import { useEffect, useEffectEvent } from 'react';

/** Actions of the keys of the inbox. */
export interface InboxKeys {
  /** The message below, or above, the open one. */
  readonly step: (by: 1 | -1) => void;
  /** Marks the open one as read or unread. */
  readonly toggle: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

/** j and k go through the list, e marks as read or unread, unless someone types. */
export function useInboxKeys({ step, toggle }: InboxKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return;
    if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
    else if (event.key === 'e') toggle();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
