import { useFailureText, useFormats } from '@banyan/core-screen/views';
import { MenuButton, Notice } from '@banyan/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats in which a list leaves. */
export type ExportFormat = 'csv' | 'xlsx';

export interface ExportButtonProps {
  /** Number of rows that would leave. */
  count: number;
  /** Begins the export, a job; rejects when it could not begin. Long work shows it at the foot of the navigation. */
  onExport: (format: ExportFormat) => Promise<void>;
}

/** Exports the rows of a list as CSV or XLSX. */
export function ExportButton({ count, onExport }: ExportButtonProps) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const begin = async (format: ExportFormat) => {
    setFailure(undefined);
    try {
      await onExport(format);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <MenuButton
        label={t('export.label')}
        variant="normal"
        icon={<Download size={16} aria-hidden="true" />}
        header={t('export.count', { count, n: number(count) })}
        items={[
          { id: 'xlsx', label: t('export.xlsx') },
          { id: 'csv', label: t('export.csv') },
        ]}
        onAction={(id) => void begin(id === 'csv' ? 'csv' : 'xlsx')}
      >
        {t('export.label')}
      </MenuButton>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
    </>
  );
}
