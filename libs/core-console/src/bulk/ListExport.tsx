import { organisationScreens, type ExportedTable } from '@banyan/contracts/organisation';
import { useEvery, useFormats } from '@banyan/core-screen/views';
import { LinkButton, Notice, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ExportButton, type ExportFormat } from './ExportButton.tsx';
import type { ListExportStore } from './ListExportStore.ts';

/** Pause between two looks whether a file is there, ms. */
const askAgainMs = 1000;

export interface ListExportProps {
  store: ListExportStore;
  /** Number of rows that would leave. */
  count: number;
  /** Begins the export by the list's own call, with its filters. */
  onExport: (format: ExportFormat) => Promise<ExportedTable>;
}

/** The button by which a list leaves, and its last file. */
export const ListExport = observer(function ListExport({ store, count, onExport }: ListExportProps) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const { file, isWaiting } = store;
  useEvery(askAgainMs, isWaiting, () => store.look());
  return (
    <>
      {file === null ? null : (
        <Notice
          live
          tone={file.state === 'failed' ? 'danger' : file.state === 'done' ? 'ok' : 'info'}
          dismissText={t('close')}
          onDismiss={() => store.dismiss()}
          {...(file.url === '' ? {} : { action: <LinkButton href={file.url}>{t('export.download')}</LinkButton> })}
        >
          {file.state === 'failed'
            ? t('export.lost')
            : file.state === 'waiting'
              ? t('export.writing', { file: file.file })
              : t('export.ready', { file: file.file, n: number(file.rows) })}{' '}
          <TextLink variant="inline" href={organisationScreens.exports.path}>
            {t('export.all')}
          </TextLink>
        </Notice>
      )}
      <ExportButton count={count} onExport={(format) => store.begin(() => onExport(format))} />
    </>
  );
});
