import type { CommunityHome, FeedQuery, PostKind } from '@banyan/contracts/community';
import { screenHref } from '@banyan/contracts';
import { portalScreens, reviewQuery } from '@banyan/contracts/account';
import { AppLink, useSession } from '@banyan/core-session';
import { Avatar, Button, Card, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { communityLinks, feedLink } from '../community.links.ts';
import { PostLinks } from '../shared/PostLinks.tsx';
import { useWords } from '../shared/useWords.ts';

const Me = styled.div`
  display: grid;
  gap: 12px;

  & > [data-person] {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    column-gap: 12px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & > [data-person] > span {
    grid-row: 1 / 3;
  }
  & small,
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > [data-person] > b {
    font-size: var(--t14);
    line-height: 22px;
    color: var(--ink);
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;

  & a {
    display: block;
    min-height: 28px;
    padding: 3px 12px;
    border-radius: 14px;
    background: var(--sunken);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: var(--line);
  }
  & a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
`;

const Own = observer(function Own({ me }: { me: CommunityHome['me'] }) {
  const { t, number, posts: counted } = useWords();
  const session = useSession();
  if (me === null) {
    return (
      <Card as="section" padding="md" aria-label={t('side.me')}>
        <Me>
          <p>{t('side.visitor')}</p>
          <Button onClick={() => session.requireLogin()}>{t('side.login')}</Button>
        </Me>
      </Card>
    );
  }
  const { answers, best, person, posts, toReview, waiting } = me;
  return (
    <Card as="section" padding="md" aria-label={t('side.me')}>
      <Me>
        <p data-person="">
          <Avatar name={person.name} src={person.image} size={40} />
          <b>{person.name}</b>
          <AppLink to={communityLinks.mine.href()}>
            <small>{t('side.figures', { posts: counted(posts), answers: number(answers), best: number(best) })}</small>
          </AppLink>
        </p>
        {waiting > 0 ? (
          <LinkButton block href={communityLinks.questions.href({ order: 'unanswered' })}>
            {t('side.waiting', { count: waiting, formatted: counted(waiting) })}
          </LinkButton>
        ) : (
          <LinkButton block href={communityLinks.mine.href()}>
            {t('side.mine')}
          </LinkButton>
        )}
        {toReview === null || toReview === 0 ? null : (
          <LinkButton block href={screenHref(portalScreens.review, {}, reviewQuery.write({ tab: 'community' }))}>
            {t('side.toReview', { count: toReview, formatted: counted(toReview) })}
          </LinkButton>
        )}
      </Me>
    </Card>
  );
});

export interface FeedSideProps {
  home: CommunityHome;
  kind: PostKind;
  query: FeedQuery;
}

/** Beside a feed: the reader's own figures, hot posts, the categories. */
export const FeedSide = observer(function FeedSide({ home, kind, query }: FeedSideProps) {
  const { t } = useWords();
  const { categories, hot, me } = home;
  const { href } = feedLink(kind);
  return (
    <>
      <Own me={me} />
      {hot.length === 0 ? null : (
        <section>
          <h2>{t('side.hot')}</h2>
          <PostLinks ranked posts={hot} />
        </section>
      )}
      {categories.length === 0 ? null : (
        <section>
          <h2>{t('side.categories')}</h2>
          <Chips>
            {[{ id: 0, name: t('side.all') }, ...categories].map(({ id, name }) => (
              <li key={id}>
                <AppLink
                  to={href({ ...query, category: id, write: false })}
                  aria-current={query.category === id ? 'true' : undefined}
                >
                  {name}
                </AppLink>
              </li>
            ))}
          </Chips>
        </section>
      )}
    </>
  );
});
