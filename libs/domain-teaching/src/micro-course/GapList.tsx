import type { MicroGap, MicroStep } from '@banyan/contracts/teaching';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useGapWords } from './useMicroWords.ts';

const Box = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 24px;
  padding: 16px 20px;
  border: 1px solid var(--danger);
  border-radius: var(--r-ctl);
  background: var(--danger-soft);

  & h2 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & ul {
    display: grid;
    gap: 4px;
    list-style: none;
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--danger);
    font: inherit;
    line-height: 24px;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

/** Id of the field that fixes a fault. */
function placeOf({ chapter, kind }: MicroGap): string {
  if (kind === 'decimals') return 'micro-amount';
  if (kind === 'sending' && chapter === 0) return 'micro-cover';
  if (chapter === 0) return kind === 'total' || kind === 'chapters' ? 'micro-chapters' : `micro-${kind}`;
  const part = kind === 'chapterTitle' ? 'title' : kind === 'chapterLink' ? 'link' : 'file';
  return `micro-chapter-${chapter}-${part}`;
}

export interface GapListProps {
  gaps: readonly MicroGap[];
  /** Counts attempts to submit; each one moves the focus here. */
  attempt: number;
  /** The step on display. */
  step: MicroStep;
  onStep: (step: MicroStep) => void;
}

/** Faults that block submission; each line links to its field, on the other step too. */
export function GapList({ attempt, gaps, onStep, step }: GapListProps) {
  const { t } = useWords();
  const words = useGapWords();
  const box = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<MicroGap | null>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  useEffect(() => {
    if (wanted === null || wanted.step !== step) return;
    const field = document.getElementById(placeOf(wanted));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [wanted, step]);
  if (attempt === 0 || gaps.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>{t('micro.missing', { count: gaps.length })}</h2>
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.chapter} ${gap.kind}`}>
            <button
              type="button"
              onClick={() => {
                setWanted({ ...gap });
                if (gap.step !== step) onStep(gap.step);
              }}
            >
              {words(gap)}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
