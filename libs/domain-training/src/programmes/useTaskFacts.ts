import type { ProgrammeTask } from '@banyan/contracts/training';
import { useProgrammeWords } from './useProgrammeWords.ts';

/** Facts of a task in a line: its kind, length and place. For components that observe. */
export function useTaskFacts() {
  const { t, number, rough } = useProgrammeWords();
  return ({ attempts, kind, minutes, place, questions }: ProgrammeTask): readonly string[] => [
    t(`programmes.kind.${kind}`),
    ...(questions === null ? [] : [t('programme.questions', { count: questions, n: number(questions) })]),
    ...(minutes === null ? [] : [minutes < 60 ? t('programme.minutes', { n: number(minutes) }) : rough(minutes * 60)]),
    // An unlimited number of attempts is not worth showing.
    ...(attempts === null || attempts < 2 || attempts > 20 ? [] : [t('programme.attempts', { n: number(attempts) })]),
    ...(place === '' ? [] : [place]),
  ];
}
