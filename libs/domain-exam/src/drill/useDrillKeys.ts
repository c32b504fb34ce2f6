import { isAnswered, recallGrades } from '@banyan/contracts/exam';
import { useEffect, useEffectEvent } from 'react';
import { choiceOfKey } from '../shared/choices.ts';
import type { DrillStore } from './DrillStore.ts';

/** Whether a key belongs to a field: then it is a letter, not a command. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

/** Elements that handle Enter themselves. */
const isPressed = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('a, button') !== null;

/** The keys of practice: A–F and 1–9 answer, Enter checks and continues, then 1–3 grade how well it was known. */
export function useDrillKeys(drill: DrillStore): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=listbox]') !== null) return;
    const { marked, run, value } = drill;
    const question = run.value?.question ?? null;
    if (event.key === 'Enter') {
      const ofText = event.target instanceof HTMLTextAreaElement;
      if (isPressed(event.target) || ofText) return;
      if (marked !== null) drill.next();
      else if (question !== null && isAnswered(value)) void drill.send(question);
      else return;
    } else if (isTyping(event.target)) return;
    else if (marked !== null) {
      const grade = /^[1-3]$/.test(event.key) ? recallGrades[Number(event.key) - 1] : undefined;
      if (grade === undefined || marked.recall === null) return;
      void drill.grade.run(grade);
    } else {
      const choice = question === null ? null : choiceOfKey(question, event.key);
      if (choice === null || question === null || drill.check.isPending(run.value?.id)) return;
      drill.choose(question, choice);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
