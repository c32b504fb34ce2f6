import { ListPage, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { TableExport, useTableMoment } from '../records/TableExport.tsx';
import { useWords } from '../shared/useWords.ts';
import { DownloadRow } from './DownloadRow.tsx';
import { makeDownloadsStore } from './DownloadsStore.ts';

/** Polling interval for archives being made. */
const POLL_MS = 2_000;

/** Page of the learner's downloads. */
export const DownloadsPage = observer(function DownloadsPage() {
  const store = courseDomain.useStore(makeDownloadsStore);
  const { t } = useWords();
  const moment = useTableMoment();
  useShow(store, () => store.show());
  useRefresh(() => store.list.refresh());
  useEvery(POLL_MS, store.waiting, () => store.poll());
  return (
    <ListPage
      title={t('title.downloads')}
      description={t('downloads.about')}
      actions={
        store.list.rows.length === 0 ? null : (
          <TableExport
            name={t('title.downloads')}
            columns={(['file', 'course', 'files', 'bytes', 'state', 'askedAt'] as const).map((one) =>
              t(`records.table.${one}`),
            )}
            collect={async () =>
              (await store.all()).map(({ askedAt, course, files, name, size, state }) => [
                name,
                course.title,
                files,
                size,
                t(`downloads.state.${state}`),
                moment(askedAt),
              ])
            }
          />
        )
      }
      list={store.list}
      label={t('downloads.list')}
      failed={t('downloads.listFailed')}
      empty={
        <EmptyState
          level={2}
          label={t('downloads.none')}
          description={t('downloads.noneText')}
          actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
        />
      }
    >
      {(record) => (
        <DownloadRow
          record={record}
          pending={store.renew.isPending(record.id)}
          failure={store.renew.failureOf(record.id)}
          onRenew={() => void store.renew.run(record.id)}
        />
      )}
    </ListPage>
  );
});
