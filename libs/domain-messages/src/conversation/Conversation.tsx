import type { MessageDetail, MessagePerson } from '@banyan/contracts/messages';
import { useChange, useFailureText, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, Notice } from '@banyan/ui';
import { Ban } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Composer } from './Composer.tsx';
import { Lines } from './Lines.tsx';
import { useConversation, type ShownConversation } from './useConversation.ts';

const Person = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  padding-block: 12px;
  padding-inline: 32px 20px;
  border-bottom: 1px solid var(--line);

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 32px 20px;
  border-top: 1px solid var(--line);
`;

const Head = observer(function Head({ person, store }: { person: MessagePerson; store: ShownConversation }) {
  const { t } = useWords();
  return (
    <Person>
      <Avatar name={person.name} src={person.image} size={40} />
      <div>
        <h2>{person.name}</h2>
        <small>{person.department}</small>
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<Ban size={16} aria-hidden="true" />}
        pending={store.block.isPending()}
        onClick={() => void store.block.run(!store.blocked)}
      >
        {t(store.blocked ? 'private.unblock' : 'private.block')}
      </Button>
    </Person>
  );
});

const Bottom = observer(function Bottom({ closed, store }: { closed: boolean; store: ShownConversation }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = store.block.failureOf();
  const failed =
    failure === undefined ? null : (
      <Notice tone="danger" live onDismiss={() => store.block.dismiss()} dismissText={t('inbox.dismiss')}>
        {failureText(failure)}
      </Notice>
    );
  if (store.blocked) {
    return (
      <Foot>
        {failed}
        <Notice tone="info" live>
          {t('private.blocked')}
        </Notice>
      </Foot>
    );
  }
  if (closed) {
    return (
      <Foot>
        {failed}
        <Notice tone="info">{t('private.closed')}</Notice>
      </Foot>
    );
  }
  return (
    <>
      {failed === null ? null : <Foot>{failed}</Foot>}
      <Composer store={store} />
    </>
  );
});

/** A conversation with a colleague: its lines, a line to write, block and report. */
export const Conversation = observer(function Conversation({ message }: { message: MessageDetail }) {
  const { t } = useWords();
  const { conversation, id } = message;
  const store = useConversation(conversation?.person.id ?? 0);
  const blocked = conversation?.blocked ?? false;
  useShow(store, () => store.show(id, blocked), id);
  // Another line has come: the message that represents the conversation has changed.
  useChange(message.at, () => store.heard());
  if (conversation === null) {
    return (
      <Foot>
        <Notice tone="info">{t('private.left')}</Notice>
      </Foot>
    );
  }
  return (
    <>
      <Head person={conversation.person} store={store} />
      <Lines store={store} />
      <Bottom closed={conversation.closed} store={store} />
    </>
  );
});
