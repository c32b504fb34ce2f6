import { assessmentScreens, type QuestionImport } from '@banyan/contracts/exam';
import { ConfirmCount } from '@banyan/core-console/views';
import { useFailureText, useMomentText } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, SectionHeading } from '@banyan/ui';
import { Download, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionImportStore } from './QuestionImportStore.ts';

const Body = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface QuestionImportOutcomeProps {
  store: QuestionImportStore;
  detail: QuestionImport;
}

/** The outcome of an import, and its way back. */
export const QuestionImportOutcome = observer(function QuestionImportOutcome({
  store,
  detail,
}: QuestionImportOutcomeProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const momentText = useMomentText();
  const [asking, setAsking] = useState(false);
  const { added, corrected, state, stayed, takeBackUntil } = detail;
  const failure = store.saving.failureOf();
  const written = number(added + corrected);
  return (
    <Body>
      <SectionHeading level={2}>
        {state === 'takenBack' ? t('questionImport.takenBackTitle') : t('questionImport.doneTitle', { n: written })}
      </SectionHeading>
      {state === 'takenBack' ? null : (
        <p>{t('questionImport.doneText', { fresh: number(added), changed: number(corrected) })}</p>
      )}
      {stayed === 0 ? null : <Notice tone="warn">{t('questionImport.stayed', { n: number(stayed) })}</Notice>}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('questionImport.failed', { why: failureText(failure) })}
        </Notice>
      )}
      <div>
        <LinkButton variant="primary" href={assessmentScreens.manageBank.path.replace(':id', String(store.bankId))}>
          {t('questionImport.back')}
        </LinkButton>
        {store.behind === 0 || state === 'takenBack' ? null : (
          <Button
            icon={<Download size={16} aria-hidden="true" />}
            pending={store.saving.isPending()}
            onClick={() => void store.saving.run()}
          >
            {t('questionImport.rest', { n: number(store.behind) })}
          </Button>
        )}
        {takeBackUntil === null ? null : (
          <Button icon={<Undo2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('questionImport.takeBack')}
          </Button>
        )}
      </div>
      {takeBackUntil === null ? null : (
        <p>{t('questionImport.takeBackUntil', { until: momentText(takeBackUntil).words })}</p>
      )}
      <ConfirmCount
        open={asking}
        danger
        title={t('questionImport.takeBackTitle', { n: written })}
        count={added + corrected}
        confirmText={t('questionImport.takeBack')}
        onConfirm={() => store.takeBack()}
        onClose={() => setAsking(false)}
      >
        {t('questionImport.takeBackText')}
      </ConfirmCount>
    </Body>
  );
});
