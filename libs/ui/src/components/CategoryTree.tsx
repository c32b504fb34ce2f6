import { ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';
import { isMirrored } from './mirrored.ts';
import { isOpen, type TreeNode } from './tree.ts';

const Nav = styled.nav`
  margin-inline-start: -12px;

  & > h2 {
    padding: 0 12px 8px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 500;
    color: var(--ink-3);
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  border-radius: var(--r-ctl);
  color: var(--ink-2);
  padding-inline-start: calc(var(--depth) * 16px);
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &[data-open] {
    color: var(--ink);
    font-weight: 600;
  }
  &[data-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  & > button {
    flex: none;
    width: 28px;
    display: grid;
    place-items: center;
    border-radius: var(--r-ctl);
    color: var(--ink-3);
  }
  & > button:hover {
    color: var(--ink);
  }
  & > button > svg {
    transition: rotate var(--slow) var(--ease);
  }
  & > button[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  & > button > svg:dir(rtl) {
    scale: -1 1;
  }
  & > button[aria-expanded='true'] > svg:dir(rtl) {
    rotate: -90deg;
  }
  & > a {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding-block: 6px;
    padding-inline: 0 10px;
    line-height: 22px;
  }
  & > a:first-child {
    padding-inline-start: 28px;
  }
  & > a > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > a > small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  &[data-current] > a > small {
    color: inherit;
    font-weight: 600;
  }
`;

export interface CategoryTreeProps {
  /** Accessible name of the navigation: the things that the tree organises. */
  label: string;
  /** A visible heading above it. */
  heading?: ReactNode;
  /** The top-level places, each with its subtree. */
  nodes: readonly TreeNode[];
  /** Id of the current node; the branches above it are open. */
  current?: string;
  /** Name of the button that opens a branch, from the branch's words. */
  expandText: (label: string) => string;
  /** Name of the same button while the branch is open. */
  collapseText: (label: string) => string;
}

/**
 * A tree of places as nested lists of links with a button on each branch. Links keep their native behaviour; arrows up
 * and down move over open entries, the arrow inward (right, mirrored left) opens a branch, the other closes it.
 */
export function CategoryTree({ label, heading, nodes, current, expandText, collapseText }: CategoryTreeProps) {
  /** Branches opened or closed by hand; all others follow `current`. */
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = (id: string, open: boolean) => setTouched((before) => ({ ...before, [id]: open }));

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest('[data-row]');
    if (row === null) return;
    const button = row.querySelector<HTMLButtonElement>('button[aria-expanded]');
    const [inward, outward] = isMirrored(row) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[data-row] > a')];
      const at = links.findIndex((link) => row.contains(link));
      links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (event.key === inward && button?.ariaExpanded === 'false') button.click();
    else if (event.key === outward && button?.ariaExpanded === 'true') button.click();
    else if (event.key === outward) {
      row.parentElement?.parentElement?.closest('li')?.querySelector<HTMLAnchorElement>('[data-row] > a')?.focus();
    } else return;
    event.preventDefault();
  };

  const branch = (level: readonly TreeNode[], depth: number): ReactNode => (
    <ul>
      {level.map((node) => {
        const children = node.children ?? [];
        const open = children.length > 0 && isOpen(node, current, touched);
        return (
          <li key={node.id}>
            <Row
              data-row=""
              data-open={open || undefined}
              data-current={node.id === current || undefined}
              style={{ ['--depth' as string]: depth }}
            >
              {children.length === 0 ? null : (
                <button
                  type="button"
                  aria-expanded={open}
                  aria-label={open ? collapseText(node.label) : expandText(node.label)}
                  onClick={() => toggle(node.id, !open)}
                >
                  <ChevronRight size={16} aria-hidden="true" />
                </button>
              )}
              <UiLink href={node.href} aria-current={node.id === current ? 'page' : undefined}>
                <span>{node.label}</span>
                {node.count === undefined ? null : <small>{node.count}</small>}
              </UiLink>
            </Row>
            {open ? branch(children, depth + 1) : null}
          </li>
        );
      })}
    </ul>
  );

  return (
    <Nav aria-label={label} onKeyDown={walk}>
      {heading === undefined ? null : <h2>{heading}</h2>}
      {branch(nodes, 0)}
    </Nav>
  );
}
