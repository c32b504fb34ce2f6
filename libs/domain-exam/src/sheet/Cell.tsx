import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { cellStyle } from './cell-style.ts';
import { useDesk } from './desk.ts';

const Square = styled.button`
  ${cellStyle}
  width: 100%;

  &:hover {
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink-3);
  }
  &[aria-current] {
    background: var(--surface);
    box-shadow: 0 0 0 2px var(--accent);
    color: var(--accent-text);
    font-weight: 600;
  }
  &[aria-current][data-answered] {
    background: var(--accent-soft);
  }
`;

/** One question on the answer sheet. Only a change of its own redraws it. */
export const Cell = observer(function Cell({ item, onGo }: { item: AnswerStore; onGo: (item: AnswerStore) => void }) {
  const { attempt } = useDesk();
  const { t, list } = useWords();
  const { answered, current, flagged, question } = item;
  // An answer on its way is not marked; one that did not get through is.
  const square = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a long paper the current question may be scrolled out of the sheet.
    if (current) square.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const late = item.pending && attempt.sender.outbox.delayed;
  const states = [
    t('sheet.card.cell', { no: question.no }),
    t(answered ? 'sheet.card.is.answered' : 'sheet.card.is.open'),
    ...(flagged ? [t('sheet.card.is.flagged')] : []),
    ...(late ? [t('sheet.card.is.pending')] : []),
  ];
  return (
    <Square
      ref={square}
      type="button"
      aria-label={list(states)}
      aria-current={current ? 'step' : undefined}
      data-answered={answered || undefined}
      data-flagged={flagged || undefined}
      data-pending={late || undefined}
      onClick={() => onGo(item)}
    >
      {question.no}
    </Square>
  );
});
