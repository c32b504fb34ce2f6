import { screenHref } from '@banyan/contracts';
import { portalScreens, searchQuery, type SearchQuery } from '@banyan/contracts/account';
import { useFormats } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Layers } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { kindIcons } from './kindIcons.ts';
import type { SearchStore } from './SearchStore.ts';

const Frame = styled.nav`
  & > h2 {
    margin-bottom: 8px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-2);
  }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: -8px;
    padding: 6px 8px;
    border-radius: var(--r-ctl);
    line-height: 22px;
    color: var(--ink-2);
  }
  & a > span:nth-of-type(1) {
    flex: 1;
  }
  & a > span:nth-of-type(2) {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & a:hover {
    background: var(--hover);
  }
  & a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  & a[aria-current] > span:nth-of-type(2) {
    color: inherit;
  }
`;

/** Kinds with their numbers of hits; one without hits stays, so that nothing moves. */
export const KindNav = observer(function KindNav({ store, query }: { store: SearchStore; query: SearchQuery }) {
  const { t } = useTranslation('search');
  const { number } = useFormats();
  const entry = (kind: SearchQuery['kind'], count: number | null) => {
    const Icon = kind === 'all' ? Layers : kindIcons[kind];
    return (
      <li key={kind}>
        <AppLink
          to={screenHref(portalScreens.search, {}, searchQuery.write({ ...query, kind }))}
          aria-current={query.kind === kind ? 'true' : undefined}
        >
          <Icon size={16} aria-hidden="true" />
          <span>{t(`kind.${kind}`)}</span>
          <span>{count === null ? '' : number(count)}</span>
        </AppLink>
      </li>
    );
  };
  return (
    <Frame aria-labelledby="search-kinds">
      <h2 id="search-kinds">{t('kinds')}</h2>
      <ul>
        {entry('all', store.settled ? store.total : null)}
        {store.kinds.map((kind) => entry(kind, store.totalOf(kind)))}
      </ul>
    </Frame>
  );
});
