import type { MessagePerson } from '@banyan/contracts/messages';
import { RequestView, useKeptFocus, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, EmptyState, ListSkeleton, SearchForm } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Composer } from './Composer.tsx';
import { Lines } from './Lines.tsx';
import { useConversation, usePeople } from './useConversation.ts';

const Head = styled.div`
  flex: none;
  min-height: 56px;
  display: flex;
  align-items: center;
  gap: 16px;
  padding-inline: 32px 20px;
  border-bottom: 1px solid var(--line);

  & > h2 {
    flex: 1;
    min-width: 0;
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
`;

const People = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  padding: 8px 20px;

  & button {
    width: 100%;
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    column-gap: 12px;
    align-items: center;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    text-align: start;
  }
  & button:hover {
    background: var(--hover);
  }
  & button > span:first-child {
    grid-row: 1 / 3;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

interface ChosenProps {
  person: MessagePerson;
  onOther: () => void;
  onStarted: (messageId: number) => void;
}

const Chosen = observer(function Chosen({ person, onOther, onStarted }: ChosenProps) {
  const { t } = useWords();
  const store = useConversation(person.id);
  const { messageId, unsent } = store;
  const sent = messageId !== null && unsent.length === 0;
  const started = useEffectEvent(onStarted);
  useEffect(() => {
    // The first line has made the conversation; an existing one is continued.
    if (sent) started(messageId);
  }, [messageId, sent]);
  return (
    <>
      <Head>
        <Avatar name={person.name} src={person.image} size={32} />
        <h2>{t('private.toPerson', { name: person.name })}</h2>
        <Button size="sm" variant="ghost" onClick={onOther}>
          {t('private.other')}
        </Button>
      </Head>
      <Lines store={store} />
      <Composer store={store} begins />
    </>
  );
});

export interface ComposePaneProps {
  /** The conversation has begun, or continues: the message that represents it. */
  onStarted: (messageId: number) => void;
}

/** A new message: its recipient, and the first line. */
export const ComposePane = observer(function ComposePane({ onStarted }: ComposePaneProps) {
  const store = usePeople();
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<MessagePerson | null>(null);
  const finder = useKeptFocus<HTMLInputElement>(chosen);
  useShow(store, () => store.found.load(keyword), keyword);
  if (chosen !== null) return <Chosen person={chosen} onOther={() => choose(null)} onStarted={onStarted} />;
  return (
    <>
      <Head>
        <h2>{t('private.toWhom')}</h2>
        <SearchForm
          ref={finder}
          label={t('private.find')}
          placeholder={t('private.findHint')}
          maxLength={80}
          value={typed}
          onChange={setTyped}
          onSearch={setKeyword}
        />
      </Head>
      <RequestView
        request={store.found}
        failed={t('private.peopleFailed')}
        skeleton={<ListSkeleton label={shared('loading')} count={5} />}
      >
        {(people) =>
          people.length === 0 ? (
            <EmptyState
              level={3}
              size={200}
              image="search"
              label={t('private.nobody')}
              description={t('private.nobodyText')}
            />
          ) : (
            <People aria-label={t('private.people')}>
              {people.map((person) => (
                <li key={person.id}>
                  <button type="button" onClick={() => choose(person)}>
                    <Avatar name={person.name} src={person.image} size={36} />
                    <b>{person.name}</b>
                    <small>{person.department}</small>
                  </button>
                </li>
              ))}
            </People>
          )
        }
      </RequestView>
    </>
  );
});
