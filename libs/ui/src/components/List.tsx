import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';

const Rows = styled.ul`
  min-width: 0;

  &[data-variant='card'] {
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
  }
  &[data-variant='cards'] {
    display: grid;
    gap: 12px;
  }
  &[data-variant='cards'] > li {
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
  }
  &:not([data-variant='cards']) > li + li {
    border-block-start: 1px solid var(--line);
  }
  &[data-variant='divided'] > li {
    padding-inline: 0;
  }
  &[data-variant='card'] > li:first-child {
    border-start-start-radius: var(--r-card);
    border-start-end-radius: var(--r-card);
  }
  &[data-variant='card'] > li:last-child {
    border-end-start-radius: var(--r-card);
    border-end-end-radius: var(--r-card);
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 12px 20px;
  transition: background-color var(--quick) var(--ease);

  &[data-leads]:hover {
    background: var(--hover);
  }
  &[data-current] {
    background: var(--accent-soft);
  }
  & > [data-leading] {
    flex: none;
    display: grid;
    place-items: center;
    color: var(--ink-2);
  }
  & > [data-body] {
    flex: 1;
    min-width: 0;
  }
  & [data-title] {
    display: block;
    width: 100%;
    line-height: 22px;
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
  }
  &[data-current] [data-title] {
    color: var(--accent-text);
    font-weight: 600;
  }
  /* The whole row is the target of its title; other controls lie above it. */
  & :is(a, button)[data-title]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-ctl);
  }
  & :is(a, button)[data-title]:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  & :is(a, button)[data-title]:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  & [data-meta] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  /* The gap is enough around a dot between two of them. */
  & [data-meta] > i {
    width: 3px;
  }
  & > [data-aside] {
    flex: none;
    max-width: 40%;
    text-align: end;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > [data-actions] {
    position: relative;
    z-index: 1;
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

export interface ListProps {
  /** Accessible name: the things listed. */
  label: string;
  /** Rows divided by lines, the same on one surface, or each on a surface of its own. */
  variant?: 'divided' | 'card' | 'cards';
  /** `ListRow`s. */
  children: ReactNode;
}

/** Items below each other, each with the same parts in the same places. */
export function List({ label, variant = 'divided', children }: ListProps) {
  return (
    <Rows aria-label={label} data-variant={variant}>
      {children}
    </Rows>
  );
}

export interface ListRowProps {
  /** Name of the row. */
  title: ReactNode;
  /** Before the title: an icon, a picture, an avatar. */
  leading?: ReactNode;
  /** Short remarks under the title. */
  meta?: ReactNode;
  /** Content at the end of the row: a date, a number, a state. */
  aside?: ReactNode;
  /** Further actions on the item: small buttons. */
  actions?: ReactNode;
  /** Address that the whole row links to. */
  href?: string;
  /** Action of the whole row, where it has no address. */
  onPress?: () => void;
  /** Whether it is the current item. */
  current?: boolean;
}

/** An item of a `List`. */
export function ListRow({ title, leading, meta, aside, actions, href, onPress, current = false }: ListRowProps) {
  const here = current ? 'true' : undefined;
  const name =
    href !== undefined ? (
      <UiLink href={href} data-title="" aria-current={here} onClick={onPress}>
        {title}
      </UiLink>
    ) : onPress !== undefined ? (
      <button type="button" data-title="" aria-current={here} onClick={onPress}>
        {title}
      </button>
    ) : (
      <span data-title="">{title}</span>
    );
  return (
    <Row data-leads={href !== undefined || onPress !== undefined || undefined} data-current={current || undefined}>
      {leading === undefined ? null : <span data-leading="">{leading}</span>}
      <div data-body="">
        {name}
        {meta === undefined ? null : <div data-meta="">{meta}</div>}
      </div>
      {aside === undefined ? null : <div data-aside="">{aside}</div>}
      {actions === undefined ? null : <div data-actions="">{actions}</div>}
    </Row>
  );
}
