import { organisationScreens } from '@banyan/contracts/organisation';
import { ExportButton } from '@banyan/core-console/views';
import { useEvery } from '@banyan/core-screen/views';
import { LinkButton, Notice } from '@banyan/ui';
import { ListPlus, Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { PeopleStore } from './PeopleStore.ts';

/** Pause between two looks whether a file is there, ms. */
const askAgainMs = 1000;

/** Actions in the head of the list: out as a file, in from a file, one more person. */
export const PeopleHeadActs = observer(function PeopleHeadActs({ store, add }: { store: PeopleStore; add: ReactNode }) {
  const { t, number } = useWords();
  const { leaving, mayEdit, mayExport, table } = store;
  const { file, isWaiting } = leaving;
  useEvery(askAgainMs, isWaiting, () => leaving.look());
  return (
    <>
      {file === null ? null : (
        <Notice
          live
          tone={file.state === 'failed' ? 'danger' : file.state === 'done' ? 'ok' : 'info'}
          dismissText={t('close')}
          onDismiss={() => leaving.dismiss()}
          {...(file.url === '' ? {} : { action: <LinkButton href={file.url}>{t('imports.download')}</LinkButton> })}
        >
          {file.state === 'failed'
            ? t('imports.exportFailed')
            : file.state === 'waiting'
              ? t('imports.exporting', { file: file.file })
              : `${t('imports.exported', { file: file.file, n: number(file.rows) })} ${t('imports.exportedText')}`}
        </Notice>
      )}
      {mayExport ? (
        <ExportButton
          count={table.total}
          onExport={(format) =>
            leaving.begin(
              format,
              table.query,
              table.columns.order.filter((id) => table.columns.isShown(id)),
            )
          }
        />
      ) : null}
      <LinkButton href={organisationScreens.fields.path} icon={<ListPlus size={16} aria-hidden="true" />}>
        {t('title.fields')}
      </LinkButton>
      {mayEdit ? (
        <>
          <LinkButton href={organisationScreens.importPeople.path} icon={<Upload size={16} aria-hidden="true" />}>
            {t('imports.entry')}
          </LinkButton>
          {add}
        </>
      ) : null}
    </>
  );
});
