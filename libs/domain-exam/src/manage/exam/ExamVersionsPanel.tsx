import { SidePanel } from '@banyan/core-console/views';
import { ListView, Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { ChangeNames } from './ChangeNames.tsx';
import type { ExamEditorStore } from './ExamEditorStore.ts';

const Version = styled.li`
  display: grid;
  gap: 8px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export interface ExamVersionsPanelProps {
  store: ExamEditorStore;
}

/** Earlier versions of an exam: what each had and changed; one of them can be the draft again. */
export const ExamVersionsPanel = observer(function ExamVersionsPanel({ store }: ExamVersionsPanelProps) {
  const { t, number, points } = useWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const now = store.saved?.version ?? 0;
  return (
    <SidePanel
      label={t('manageExam.versions')}
      place={t('manageExam.versions')}
      onClose={() => store.openVersions(false)}
    >
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <ListView
        list={store.versions}
        label={t('manageExam.versions')}
        failed={t('manageExam.versionsFailed')}
        empty={<p>{t('manageExam.noVersions')}</p>}
      >
        {({ at, by, changes, fullScore, no, questions }) => (
          <Version>
            <header>
              <strong>{t('manageExam.versionNo', { n: number(no) })}</strong>
              {no === now ? null : (
                <Button
                  size="sm"
                  pending={store.replacing.isPending()}
                  onClick={() => {
                    setFailure(undefined);
                    store.bringBack(no).catch(setFailure);
                  }}
                >
                  {t('manageExam.bringBack')}
                </Button>
              )}
            </header>
            <p>
              <Moment at={at} /> {by === '' ? t('manageExam.fromElsewhere') : by}
            </p>
            <p>{t('manageExams.paper', { n: number(questions), points: points(fullScore) })}</p>
            {changes.length === 0 ? null : <ChangeNames changes={changes} />}
          </Version>
        )}
      </ListView>
    </SidePanel>
  );
});
