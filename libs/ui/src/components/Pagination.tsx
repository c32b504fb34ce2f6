import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from './LinkButton.tsx';
import { Button } from './Button.tsx';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 32px;

  & > p {
    margin-inline-end: auto;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  /* Steps wrap before their words do; only words wider than the row break. */
  & > :is(a, button) {
    white-space: normal;
  }
  & [data-end] > span {
    order: -1;
  }
`;

/** One step: an address when the page is in the URL, else a handler; with neither there is no such step. */
export interface PageStep {
  /** Its text. */
  label: string;
  /** Address of the page. */
  href?: string;
  /** Called on press. */
  onPress?: () => void;
}

export interface PaginationProps {
  /** Accessible name: the list that is paged. */
  label: string;
  /** The current position, e.g. "25–48 of 486". */
  summary?: ReactNode;
  /** Back to the beginning; leave it out when there is no such step. */
  first?: PageStep;
  /** One page back; without address and handler it is disabled. */
  previous: PageStep;
  /** One page forward; the same. */
  next: PageStep;
}

function Step({ step, icon, end = false }: { step: PageStep; icon: ReactNode; end?: boolean }) {
  const shared = { icon, 'data-end': end ? '' : undefined };
  if (step.href !== undefined) {
    return (
      <LinkButton {...shared} href={step.href} onClick={step.onPress}>
        {step.label}
      </LinkButton>
    );
  }
  return (
    <Button {...shared} disabled={step.onPress === undefined} onClick={step.onPress}>
      {step.label}
    </Button>
  );
}

/** Steps through a list by cursor: previous and next, without page numbers. */
export function Pagination({ label, summary, first, previous, next }: PaginationProps) {
  return (
    <Row aria-label={label}>
      {summary === undefined ? null : <p>{summary}</p>}
      {first === undefined ? null : <Step step={first} icon={<ChevronsLeft size={16} aria-hidden="true" />} />}
      <Step step={previous} icon={<ChevronLeft size={16} aria-hidden="true" />} />
      <Step step={next} icon={<ChevronRight size={16} aria-hidden="true" />} end />
    </Row>
  );
}
