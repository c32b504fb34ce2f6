import { useEffect, useEffectEvent } from 'react';
import { choiceOfKey } from '../../shared/choices.ts';
import type { LiveBattleStore } from './LiveBattleStore.ts';

/** Elements that handle Enter themselves. */
const isPressed = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('a, button') !== null;

/** The keys of a battle: A–F and 1–9 answer, Enter begins, sends and continues. */
export function useBattleKeys(store: LiveBattleStore): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    const { answered, chosen, question } = store;
    const battle = store.battle.value;
    if (battle === null) return;
    if (event.key === 'Enter') {
      if (isPressed(event.target)) return;
      if (answered === null && question !== null) {
        if (chosen.length > 0) void store.submit();
      } else if (answered !== null || (battle.invited === 'N' && !store.isThrough)) store.goOn();
      else return;
    } else {
      const choice = question === null ? null : choiceOfKey(question, event.key);
      if (choice === null) return;
      store.choose(choice);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
