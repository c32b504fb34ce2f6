import { ErrorCode } from '@banyan/contracts';
import { type MessageDetail } from '@banyan/contracts/messages';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, Moment, RequestView, useFailureText } from '@banyan/core-screen/views';
import { Dot, EmptyState, IconButton, Kbd, LinkButton, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { ShownMessage } from '../inbox/shown.ts';
import { useWords } from '../shared/useWords.ts';
import { MessageBody } from './MessageBody.tsx';

const loadConversation = () => import('../conversation/Conversation.tsx').then((part) => part.Conversation);

const Head = styled.div`
  flex: none;
  min-height: 56px;
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline: 32px 20px;
  border-bottom: 1px solid var(--line);

  & > p {
    flex: 1;
    min-width: 0;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > p[role='alert'] {
    flex: none;
    color: var(--danger);
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  padding: 32px;
`;

const Centre = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  padding: 24px;
`;

interface ActsProps {
  store: ShownMessage;
  message: MessageDetail;
  onRemoved: () => void;
}

const Acts = observer(function Acts({ store, message, onRemoved }: ActsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = store.mark.failureOf(message.id) ?? store.remove.failureOf(message.id);
  const Icon = message.read ? Mail : MailOpen;
  return (
    <Head>
      <p>
        {t(`kind.${message.kind}`)}
        <Dot />
        <Moment at={message.at} />
      </p>
      {failure === undefined ? null : <p role="alert">{failureText(failure)}</p>}
      <IconButton
        label={t(message.read ? 'inbox.markUnread' : 'inbox.markRead')}
        aria-keyshortcuts="e"
        onClick={() => void store.mark.run({ row: message, read: !message.read })}
      >
        <Icon size={20} strokeWidth={1.65} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('inbox.remove')}
        onClick={() => void store.remove.run(message).then((done) => (done ? onRemoved() : undefined))}
      >
        <Trash2 size={20} strokeWidth={1.65} aria-hidden="true" />
      </IconButton>
    </Head>
  );
});

const Keys = () => {
  const { t } = useWords();
  return (
    <>
      <Kbd>j</Kbd> <Kbd>k</Kbd> {t('inbox.keysStep')} <Kbd>e</Kbd> {t('inbox.keysRead')}
    </>
  );
};

function Waiting() {
  const { t } = useWords();
  return (
    <Scroll>
      <SkeletonRegion label={t('inbox.loading')}>
        <SkeletonLine width="56%" height={20} />
        <SkeletonLine width="80%" />
        <SkeletonLine width="72%" />
      </SkeletonRegion>
    </Scroll>
  );
}

export interface DetailPaneProps {
  store: ShownMessage;
  /** The address names a message. */
  opened: boolean;
  /** The list without a message. */
  listHref: string;
  /** The open one was taken out. */
  onRemoved: () => void;
}

/** The message that is open, or how to open one. */
export const DetailPane = observer(function DetailPane({ store, opened, listHref, onRemoved }: DetailPaneProps) {
  const { t } = useWords();
  if (!opened) {
    return (
      <Centre>
        <EmptyState level={2} size={240} image="mail" label={t('inbox.choose')} description={<Keys />} />
      </Centre>
    );
  }
  return (
    <RequestView
      request={store.opened}
      failed={t('inbox.messageFailed')}
      skeleton={<Waiting />}
      failure={(error) =>
        refusalCode(error) === ErrorCode.notFound ? (
          <Centre>
            <EmptyState
              level={2}
              size={240}
              image="search"
              label={t('inbox.messageGone')}
              description={t('inbox.messageGoneText')}
              actions={<LinkButton href={listHref}>{t('inbox.toList')}</LinkButton>}
            />
          </Centre>
        ) : null
      }
    >
      {(message) => (
        <>
          <Acts store={store} message={message} onRemoved={onRemoved} />
          {message.source.type === 'conversation' ? (
            <LatePart load={loadConversation} waiting={<Waiting />}>
              {(Conversation) => <Conversation key={message.id} message={message} />}
            </LatePart>
          ) : (
            <Scroll tabIndex={0} role="group" aria-label={message.title}>
              <MessageBody message={message} />
            </Scroll>
          )}
        </>
      )}
    </RequestView>
  );
});
