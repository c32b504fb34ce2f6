import { Badge, Button, MenuButton, SkeletonLine, UiLink } from '@banyan/ui';
import { useFormats, useRefresh } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { currentEntry } from './currentEntry.ts';
import { fitting } from './fitting.ts';
import { frameStoreOf, type NavigationItem } from './FrameStore.ts';
import { HeaderPart } from './HeaderPart.tsx';
import type { ShellProps } from './shellProps.ts';
import { waitingBehind } from './waitingBehind.ts';

const Bar = styled.nav`
  flex: 1 1 0;
  min-width: 0;
  height: 100%;
  display: flex;
  align-items: center;
  gap: 28px;
  white-space: nowrap;
  /* Entries that do not fit are in the menu at the end. */
  overflow: hidden;

  & > ul {
    flex: none;
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
  /* The gap before the menu equals the gap between entries. */
  & > button {
    margin-inline-start: -14px;
  }
`;

/** The red point of an entry, for a logged-in person with tasks. */
const Waiting = observer(function Waiting({ path }: { path: string }) {
  const { t } = useTranslation('portal');
  const { number } = useFormats();
  const { session, tasks } = useServices();
  const count = session.loggedIn ? waitingBehind(path, tasks) : null;
  return count === null ? null : (
    <Point>
      <Badge count={count} label={t('shell.tasksWaiting', { count, formatted: number(count) })} />
    </Point>
  );
});

const placeholders = [32, 32, 48, 32, 64];

const gap = 28;
/** Maximum width of the menu's button, with the gap before it. */
const menuWidth = 112;

/** Room that is reserved without a number too, so that a change moves nothing. */
const Point = styled.span`
  display: flex;
  width: 24px;
  margin-inline: 6px -8px;
`;

function Entries({ items, current }: { items: readonly NavigationItem[]; current: string | undefined }) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(items.length);
  // Before the first picture: all entries are rendered to be measured, and nothing moves.
  useLayoutEffect(() => {
    const room = bar.current;
    const entries = [...(list.current?.children ?? [])];
    if (room === null || entries.length < items.length) return;
    const widths = entries.map((entry) => entry.getBoundingClientRect().width);
    const fit = () => setFits(fitting(widths, room.clientWidth, gap, menuWidth));
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [items.length]);
  const rest = items.slice(fits);
  return (
    <Bar ref={bar} aria-label={t('shell.navigation')}>
      <ul ref={list}>
        {items.slice(0, fits).map(({ key, title, path }) => (
          <li key={key}>
            <UiLink href={path} aria-current={key === current ? 'page' : undefined}>
              {title}
              <Waiting path={path} />
            </UiLink>
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <HeaderPart>
          <MenuButton
            label={t('shell.more')}
            items={rest.map(({ key, title, path }) => ({ id: key, label: title, href: path }))}
            navigate={(href) => void navigate(href)}
          >
            {t('shell.more')}
          </MenuButton>
        </HeaderPart>
      )}
    </Bar>
  );
}

/** The enterprise's entries, in its order. */
export const Navigation = observer(function Navigation({ layout }: Pick<ShellProps, 'layout'>) {
  const { t } = useTranslation('portal');
  const services = useServices();
  const store = frameStoreOf(services);
  const { tasks } = services;
  const { pathname } = useLocation();
  useEffect(() => void store.needNavigation(), [store]);
  useEffect(() => tasks.follow(), [tasks]);
  useRefresh(() => tasks.look());
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
  // Screens of a shared layout at other paths belong to its entry: meetings to the learning centre.
  const current = currentEntry(navigation.value, pathname) ?? currentEntry(navigation.value, `/${layout}`);
  return (
    // New words are measured again.
    <Entries key={navigation.value.map(({ title }) => title).join()} items={navigation.value} current={current} />
  );
});
