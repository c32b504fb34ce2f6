import { screenHref } from '@banyan/contracts';
import { portalScreens, searchQuery } from '@banyan/contracts/account';
import { apiOf } from '@banyan/core-screen';
import { ListView, useFormats, useShow } from '@banyan/core-screen/views';
import { useSession, type SearchPart } from '@banyan/core-session';
import { Container, EmptyState, LinkButton, ListSkeleton, Notice, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { HitRow } from './HitRow.tsx';
import { KindNav } from './KindNav.tsx';
import { KindSection } from './KindSection.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchSide } from './SearchSide.tsx';
import { searchCalls, SearchStore } from './SearchStore.ts';

const Parts = styled.div`
  padding-block: 24px 64px;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) 264px;
  gap: 32px;
  margin-top: 28px;
`;
const Results = styled.div`
  display: grid;
  align-content: start;
  gap: 40px;
  min-width: 0;
`;

/** The arrow keys move from hit to hit, starting at the field. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a[data-hit]')];
  const at = stops.findIndex((one) => one === document.activeElement);
  const next = at < 0 ? undefined : stops[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export interface SearchPageProps {
  /** The domains' parts, in their order. */
  readonly parts: readonly SearchPart[];
}

/** All content of the enterprise that matches the words and that the reader may open, by kinds as they arrive. */
export const SearchPage = observer(function SearchPage({ parts }: SearchPageProps) {
  const { t } = useTranslation('search');
  const { t: shared } = useTranslation('screen');
  const { http, links } = useServices();
  const session = useSession();
  const { number } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = searchQuery.read(params);
  const [store] = useState(
    () =>
      new SearchStore(
        apiOf(http, searchCalls),
        parts.map(({ kind }) => kind),
      ),
  );
  useShow(store, () => store.show(query.keyword, session.loggedIn), query.keyword);
  const asked = query.keyword !== '' && store.words === query.keyword;
  const part = parts.find(({ kind }) => kind === query.kind && store.kinds.includes(kind));
  const found = asked && store.settled ? t('found', { count: store.total, formatted: number(store.total) }) : '';
  const none = (
    <EmptyState
      level={2}
      image="search"
      label={t('none', { words: query.keyword })}
      description={t('noneText')}
      actions={<LinkButton href={links.courses()}>{t('courses')}</LinkButton>}
    />
  );
  return (
    <Container>
      <Parts onKeyDown={step}>
        <VisuallyHidden as="h1">{asked ? t('heading', { words: query.keyword }) : t('title')}</VisuallyHidden>
        <SearchField
          words={query.keyword}
          found={found}
          onSearch={(keyword) => void navigate(screenHref(portalScreens.search, {}, searchQuery.write({ keyword })))}
        />
        <Columns>
          {asked ? <KindNav store={store} query={query} /> : <span />}
          <Results>
            {asked && store.meant !== null ? (
              <Notice tone="info">{t('meant', { words: store.meant, typed: query.keyword })}</Notice>
            ) : null}
            {asked ? null : <EmptyState level={2} image="search" label={t('begin')} description={t('beginText')} />}
            {asked && part === undefined && store.settled && store.nothing ? none : null}
            {asked && part === undefined
              ? parts
                  .filter(({ kind }) => store.kinds.includes(kind))
                  .map((one) => (
                    <KindSection key={one.kind} part={one} list={store.list(one.kind)} words={query.keyword} />
                  ))
              : null}
            {asked && part === undefined && !store.settled ? (
              <ListSkeleton label={shared('loading')} count={3} rowHeight={92} />
            ) : null}
            {asked && part !== undefined ? (
              <div>
                <ListView
                  list={store.list(part.kind)}
                  label={t(`kind.${part.kind}`)}
                  failed={t('failed', { name: t(`kind.${part.kind}`) })}
                  empty={none}
                >
                  {(hit) => (
                    <HitRow hit={hit} part={part} words={store.list(part.kind).latest?.words ?? query.keyword} />
                  )}
                </ListView>
              </div>
            ) : null}
          </Results>
          <SearchSide store={store} />
        </Columns>
      </Parts>
    </Container>
  );
});
