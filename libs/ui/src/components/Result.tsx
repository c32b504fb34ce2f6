import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { DrawingName } from '../art/drawing-names.ts';
import { Drawing } from '../art/Drawing.tsx';
import { Facts, type FactsProps } from './Facts.tsx';
import { StateFrame } from './StateFrame.tsx';

const Place = styled.div`
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export interface ResultProps {
  /** Success, failure, or waiting for another person to act. */
  outcome: 'success' | 'failure' | 'waiting';
  /** The outcome in a few words. */
  title: ReactNode;
  /** Consequences of the outcome, and the data that was kept. */
  text?: ReactNode;
  /** Facts worth keeping: a receipt, a time, a score. */
  facts?: FactsProps['rows'];
  /** The next steps, the main one first. */
  actions?: ReactNode;
  /** A small remark below. */
  note?: ReactNode;
  /** Another drawing than the outcome's own. */
  drawing?: DrawingName;
  /** Width of the drawing in px. */
  size?: number;
  /** Level of the title in the outline; the outcome is the subject of the page, so 1. */
  level?: 1 | 2 | 3;
  /** Takes the focus when it appears: for a result that replaces the form that had the focus. */
  takeFocus?: boolean;
}

const drawings = { success: 'tick', failure: 'broken', waiting: 'mail' } as const;

/** The outcome of an action, as a page or the main part of one. */
export function Result({
  outcome,
  title,
  text,
  facts,
  actions,
  note,
  drawing = drawings[outcome],
  size = 200,
  level = 1,
  takeFocus = false,
}: ResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) place.current?.focus();
  }, [takeFocus]);
  return (
    <Place ref={place} tabIndex={-1} data-outcome={outcome}>
      <StateFrame
        role={outcome === 'failure' ? 'alert' : 'status'}
        picture={<Drawing name={drawing} width={size} />}
        title={title}
        level={level}
        text={text}
        actions={actions}
        note={note}
      >
        {facts === undefined ? null : <Facts rows={facts} />}
      </StateFrame>
    </Place>
  );
}
