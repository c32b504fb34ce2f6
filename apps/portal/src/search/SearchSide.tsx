import { screenHref } from '@banyan/contracts';
import { portalScreens, searchQuery } from '@banyan/contracts/account';
import { useFailureText, useKeptFocus } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Button, IconButton, Kbd, Notice } from '@banyan/ui';
import { Clock, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SearchStore } from './SearchStore.ts';

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 32px;

  & h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
    margin-bottom: 8px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-2);
  }
  & [data-history] > li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-3);
  }
  & [data-history] a {
    flex: 1;
    min-width: 0;
    line-height: 32px;
    color: var(--ink-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-hot] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & [data-hot] a {
    display: block;
    padding: 4px 12px;
    border-radius: 16px;
    background: var(--sunken);
    font-size: var(--t12);
    line-height: 22px;
    color: var(--ink-2);
  }
  & a:hover {
    color: var(--accent-text);
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 16px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;

const hrefOf = (keyword: string) => screenHref(portalScreens.search, {}, searchQuery.write({ keyword }));

/** The reader's own searches, popular searches, and the keys that lead through the results. */
export const SearchSide = observer(function SearchSide({ store }: { store: SearchStore }) {
  const { t } = useTranslation('search');
  const failureText = useFailureText();
  const { forget, home } = store;
  const { history = [], hot = [] } = home.value ?? {};
  const side = useKeptFocus<HTMLElement>(history.join('\n'));
  const failure = forget.failureOf('') ?? history.map((one) => forget.failureOf(one)).find((one) => one !== undefined);
  return (
    <Side ref={side} tabIndex={-1} aria-label={t('side')}>
      {history.length === 0 ? null : (
        <section aria-labelledby="search-history">
          <h2>
            <span id="search-history">{t('history')}</span>
            <Button
              size="sm"
              variant="ghost"
              pending={forget.isPending('')}
              onClick={() => void forget.run({ keyword: '' })}
            >
              {t('forgetAll')}
            </Button>
          </h2>
          <ul data-history="" aria-labelledby="search-history">
            {history.map((words) => (
              <li key={words}>
                <Clock size={16} aria-hidden="true" />
                <AppLink to={hrefOf(words)}>{words}</AppLink>
                <IconButton
                  size="sm"
                  label={t('forget', { words })}
                  onClick={() => void forget.run({ keyword: words })}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {t('forgetFailed', { reason: failureText(failure) })}
            </Notice>
          )}
        </section>
      )}
      {hot.length === 0 ? null : (
        <section aria-labelledby="search-hot">
          <h2 id="search-hot">{t('hot')}</h2>
          <ul data-hot="" aria-labelledby="search-hot">
            {hot.map((words) => (
              <li key={words}>
                <AppLink to={hrefOf(words)}>{words}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-keys">
        <h2 id="search-keys">{t('keys.title')}</h2>
        <dl>
          <dt>
            <Kbd>/</Kbd>
          </dt>
          <dd>{t('keys.slash')}</dd>
          <dt>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd>
          </dt>
          <dd>{t('keys.arrows')}</dd>
          <dt>
            <Kbd>Enter</Kbd>
          </dt>
          <dd>{t('keys.enter')}</dd>
          <dt>
            <Kbd>Esc</Kbd>
          </dt>
          <dd>{t('keys.escape')}</dd>
        </dl>
      </section>
    </Side>
  );
});
