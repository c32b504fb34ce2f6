import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

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

export interface ExportButtonProps {
  label: string;
  /** Error of the export; undefined for none. */
  failure: unknown;
  pending: boolean;
  onExport: () => void;
}

/** Exports the content of a screen as a file; shows a failure beside the button. */
export function ExportButton({ failure, label, onExport, pending }: ExportButtonProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <Place>
      {failure === undefined ? null : (
        <small role="alert">{failureText(failure, t('records.evidence.notSaved'))}</small>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Download size={16} aria-hidden="true" />}
        pending={pending}
        onClick={onExport}
      >
        {label}
      </Button>
    </Place>
  );
}
