import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { HistoryList } from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { ErrorState, ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEntryWords } from '../audit/useEntryWords.ts';
import { useWords } from '../shared/useWords.ts';
import type { PersonStore } from './PersonStore.ts';

export interface PersonHistoryProps {
  name: string;
  store: PersonStore;
  departments: readonly ManagedDepartment[];
}

/** Acts of administrators on a person. */
export const PersonHistory = observer(function PersonHistory({ name, store, departments }: PersonHistoryProps) {
  const { t } = useWords();
  const words = useEntryWords(departments);
  const failureText = useFailureText();
  const { history } = store;
  useShow(history, () => history.show());
  if (history.state === 'failed')
    return (
      <ErrorState
        level={3}
        size={120}
        title={t('people.historyFailed')}
        text={failureText(history.error)}
        retryText={t('retry')}
        onRetry={() => void history.retry()}
      />
    );
  if (history.state !== 'ready') return <ListSkeleton label={t('loading')} />;
  return (
    <HistoryList
      label={t('people.history', { name })}
      entries={history.rows.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: words.who(entry),
        what: words.act(entry),
        fields: words.changes(entry),
      }))}
      loading={history.foot === 'loading'}
      {...(history.foot === 'end' ? {} : { onMore: () => void history.loadMore() })}
    />
  );
});
