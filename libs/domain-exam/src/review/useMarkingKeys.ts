import { useEffect, useEffectEvent } from 'react';

/** Actions of the keys at the desk. */
export interface MarkingKeys {
  readonly digit: (digit: number) => void;
  readonly criterion: (by: 1 | -1) => void;
  readonly take: () => void;
  readonly ask: () => void;
  readonly comment: () => void;
  readonly send: () => void;
  readonly skip: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly undo: () => void;
}

/** Whether a key belongs to a field: then it is a letter, not a command. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio])'));

function commandOf(key: string, keys: MarkingKeys): (() => void) | undefined {
  if (/^\d$/.test(key)) return () => keys.digit(Number(key));
  const commands: Readonly<Record<string, () => void>> = {
    j: () => keys.criterion(1),
    k: () => keys.criterion(-1),
    a: keys.take,
    g: keys.ask,
    c: keys.comment,
    s: keys.skip,
    n: () => keys.step(1),
    p: () => keys.step(-1),
    u: keys.undo,
  };
  return commands[key];
}

/** The keys of the desk: digits give points, Ctrl Enter sends, even from the comment. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog or a menu above the desk has keys of its own.
    if (event.isComposing || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) keys.send();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const command = commandOf(event.key.length === 1 ? event.key.toLowerCase() : event.key, keys);
    if (command === undefined) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
