import type { InboxQuery, MessageBox } from '@banyan/contracts/messages';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, ErrorState, LinkButton, ListSkeleton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { ShownMessages } from './shown.ts';
import { MessageList } from './MessageList.tsx';

export interface ListPaneProps {
  store: ShownMessages;
  box: MessageBox;
  query: InboxQuery;
  onQuery: (change: Partial<InboxQuery>) => void;
}

/** The messages of a list, however many: only those in sight are drawn. */
export const ListPane = observer(function ListPane({ store, box, query, onQuery }: ListPaneProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const failureText = useFailureText();
  const { list } = store;

  if (list.state === 'failed') {
    return (
      <ErrorState
        level={3}
        size={200}
        title={t('inbox.failed')}
        text={failureText(list.error)}
        retryText={shared('retry')}
        onRetry={() => void list.retry()}
      />
    );
  }
  const waiting = <ListSkeleton label={shared('loading')} count={7} />;
  if (list.state !== 'ready') return waiting;
  if (box === 'admin' && store.counts.value?.adminMessage === 'N') {
    return (
      <EmptyState
        level={3}
        size={200}
        image="mail"
        label={t('inbox.noAdmin')}
        description={t('inbox.noAdminText')}
        actions={<LinkButton href={messagesLinks.own.href()}>{t('way.back')}</LinkButton>}
      />
    );
  }
  const filtered = query.unread || query.keyword !== '';
  if (list.empty) {
    return (
      <EmptyState
        level={3}
        size={200}
        image={query.keyword === '' ? 'mail' : 'search'}
        label={filtered ? t(query.keyword === '' ? 'inbox.allRead' : 'inbox.notFound') : t(`none.${box}`)}
        description={filtered ? undefined : t(`noneText.${box}`)}
        actions={
          filtered ? (
            <Button size="sm" onClick={() => onQuery({ unread: false, keyword: '' })}>
              {t('inbox.showAll')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      {store.newer ? (
        <Notice
          tone="info"
          live
          action={
            <Button size="sm" onClick={() => store.begin()}>
              {t('inbox.showNewer')}
            </Button>
          }
        >
          {t('inbox.newer')}
        </Notice>
      ) : null}
      <MessageList store={store} box={box} query={query} />
    </>
  );
});
