import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  color: var(--ink-3);

  & > a {
    min-height: 24px;
    transition: color var(--quick) var(--ease);
  }
  & > a:hover,
  & > a[aria-current] {
    color: var(--ink);
  }
  & > a[aria-current] {
    font-weight: 600;
  }
`;

export interface SortTabsProps {
  /** Accessible name: the list that is sorted. */
  label: string;
  /** The orders, each an address. */
  items: readonly { id: string; label: string; href: string }[];
  /** Id of the current order. */
  current: string;
}

/** The orders of a list as links, so that an order can be shared and back works. */
export function SortTabs({ label, items, current }: SortTabsProps) {
  return (
    <Row aria-label={label}>
      {items.map((item) => (
        <UiLink key={item.id} href={item.href} aria-current={item.id === current ? 'true' : undefined}>
          {item.label}
        </UiLink>
      ))}
    </Row>
  );
}
