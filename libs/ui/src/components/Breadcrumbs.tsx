import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';
import { hintWhenCut } from './hint-when-cut.ts';
import { mirroredIcons } from './mirrored.ts';

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    ${mirroredIcons}
  }
  & svg {
    flex: none;
  }
  & :is(a, span) {
    max-width: 32em;
    min-height: 24px;
    line-height: 24px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a:hover {
    color: var(--accent-text);
  }
`;

export interface BreadcrumbsProps {
  /** Accessible name, e.g. "You are here". */
  label: string;
  /** From the outside in; the last is the current page and needs no address. */
  items: readonly { label: string; href?: string }[];
}

/** The path to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`}>
            {index > 0 ? <ChevronRight size={12} aria-hidden="true" /> : null}
            {item.href === undefined ? (
              <span {...hintWhenCut} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <UiLink {...hintWhenCut} href={item.href}>
                {item.label}
              </UiLink>
            )}
          </li>
        ))}
      </Row>
    </nav>
  );
}
