import { ListPage, useFailureText, useKeptFocus, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LazyDialog, LinkButton, ListSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { TableExport, useTableMoment } from '../records/TableExport.tsx';
import { useWords } from '../shared/useWords.ts';
import { keptCover } from '../card/KeptCourseRow.tsx';
import { VisitRow } from './VisitRow.tsx';
import { makeVisitsStore, type VisitsStore } from './VisitsStore.ts';

/** Confirmation before the whole history is cleared. */
const ClearDialog = observer(function ClearDialog({ store }: { store: VisitsStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { clear, clearing } = store;
  const failure = clear.failureOf();
  const close = () => store.askToClear(false);
  return (
    <LazyDialog
      open={clearing}
      onClose={close}
      title={t('visits.clearTitle')}
      closeText={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('visits.keep')}</Button>
          <Button variant="danger" pending={clear.isPending()} onClick={() => void clear.run(undefined)}>
            {t('visits.clearNow')}
          </Button>
        </>
      }
    >
      <p>{t('visits.clearText')}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
    </LazyDialog>
  );
});

/** Page of the learner's browsing history. */
export const VisitsPage = observer(function VisitsPage() {
  const store = courseDomain.useStore(makeVisitsStore);
  const { t } = useWords();
  const moment = useTableMoment();
  useShow(store, () => store.show());
  useRefresh(() => store.list.refresh());
  const instead = useKeptFocus<HTMLDivElement>(store.list.empty);
  return (
    <ListPage
      title={t('title.visits')}
      description={t('visits.about')}
      actions={
        store.list.rows.length > 0 ? (
          <>
            <TableExport
              name={t('title.visits')}
              columns={[t('records.table.course'), t('records.table.visitedAt')]}
              collect={async () =>
                (await store.all()).map(({ course, visitedAt }) => [course.title, moment(visitedAt)])
              }
            />
            <Button onClick={() => store.askToClear(true)}>{t('visits.clear')}</Button>
          </>
        ) : undefined
      }
      above={<ClearDialog store={store} />}
      list={store.list}
      skeleton={<ListSkeleton label={t('loading')} count={6} cover={keptCover} />}
      label={t('visits.list')}
      failed={t('visits.failed')}
      empty={
        <div ref={instead} tabIndex={-1}>
          <EmptyState
            level={2}
            label={t('visits.none')}
            description={t('visits.noneText')}
            actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
          />
        </div>
      }
    >
      {(visit) => (
        <VisitRow
          visit={visit}
          failure={store.forget.failureOf(visit.course.id)}
          onForget={() => void store.forget.run(visit)}
        />
      )}
    </ListPage>
  );
});
