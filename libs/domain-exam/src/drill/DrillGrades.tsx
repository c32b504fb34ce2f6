import type { Recall, RecallGrade } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Kbd } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useDays } from '../shared/useDays.ts';
import { useWords } from '../shared/useWords.ts';

const Grades = styled.fieldset`
  margin: 24px 0 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
  }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-height: 60px;
    padding: 8px 16px;
    border: 1px solid var(--line-2);
    border-radius: 10px;
    background: var(--surface);
    line-height: 22px;
    text-align: start;
    cursor: pointer;
    transition: border-color var(--quick) var(--ease);
  }
  & button:hover:enabled {
    background: var(--hover);
  }
  & button[aria-pressed='true'] {
    border-color: var(--accent);
  }
  & b {
    display: block;
    font-size: var(--t16);
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p {
    margin-top: 8px;
  }
  & > p[role='status'] {
    color: var(--ok);
  }
  & > p[role='alert'] {
    color: var(--danger);
  }
`;

export interface DrillGradesProps {
  recall: Recall;
  pending: boolean;
  /** Why the last change failed; undefined when it did not. */
  failure?: unknown;
  onGrade: (grade: RecallGrade) => void;
}

/** Grades of how well it was remembered, each with the next day of the question. */
export const DrillGrades = observer(function DrillGrades({ recall, pending, failure, onGrade }: DrillGradesProps) {
  const { t } = useWords();
  const { comingDay } = useDays();
  const failureText = useFailureText();
  return (
    <Grades disabled={pending}>
      <legend>{t('drill.grades')}</legend>
      <div>
        {recall.choices.map(({ dueAt, grade }, index) => (
          <button key={grade} type="button" aria-pressed={grade === recall.grade} onClick={() => onGrade(grade)}>
            <span>
              <b>{t(`drill.grade.${grade}`)}</b>
              <small>{t('drill.again', { day: comingDay(dueAt) })}</small>
            </span>
            <Kbd aria-hidden="true">{index + 1}</Kbd>
          </button>
        ))}
      </div>
      {recall.mastered ? <p role="status">{t('drill.mastered')}</p> : null}
      {failure === undefined ? null : <p role="alert">{failureText(failure, t('drill.gradeKept'))}</p>}
    </Grades>
  );
});
