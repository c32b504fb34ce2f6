import type { ProgrammeTask } from '@banyan/contracts/training';
import { useProgrammeWords } from './useProgrammeWords.ts';

/** What is said of a task in a line: its kind, how long it is, where it takes place. For components that observe. */
export function useTaskFacts() {
  const { t, number, rough } = useProgrammeWords();
  return ({ attempts, kind, minutes, place, questions }: ProgrammeTask): readonly string[] => [
    t(`programmes.kind.${kind}`),
    ...(questions === null ? [] : [t('programme.questions', { count: questions, n: number(questions) })]),
    ...(minutes === null ? [] : [minutes < 60 ? t('programme.minutes', { n: number(minutes) }) : rough(minutes * 60)]),
    // What may be sat as often as one likes has no number worth telling.
    ...(attempts === null || attempts < 2 || attempts > 20 ? [] : [t('programme.attempts', { n: number(attempts) })]),
    ...(place === '' ? [] : [place]),
  ];
}
