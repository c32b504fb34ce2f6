import type { ExerciseSet, ExerciseSets } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { DrillStore, DrillSubject } from '../drill/DrillStore.ts';
import { useWords } from '../shared/useWords.ts';
import { SetList } from './SetList.tsx';

const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-bottom: 20px;

  & > div {
    flex: 1;
    min-width: 200px;
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & p {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;

export interface DuePanelProps {
  sets: ExerciseSets;
  drill: DrillStore;
  /** Address of the practice of the day. */
  dailyHref: string;
  onStart: (subject: DrillSubject) => void;
}

/** Questions due today, and the other sets to practise. */
export const DuePanel = observer(function DuePanel({ sets, drill, dailyHref, onStart }: DuePanelProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { due, runId, sets: all, total } = sets;
  const begun = due > 0 || runId !== null;
  const failure = drill.start.failureOf('due:');
  const idOf = ({ kind, key }: ExerciseSet) => `${kind}:${key}`;
  if (all.length === 0) {
    return (
      <EmptyState
        level={2}
        label={t('exercise.none')}
        description={t('exercise.noneText')}
        actions={<LinkButton href={dailyHref}>{t('exercise.toDaily')}</LinkButton>}
      />
    );
  }
  return (
    <Card as="section">
      <Due>
        <div>
          <h2>{t(begun ? 'exercise.dueTitle' : total > 0 ? 'exercise.clear' : 'exercise.nothingWrong')}</h2>
          <p>{t(due > 0 ? 'exercise.dueText' : begun || total > 0 ? 'exercise.clearText' : 'exercise.nothingText')}</p>
        </div>
        {begun ? (
          <Button
            variant="primary"
            size="lg"
            pending={drill.start.isPending('due:')}
            onClick={() => onStart({ kind: 'due', key: '' })}
          >
            {runId === null ? t('exercise.begin') : t('exercise.goOn')}
          </Button>
        ) : (
          <LinkButton href={dailyHref}>{t('exercise.toDaily')}</LinkButton>
        )}
      </Due>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <SetList
        sets={all}
        pending={(set) => drill.start.isPending(idOf(set))}
        failureOf={(set) => drill.start.failureOf(idOf(set))}
        onStart={onStart}
      />
    </Card>
  );
});
