import type { InboxQuery, MessageBox } from '@banyan/contracts/messages';
import { useChange } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { LoadMore } from '@banyan/ui';
import { VirtualList, type VirtualListHandle } from '@banyan/ui/data';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
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

export interface MessageListProps {
  store: ShownMessages;
  box: MessageBox;
  query: InboxQuery;
}

/** Rows of messages, of which only those in sight are drawn; they come once there are any. */
export const MessageList = observer(function MessageList({ store, box, query }: MessageListProps) {
  const { t } = useWords();
  const { userId } = useSession();
  const handle = useRef<VirtualListHandle>(null);
  const { list } = store;
  const openId = store.opened.value?.id;
  const at = list.rows.findIndex(({ id }) => id === openId);
  // The open message is scrolled into view; without one, going back leaves the list in its place.
  useEffect(() => {
    if (at !== -1) handle.current?.show(at);
  }, [at, openId]);
  // The list keeps the visible rows in place when rows come before them: new ones would stay out of sight above.
  useChange(list.rows[0]?.id, () => {
    if (at === -1) handle.current?.show(0);
  });
  return (
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
  );
});
