import { inboxQuery, type InboxQuery, type MessageBox } from '@banyan/contracts/messages';
import {
  LatePart,
  useChange,
  useFailureText,
  useKeptFocus,
  useRefresh,
  useShow,
  useStillHere,
} from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Container, LinkButton, Notice, PageTitle } from '@banyan/ui';
import { CheckCheck, PenLine, Settings } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DetailPane } from '../detail/DetailPane.tsx';
import { messagesDomain } from '../messages.domain.ts';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BoxNav } from '../inbox/BoxNav.tsx';
import { unreadOf } from '../inbox/boxes.ts';
import { makeInboxStore, type InboxStore, type Opened } from '../inbox/InboxStore.ts';
import { ListHead } from '../inbox/ListHead.tsx';
import { ListPane } from '../inbox/ListPane.tsx';
import { messageHref } from '../inbox/messageHref.ts';
import { useInboxKeys } from '../inbox/useInboxKeys.ts';

const loadCompose = () => import('../conversation/ComposePane.tsx').then((part) => part.ComposePane);

const Panes = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(300px, 352px) minmax(0, 1fr);
  height: max(560px, calc(100vh - var(--header-h) - 156px));
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;

  & > section,
  & > article {
    min-width: 0;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  & > section {
    border-inline-end: 1px solid var(--line);
  }
`;

/** Restores the removed message, and reports failures. */
const Told = observer(function Told({ store }: { store: InboxStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { putBack, readAll, removed } = store;
  const failed = readAll.failureOf();
  if (failed !== undefined) {
    return (
      <Notice tone="danger" live onDismiss={() => readAll.dismiss()} dismissText={t('inbox.dismiss')}>
        {failureText(failed, t('inbox.stillUnread'))}
      </Notice>
    );
  }
  if (removed === null) return null;
  const failure = putBack.failureOf();
  return (
    <Notice
      tone={failure === undefined ? 'info' : 'danger'}
      live
      action={
        <Button size="sm" pending={putBack.isPending()} onClick={() => void putBack.run(removed)}>
          {t('inbox.putBack')}
        </Button>
      }
    >
      {failure === undefined ? t('inbox.removed', { title: removed.title }) : failureText(failure)}
    </Notice>
  );
});

export interface InboxPageProps {
  box: MessageBox;
  /** The message that the path names; null when it names none. */
  opened: Opened | null;
}

/** The inbox: its lists, one list, one message. */
export const InboxPage = observer(function InboxPage({ box, opened }: InboxPageProps) {
  const store = messagesDomain.useStore(makeInboxStore);
  const { ports } = messagesDomain.useEnvironment();
  const { userId } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useWords();
  const query = inboxQuery.read(params);
  const open = opened ?? (query.id === null ? null : { id: query.id });
  const { about, keyword, unread, write } = query;
  useShow(store, () => store.show({ box, query }, open), box, about, JSON.stringify([unread, keyword, open]));
  useRefresh(() => store.heard());
  useChange(ports.counters?.round(), () => store.heard());

  const isHere = useStillHere(JSON.stringify(open));
  // Removed or restored, marked or reloaded: the pressed button may be gone with it.
  const { list, newer, removed } = store;
  const place = useKeptFocus<HTMLElement>(JSON.stringify([open, list.empty, list.state, newer, removed?.id]));
  const counts = store.counts.value;
  const allRead = counts !== null && counts.total === 0;
  const kind = box !== 'own' ? box : about === 'all' ? 'personal' : about;
  const current = { box, about: box === 'own' ? about : 'all', kind } as const;
  const change = (to: Partial<InboxQuery>) => {
    void navigate(messagesLinks[box].href({ about, keyword, unread, ...to }));
  };
  const hrefTo = (row: Parameters<typeof messageHref>[0]) => messageHref(row, query, userId ?? '0');
  useInboxKeys({
    step(by) {
      const next = store.neighbour(by);
      if (next !== undefined) void navigate(hrefTo(next));
    },
    toggle() {
      const { value } = store.opened;
      if (value !== null) void store.mark.run({ row: value, read: !value.read });
    },
  });

  return (
    <Container>
      <PageTitle
        actions={
          <>
            <Button
              variant="ghost"
              icon={<CheckCheck size={16} aria-hidden="true" />}
              // It keeps the focus when the press itself has disabled it.
              shut={allRead}
              pending={store.readAll.isPending()}
              onClick={() => void store.readAll.run()}
            >
              {t('inbox.readAll')}
            </Button>
            <LinkButton
              variant="ghost"
              icon={<PenLine size={16} aria-hidden="true" />}
              href={messagesLinks.own.href({ write: true })}
            >
              {t('inbox.write')}
            </LinkButton>
            <LinkButton
              variant="ghost"
              icon={<Settings size={16} aria-hidden="true" />}
              href={messagesLinks.settings.href()}
            >
              {t('inbox.settings')}
            </LinkButton>
          </>
        }
      >
        {t('inbox.title')}
      </PageTitle>
      <Told store={store} />
      <Panes data-stays="">
        <BoxNav box={box} about={current.about} counts={counts} />
        <section ref={place} tabIndex={-1} aria-label={t('inbox.list')}>
          <ListHead
            title={t(`place.${current.kind}`)}
            unread={counts === null ? 0 : unreadOf(current, counts)}
            query={query}
            onQuery={change}
          />
          <ListPane store={store} box={box} query={query} onQuery={change} />
        </section>
        <article aria-label={t('inbox.message')}>
          {write && open === null ? (
            <LatePart load={loadCompose}>
              {(ComposePane) => <ComposePane onStarted={(id) => void navigate(messagesLinks.ownOne.href(id))} />}
            </LatePart>
          ) : (
            <DetailPane
              store={store}
              opened={open !== null}
              listHref={messagesLinks[box].href({ about: query.about })}
              onRemoved={() => {
                if (isHere()) change({});
              }}
            />
          )}
        </article>
      </Panes>
    </Container>
  );
});
