import { ListPage, useFailureText, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LinkButton, ListSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { keptCover } from '../card/KeptCourseRow.tsx';
import { CollectedRow } from './CollectedRow.tsx';
import { makeCollectionStore, type CollectionStore } from './CollectionStore.ts';

/** Notice of a removed course, with undo. */
const Removed = observer(function Removed({ store }: { store: CollectionStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { putBack, removed } = store;
  if (removed === null) return null;
  const failure = putBack.failureOf();
  return (
    <Notice
      tone={failure === undefined ? 'info' : 'danger'}
      live
      action={
        <Button size="sm" pending={putBack.isPending()} onClick={() => void putBack.run(removed)}>
          {t('collection.undo')}
        </Button>
      }
    >
      {failure === undefined ? t('collection.removed', { title: removed.course.title }) : failureText(failure)}
    </Notice>
  );
});

/** Page of the learner's collection. */
export const CollectionPage = observer(function CollectionPage() {
  const store = courseDomain.useStore(makeCollectionStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  useRefresh(() => store.list.refresh());
  return (
    <ListPage
      title={t('title.collection')}
      above={<Removed store={store} />}
      list={store.list}
      skeleton={<ListSkeleton label={t('loading')} count={6} cover={keptCover} />}
      label={t('collection.list')}
      failed={t('collection.failed')}
      empty={
        <EmptyState
          level={2}
          label={t('collection.none')}
          description={t('collection.noneText')}
          actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
        />
      }
    >
      {(collected) => (
        <CollectedRow
          collected={collected}
          failure={store.remove.failureOf(collected.course.id)}
          onRemove={() => void store.remove.run(collected)}
        />
      )}
    </ListPage>
  );
});
