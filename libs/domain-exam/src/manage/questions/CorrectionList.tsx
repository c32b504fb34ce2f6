import type { Correction } from '@banyan/contracts/exam';
import { ConfirmCount } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { Button, ProgressBar, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ExamQuestionsStore } from './ExamQuestionsStore.ts';

const List = styled.ul`
  display: grid;
  border-bottom: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 200px auto;
    gap: 8px 24px;
    align-items: center;
    padding: 10px var(--console-edge, 32px);
    background: var(--sunken);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & p {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

export interface CorrectionListProps {
  store: ExamQuestionsStore;
  corrections: readonly Correction[];
  mayAct: boolean;
}

/** Corrections of an exam: how far papers are marked anew, and how one is taken back. */
export const CorrectionList = observer(function CorrectionList({ corrections, mayAct, store }: CorrectionListProps) {
  const { t, number } = useWords();
  const [asked, setAsked] = useState<Correction | null>(null);
  if (corrections.length === 0) return null;
  const stemOf = (id: number) => store.questions.value?.questions.find((one) => one.id === id)?.stem ?? '';
  return (
    <>
      <List aria-label={t('examQuestions.corrections')}>
        {corrections.map((one) => {
          const { act, all, at, by, changed, done, id, questionId, reason, state } = one;
          const runs = state === 'running' || state === 'takingBack';
          return (
            <li key={id}>
              <div>
                <p>
                  <Tag tone={state === 'takenBack' ? 'neutral' : 'warn'}>{t(`examQuestions.did.${act}`)}</Tag>{' '}
                  {stemOf(questionId)}
                </p>
                <small>
                  {by === '' ? null : `${by} · `}
                  <Moment at={at} /> · {reason}
                </small>
              </div>
              {runs ? (
                <ProgressBar
                  label={t(`examQuestions.state.${state}`, { done: number(done), all: number(all) })}
                  value={all === 0 ? 1 : done / all}
                />
              ) : (
                <small>
                  {t(`examQuestions.state.${state}`, { count: changed, n: number(changed), done: '', all: '' })}
                </small>
              )}
              {mayAct && state === 'done' ? (
                <Button size="sm" shut={store.isBusy} onClick={() => setAsked(one)}>
                  {t('examQuestions.takeBack')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </List>
      {asked === null ? null : (
        <ConfirmCount
          open
          title={t('examQuestions.takeBackAsk')}
          count={asked.changed}
          confirmText={t('examQuestions.takeBack')}
          onConfirm={() => store.takeBack(asked.id)}
          onClose={() => setAsked(null)}
        >
          <p>{t('examQuestions.takeBackText', { count: asked.changed, n: number(asked.changed) })}</p>
        </ConfirmCount>
      )}
    </>
  );
});
