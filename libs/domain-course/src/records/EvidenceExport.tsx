import { saveText } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useEvidence } from './useEvidence.ts';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;

  & > small {
    color: var(--danger);
  }
`;

/** Saves what was studied as xAPI statements, for other systems to check [CO-05] [CO-14]. */
export const EvidenceExport = observer(function EvidenceExport() {
  const { collect } = useEvidence();
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = collect.failureOf();
  const save = () =>
    void collect.run((statements) =>
      saveText(`${t('records.evidence.file')}.json`, JSON.stringify(statements, null, 2), 'application/json'),
    );
  return (
    <Place>
      {failure === undefined ? null : (
        <small role="alert">{failureText(failure, t('records.evidence.notSaved'))}</small>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Download size={16} aria-hidden="true" />}
        pending={collect.isPending()}
        onClick={save}
      >
        {t('records.evidence.export')}
      </Button>
    </Place>
  );
});
