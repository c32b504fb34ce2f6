import { saveText } from '@banyan/core-screen';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { ExportButton } from './ExportButton.tsx';
import { useEvidence } from './useEvidence.ts';

/** Exports the learner's study as xAPI statements, for other systems to check. */
export const EvidenceExport = observer(function EvidenceExport() {
  const { collect } = useEvidence();
  const { t } = useWords();
  const save = () =>
    void collect.run((statements) =>
      saveText(`${t('records.evidence.file')}.json`, JSON.stringify(statements, null, 2), 'application/json'),
    );
  return (
    <ExportButton
      label={t('records.evidence.export')}
      failure={collect.failureOf()}
      pending={collect.isPending()}
      onExport={save}
    />
  );
});
