import { Button, SkeletonLine, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { currentEntry } from './currentEntry.ts';
import { frameStoreOf } from './FrameStore.ts';

const Bar = styled.nav`
  flex: 0 1 auto;
  min-width: 0;
  height: 100%;
  display: flex;
  align-items: center;
  gap: 28px;
  white-space: nowrap;
  /* More entries than fit scroll; none is cut away. */
  overflow: auto hidden;
  scrollbar-width: none;

  & > ul {
    height: 100%;
    display: flex;
    gap: 28px;
  }
  & a {
    position: relative;
    height: 100%;
    display: flex;
    align-items: center;
    color: var(--ink-2);
  }
  & a:hover {
    color: var(--ink);
  }
  & a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--accent);
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
`;

const placeholders = [32, 32, 48, 32, 64];

/** Entries of the enterprise, in its order [SH-12]. */
export const Navigation = observer(function Navigation() {
  const { t } = useTranslation('portal');
  const store = frameStoreOf(useServices());
  const { pathname } = useLocation();
  useEffect(() => void store.needNavigation(), [store]);
  const { navigation } = store;
  if (navigation.state === 'failed') {
    return (
      <Bar aria-label={t('shell.navigation')}>
        <span role="alert">{t('shell.navigationFailed')}</span>
        <Button size="sm" onClick={() => void store.loadNavigation()}>
          {t('shell.retry')}
        </Button>
      </Bar>
    );
  }
  if (navigation.state !== 'ready') {
    return (
      <Bar aria-label={t('shell.navigation')} aria-busy="true">
        {placeholders.map((width, index) => (
          <SkeletonLine key={index} width={width} />
        ))}
      </Bar>
    );
  }
  const current = currentEntry(navigation.value, pathname);
  return (
    <Bar aria-label={t('shell.navigation')}>
      <ul>
        {navigation.value.map(({ key, title, path }) => (
          <li key={key}>
            <UiLink href={path} aria-current={key === current ? 'page' : undefined}>
              {title}
            </UiLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
});
