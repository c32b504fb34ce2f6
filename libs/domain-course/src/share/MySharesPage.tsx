import { ListPage, useFailureText, useRefresh, useShow, RemovalDialog } from '@banyan/core-screen/views';
import { EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { TableExport, useTableMoment } from '../records/TableExport.tsx';
import { useWords } from '../shared/useWords.ts';
import { makeMySharesStore, type MySharesStore } from './MySharesStore.ts';
import { ShareRow } from './ShareRow.tsx';

/** Confirmation before a share is deleted with its count. */
const RemoveDialog = observer(function RemoveDialog({ store }: { store: MySharesStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { asked, remove } = store;
  const failure = remove.failureOf(asked?.id);
  return (
    <RemovalDialog
      open={asked !== null}
      title={t('shares.removeTitle')}
      keep={t('shares.keep')}
      remove={t('shares.removeNow')}
      pending={remove.isPending(asked?.id)}
      failure={failure === undefined ? undefined : failureText(failure)}
      onClose={() => store.ask(null)}
      onRemove={() => {
        if (asked !== null) void remove.run(asked);
      }}
    >
      <p>{t('shares.removeText', { title: asked?.course.title ?? '' })}</p>
    </RemovalDialog>
  );
});

/** Page of the learner's shares. */
export const MySharesPage = observer(function MySharesPage() {
  const store = courseDomain.useStore(makeMySharesStore);
  const { t, number } = useWords();
  const moment = useTableMoment();
  useShow(store, () => store.show());
  useRefresh(() => store.list.refresh());
  const { latest } = store.list;
  const sums = latest === null || latest === undefined || latest.total === 0 ? null : latest;
  return (
    <ListPage
      title={t('title.shares')}
      description={
        sums === null
          ? undefined
          : t('shares.about', { courses: number(sums.total), count: sums.came, formatted: number(sums.came) })
      }
      actions={
        sums === null ? null : (
          <TableExport
            name={t('title.shares')}
            columns={(['course', 'sharedAt', 'came'] as const).map((one) => t(`records.table.${one}`))}
            collect={async () =>
              (await store.all()).map(({ came, course, sharedAt }) => [course.title, moment(sharedAt), came])
            }
          />
        )
      }
      above={<RemoveDialog store={store} />}
      list={store.list}
      label={t('shares.list')}
      failed={t('shares.failed')}
      empty={
        <EmptyState
          level={2}
          label={t('shares.none')}
          description={t('shares.noneText')}
          actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
        />
      }
    >
      {(share) => <ShareRow share={share} onRemove={() => store.ask(share)} />}
    </ListPage>
  );
});
