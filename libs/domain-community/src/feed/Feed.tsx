import { questionOrders, topicOrders, type PostKind } from '@banyan/contracts/community';
import { ListView, RequestView, useKeptFocus, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Chip,
  Container,
  EmptyState,
  LinkButton,
  ListSkeleton,
  Notice,
  PageTitle,
  SearchForm,
  SortTabs,
  TextLink,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { feedLink, postLinkOf } from '../community.links.ts';
import { ComposeCard } from '../compose/ComposeCard.tsx';
import type { ShownComposer } from '../compose/shownComposer.ts';
import { Columns } from '../shared/Columns.ts';
import { Confirm } from '../shared/Confirm.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { FeedSide } from './FeedSide.tsx';
import { FreshBar } from './FreshBar.tsx';
import { PostItem } from './PostItem.tsx';
import type { ShownFeed } from './shownFeed.ts';
import { useFeedAddress } from './useFeedAddress.ts';
import { usePostNews } from './usePostNews.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 48px;
  margin-top: 16px;
  border-bottom: 1px solid var(--line);

  & > small {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

const Told = styled.div`
  margin-bottom: 16px;
`;

const Published = observer(function Published({ composer, kind }: { composer: ShownComposer; kind: PostKind }) {
  const { t } = useWords();
  const { published } = composer;
  if (published === null) return null;
  const { id, state } = published;
  return (
    <Told>
      <Notice
        tone="ok"
        live
        action={
          <TextLink variant="inline" href={postLinkOf(kind).href(id)}>
            {t('compose.see')}
          </TextLink>
        }
        onDismiss={() => composer.dismiss()}
        dismissText={t('act.dismiss')}
      >
        {t(state === 'waiting' ? 'compose.waits' : `compose.posted.${kind}`)}
      </Notice>
    </Told>
  );
});

/** Withdrawing a post removes its button: the focus moves to the post now in its place, else to the list. */
function useFocusAfter(taken: { readonly at: number } | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken === null) return;
    const titles = place.current?.querySelectorAll<HTMLElement>('h3 > a');
    (titles?.[taken.at] ?? titles?.[taken.at - 1] ?? place.current)?.focus();
  }, [taken]);
  return place;
}

/** A feed of topics or of questions: a line to write, orders, the posts, panels beside it. */
export const Feed = observer(function Feed({ store, composer }: { store: ShownFeed; composer: ShownComposer }) {
  const { kind, list, home, praise, remove } = store;
  const { t, posts } = useWords();
  const { t: shared } = useTranslation('screen');
  const session = useSession();
  const refusalText = useRefusalText();
  const { asked, go, href, query, stopWriting } = useFeedAddress(kind);
  const [typed, setTyped] = useState(query.keyword);
  const [withdrawing, setWithdrawing] = useState<number | null>(null);
  const [taken, setTaken] = useState<{ readonly at: number } | null>(null);
  const place = useFocusAfter(taken);
  const bar = useKeptFocus<HTMLDivElement>(`${query.category} ${query.keyword}`);
  useShow(store, () => store.show(query), asked);
  usePostNews(kind, () => store.check());
  const write = useEffectEvent((on: boolean) => {
    setTyped(query.keyword);
    // A session that ends during writing is announced elsewhere; the draft stays kept.
    if (!on || (!session.loggedIn && composer.composition !== null)) return;
    if (session.requireLogin()) composer.open();
  });
  useEffect(() => write(query.write), [query.write, query.keyword, session.loggedIn]);
  useEffect(() => () => composer.leave(), [composer]);
  const posted = useEffectEvent(() => {
    store.showFresh();
    stopWriting();
  });
  const { published } = composer;
  useEffect(() => {
    if (published !== null) posted();
  }, [published]);
  const begin = () => {
    if (session.requireLogin()) composer.open();
  };
  const category = home.value?.categories.find(({ id }) => id === query.category);
  const today = home.value?.today[kind] ?? 0;
  const filtered = query.keyword !== '' || query.category !== 0;
  const orders = kind === 'topic' ? topicOrders : questionOrders;
  const removal = withdrawing === null ? undefined : remove.failureOf(withdrawing);
  return (
    <Container>
      <PageTitle
        actions={
          <SearchForm
            label={t(`feed.search.${kind}`)}
            placeholder={t(`feed.search.${kind}`)}
            maxLength={80}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => go({ keyword })}
          />
        }
      >
        {t(kind === 'topic' ? 'title.topics' : 'title.questions')}
      </PageTitle>
      <Columns>
        <div>
          <Published composer={composer} kind={kind} />
          <ComposeCard
            store={composer}
            kind={kind}
            home={home.value}
            onOpen={begin}
            onClose={() => {
              composer.close();
              if (query.write) stopWriting();
            }}
          />
          <Bar ref={bar} tabIndex={-1}>
            <SortTabs
              label={t('feed.order.label')}
              current={query.order}
              items={orders.map((order) => ({
                id: order,
                label: t(`feed.order.${order}`),
                href: href({ order }),
              }))}
            />
            {query.keyword === '' ? null : (
              <Chip removeText={t('feed.without', { words: query.keyword })} onRemove={() => go({ keyword: '' })}>
                {query.keyword}
              </Chip>
            )}
            {category === undefined ? null : (
              <Chip removeText={t('feed.without', { words: category.name })} onRemove={() => go({ category: 0 })}>
                {category.name}
              </Chip>
            )}
            {today === 0 ? null : <small>{t('feed.today', { count: today, formatted: posts(today) })}</small>}
          </Bar>
          <FreshBar
            count={store.fresh}
            onShow={() => {
              store.showFresh();
              window.scrollTo({ top: 0 });
            }}
          />
          <div ref={place} tabIndex={-1}>
            <ListView
              list={list}
              label={t(`feed.list.${kind}`)}
              failed={t(`feed.failed.${kind}`)}
              frame={(rows, label) => <ul aria-label={label}>{rows}</ul>}
              empty={
                filtered || query.order === 'unanswered' ? (
                  <EmptyState
                    level={2}
                    image={query.order === 'unanswered' && !filtered ? 'tick' : 'search'}
                    label={t(query.order === 'unanswered' && !filtered ? 'feed.allAnswered' : `feed.nothing.${kind}`)}
                    description={t(
                      query.order === 'unanswered' && !filtered ? 'feed.allAnsweredText' : 'feed.nothingText',
                    )}
                    actions={<LinkButton href={feedLink(kind).href()}>{t(`feed.showAll.${kind}`)}</LinkButton>}
                  />
                ) : (
                  <EmptyState
                    level={2}
                    label={t(`feed.none.${kind}`)}
                    description={t(`feed.noneText.${kind}`)}
                    actions={<Button onClick={begin}>{t(`compose.new.${kind}`)}</Button>}
                  />
                )
              }
            >
              {(post) => {
                const key = praiseKey('post', post.id);
                const failure = praise.failureOf(key);
                return (
                  <PostItem
                    post={post}
                    onPraise={(praised) => {
                      if (session.requireLogin()) void praise.run({ target: 'post', id: post.id, praised });
                    }}
                    failure={failure === undefined ? '' : refusalText(failure)}
                    onDismiss={() => praise.dismiss(key)}
                    withdrawing={remove.isPending(post.id)}
                    {...(post.mine ? { onWithdraw: () => setWithdrawing(post.id) } : {})}
                  />
                );
              }}
            </ListView>
          </div>
        </div>
        <aside aria-label={t('side.label')}>
          <RequestView request={home} size={160} skeleton={<ListSkeleton label={shared('loading')} count={3} />}>
            {(around) => <FeedSide home={around} kind={kind} query={query} />}
          </RequestView>
        </aside>
      </Columns>
      <Confirm
        open={withdrawing !== null}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        act={t('act.withdraw')}
        pending={withdrawing !== null && remove.isPending(withdrawing)}
        failure={removal === undefined ? '' : refusalText(removal)}
        onClose={() => setWithdrawing(null)}
        onConfirm={() => {
          if (withdrawing === null) return;
          const at = list.rows.findIndex(({ id }) => id === withdrawing);
          void remove.run(withdrawing).then((gone) => {
            if (!gone) return;
            setWithdrawing(null);
            setTaken({ at });
          });
        }}
      />
    </Container>
  );
});
