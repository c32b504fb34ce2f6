import type { ExerciseSet } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Sets = styled.ul`
  display: grid;
  margin-top: 8px;

  & > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto auto;
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid var(--line);
    line-height: 22px;
  }
  & > li > :first-child,
  & > li > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > li > :nth-child(2) {
    overflow-wrap: anywhere;
  }
  & [role='alert'] {
    grid-column: 1 / -1;
    color: var(--danger);
  }
`;

export interface SetListProps {
  sets: readonly ExerciseSet[];
  pending: (set: ExerciseSet) => boolean;
  /** Why the last start failed; undefined when it did not. */
  failureOf: (set: ExerciseSet) => unknown;
  onStart: (set: ExerciseSet) => void;
}

/** Sets of each kind shown before "all" is pressed. */
const shownEach = 3;

const firstOfEach = (sets: readonly ExerciseSet[]) =>
  sets.filter((set) => sets.filter(({ kind }) => kind === set.kind).indexOf(set) < shownEach);

/** Sets to practise, each with its count: the largest of each kind, the others on demand. */
export const SetList = observer(function SetList({ sets, pending, failureOf, onStart }: SetListProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [all, setAll] = useState(false);
  const shown = all ? sets : firstOfEach(sets);
  return (
    <>
      <Sets aria-label={t('exercise.sets')}>
        {shown.map((set) => {
          const failure = failureOf(set);
          return (
            <li key={`${set.kind}:${set.key}`}>
              <span>{t(`practice.kind.${set.kind}`)}</span>
              <span>{set.name}</span>
              <small>
                {set.due > 0
                  ? t('exercise.countDue', { count: set.count, due: set.due })
                  : t('unit.questions', { count: set.count })}
              </small>
              <Button
                size="sm"
                pending={pending(set)}
                aria-label={t('exercise.practise', { name: set.name })}
                onClick={() => onStart(set)}
              >
                {t('exercise.start')}
              </Button>
              {failure === undefined ? null : <p role="alert">{failureText(failure)}</p>}
            </li>
          );
        })}
      </Sets>
      {shown.length === sets.length ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          {t('exercise.allSets', { count: sets.length })}
        </Button>
      )}
    </>
  );
});
