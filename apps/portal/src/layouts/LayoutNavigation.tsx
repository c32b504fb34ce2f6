import type { NavigationEntry, SharedLayout } from '@banyan/core-session';
import { useFormats } from '@banyan/core-screen/views';
import { Badge, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import { currentEntry } from '../shell/currentEntry.ts';
import { groups, layoutForms } from './forms.ts';

const Bar = styled.nav`
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-2);
    line-height: 22px;
  }
  & a:hover {
    color: var(--ink);
  }
  & a > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-form='side'] {
    position: sticky;
    top: calc(var(--header-h) + 24px);
    max-height: calc(100vh - var(--header-h) - 48px);
    overflow: hidden auto;
    margin-block-start: 32px;
    margin-inline-start: -12px;
    /* Room for the focus rings of entries at the edge. */
    padding: 2px;
  }
  &[data-form='side'] > p {
    padding: 0 10px 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  &[data-form='side'] > ul + p {
    padding-top: 16px;
  }
  &[data-form='side'] a {
    min-height: 36px;
    padding: 7px 10px;
    border-radius: var(--r-ctl);
    transition: background-color var(--quick) var(--ease);
  }
  &[data-form='side'] a > span {
    flex: 1;
  }
  &[data-form='side'] a:hover {
    background: var(--hover);
  }
  &[data-form='side'] a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }

  &[data-form='tabs'] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
    padding-top: 16px;
    border-bottom: 1px solid var(--line);
  }
  &[data-form='tabs'] a {
    position: relative;
    min-height: 44px;
  }
  &[data-form='tabs'] a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  &[data-form='tabs'] a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--accent);
  }
`;

const Entry = observer(function Entry({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  const { t } = useTranslation('layouts');
  const { number } = useFormats();
  const { icon: Icon, counter, path, titleKey } = entry;
  const waiting = counter?.() ?? 0;
  return (
    <UiLink href={path} aria-current={current ? 'page' : undefined}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden />}
      <span>{t(titleKey)}</span>
      <Badge count={waiting} label={t('waiting', { count: waiting, formatted: number(waiting) })} />
    </UiLink>
  );
});

export interface LayoutNavigationProps {
  readonly layout: SharedLayout;
  /** Entries of all domains; those of other layouts are left out. */
  readonly entries: readonly NavigationEntry[];
  /** Path of the screen in view; its entry is marked. */
  readonly pathname: string;
}

/**
 * The navigation of a layout: entries of several domains in their groups and order, without those whose screen is
 * missing or not for this viewer.
 */
export const LayoutNavigation = observer(function LayoutNavigation({
  layout,
  entries,
  pathname,
}: LayoutNavigationProps) {
  const { t } = useTranslation('layouts');
  const { mayOpen } = useFrame();
  const id = useId();
  const own = entries.filter((entry) => entry.layout === layout && mayOpen(entry.path));
  const current = currentEntry(
    own.flatMap(({ path, also = [] }) => [path, ...also].map((under) => ({ key: path, path: under }))),
    pathname,
  );
  const bar = useRef<HTMLElement>(null);
  // In a low window the navigation scrolls: the current entry is brought into view.
  useEffect(() => {
    const here = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !here) return;
    const beyond = here.getBoundingClientRect().bottom - bar.current.getBoundingClientRect().bottom;
    if (beyond > 0) bar.current.scrollTop += beyond + bar.current.clientHeight / 2;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={t(`name.${layout}`)} data-form={layoutForms[layout]}>
      {groups.map((group) => {
        const list = own.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order);
        if (list.length === 0) return null;
        const heading = group === undefined ? undefined : `${id}${group}`;
        return [
          group === undefined ? null : (
            <p key={heading} id={heading}>
              {t(`group.${group}`)}
            </p>
          ),
          <ul key={group ?? ''} aria-labelledby={heading}>
            {list.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} current={entry.path === current} />
              </li>
            ))}
          </ul>,
        ];
      })}
    </Bar>
  );
});
