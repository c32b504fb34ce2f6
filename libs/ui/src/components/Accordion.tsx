import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Parts = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > details + details {
    border-block-start: 1px solid var(--line);
  }
`;

const Part = styled.details`
  & > summary {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    min-height: 48px;
    padding: 13px 20px;
    border-radius: var(--r-card);
    line-height: 22px;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--hover);
  }
  &[open] > summary:hover {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  /* Inside, because a neighbour would cover an outer ring. */
  & > summary:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & > summary > :is(h2, h3, h4) {
    flex: 1;
    min-width: 0;
    font-size: var(--t14);
    overflow-wrap: anywhere;
  }
  & > summary > small {
    flex: none;
    max-width: 40%;
    font-size: var(--t12);
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > summary > svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--ink-3);
    transition: rotate var(--quick) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > div {
    padding: 4px 20px 20px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** A section that opens below its title. */
export interface AccordionItem {
  /** Unique key. */
  id: string;
  /** Heading of the section, in a few words. */
  title: ReactNode;
  /** A small remark at the end of the line, e.g. the number of items. */
  meta?: ReactNode;
  /** Content of the section. */
  content: ReactNode;
  /** Whether it is open from the start. */
  open?: boolean;
}

export interface AccordionProps {
  /** The parts in their order. */
  items: readonly AccordionItem[];
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Opening one closes the open one. */
  single?: boolean;
}

/**
 * Sections of a page that are read one at a time. They are native: Enter and space open one, and the browser's own
 * search finds and opens closed ones.
 */
export function Accordion({ items, level = 3, single = false }: AccordionProps) {
  const group = useId();
  const Title = `h${level}` as const;
  return (
    <Parts>
      {items.map(({ id, title, meta, content, open = false }) => (
        <Part key={id} name={single ? group : undefined} open={open}>
          <summary>
            <Title>{title}</Title>
            {meta === undefined ? null : <small>{meta}</small>}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <div>{content}</div>
        </Part>
      ))}
    </Parts>
  );
}
