import type { InboxQuery, MessageBox } from '@banyan/contracts';
import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore, Notice } from '@banyan/ui';
import { VirtualList, type VirtualListHandle } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { ShownMessages } from './shown.ts';
import { MessageLine } from './MessageLine.tsx';
import { messageHref } from './messageHref.ts';

/** About how high a line is, px. */
const lineHeight = 69;

const Foot = observer(function Foot({ store }: { store: ShownMessages }) {
  const { t: shared } = useTranslation('screen');
  const words = {
    more: shared('more'),
    loading: shared('moreLoading'),
    failed: shared('moreFailed'),
    retry: shared('retry'),
    end: shared('end'),
  };
  if (store.list.foot === 'end' && store.list.rows.length < 12) return null;
  return <LoadMore state={store.list.foot} onLoad={() => void store.list.loadMore()} words={words} />;
});

export interface ListPaneProps {
  store: ShownMessages;
  box: MessageBox;
  query: InboxQuery;
  onQuery: (change: Partial<InboxQuery>) => void;
}

/** The messages of a list, however many: only those in sight are drawn [ME-01]. */
export const ListPane = observer(function ListPane({ store, box, query, onQuery }: ListPaneProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const failureText = useFailureText();
  const { userId } = useSession();
  const handle = useRef<VirtualListHandle>(null);
  const { list } = store;
  const openId = store.opened.value?.id;
  const at = list.rows.findIndex(({ id }) => id === openId);
  const newest = list.rows[0]?.id;
  // The list holds what is in sight when rows come before it: what has just come would stay out of sight above.
  useEffect(() => handle.current?.show(Math.max(0, at)), [at, newest, openId]);

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
  if (list.state !== 'ready') return <ListSkeleton label={shared('loading')} count={7} />;
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
      <VirtualList
        ref={handle}
        label={t(`place.${query.about === 'all' && box === 'own' ? 'personal' : box === 'own' ? query.about : box}`)}
        items={list.rows}
        itemId={({ id }) => String(id)}
        estimate={lineHeight}
        height="100%"
        total={list.foot === 'end' ? list.rows.length : -1}
        onEndReached={() => void list.loadMore()}
        footer={<Foot store={store} />}
        renderItem={(message) => (
          <MessageLine
            message={message}
            current={message.id === openId}
            href={messageHref(message, query, userId ?? '0')}
          />
        )}
      />
    </>
  );
});
