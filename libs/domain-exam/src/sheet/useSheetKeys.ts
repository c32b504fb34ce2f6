import { useEffect, useEffectEvent } from 'react';
import { choiceOfKey, toggled } from '../shared/choices.ts';
import type { OpenSheet } from './SheetStore.ts';

/** Whether a key belongs to a field: then it is a letter, not a command. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

const steps = new Map<string, 1 | -1>([
  ['n', 1],
  ['p', -1],
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** The keys of the sheet: A–F and 1–9 answer, N, P and arrows move between questions, M flags, ? shows them all. */
export function useSheetKeys({ attempt, reading }: OpenSheet, onKeys: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { item } = reading;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    // A dialog or a picture above the sheet has keys of its own.
    if (item === undefined || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = steps.get(key);
    const choice = choiceOfKey(item.asked, key);
    if (step !== undefined) reading.step(step);
    else if (choice !== null) {
      if (!event.repeat) attempt.answer(item.id, { choice: toggled(item.asked, item.value.choice, choice) });
    } else if (key === 'm') {
      if (!event.repeat) attempt.flag(item.id, !item.flagged);
    } else if (key === '?') onKeys();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
