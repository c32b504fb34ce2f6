import { Timer, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { clock } from '../format/duration.ts';
import { createCountdown, passedMark } from './countdown-clock.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  color: var(--ink-2);

  & > svg {
    flex: none;
  }
  & > [role='timer'] {
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-size='lg'] > [role='timer'] {
    font-size: var(--t24);
    line-height: 32px;
  }
  &[data-stage='warn'],
  &[data-stage='warn'] > [role='timer'] {
    color: var(--warn);
  }
  &[data-stage='ended'] > [role='timer'] {
    white-space: normal;
    color: var(--ink-2);
  }
`;

/** How long an announcement stays in the document for screen readers, s. */
const wordsStay = 10;

export interface CountdownProps {
  /** Name of the timer: the thing that time is left for. */
  label: string;
  /** Shows the label before the time. */
  showLabel?: boolean;
  /** The end, epoch ms on the server's clock. */
  target: number;
  /** Server's clock minus this device's, ms; 0 when they agree. */
  offset?: number;
  /** Called once for a target, also when that is past from the start, and in a hidden page too. */
  onEnd?: () => void;
  /** Seconds left at which it starts to warn; no warning by default. */
  warnAt?: number;
  /** Formats the seconds; a clock by default. */
  format?: (seconds: number) => ReactNode;
  /** Shown when the time is up; zero in digits by default. */
  endText?: ReactNode;
  /** Seconds left at which it is announced politely, e.g. `[600, 60]`. Nothing else is announced. */
  announceAt?: readonly number[];
  /** The announcement at each of these marks. */
  announceText?: (seconds: number) => string;
  /** 14 px in a line, 24 px where it is the main content of the screen. */
  size?: 'md' | 'lg';
  /** Draws no icon while it is calm. A warning always has one, so that colour never speaks alone. */
  plain?: boolean;
}

const noMarks: readonly number[] = [];

/** The time left to an instant. */
export function Countdown({
  label,
  showLabel = false,
  target,
  offset = 0,
  onEnd,
  warnAt = 0,
  format = clock,
  endText,
  announceAt = noMarks,
  announceText,
  size = 'md',
  plain = false,
}: CountdownProps) {
  const store = useMemo(() => createCountdown(target - offset), [target, offset]);
  const left = useSyncExternalStore(store.subscribe, store.left, store.left);
  const [heard, setHeard] = useState<{ left: number; at?: number }>({ left });
  if (left !== heard.left) setHeard({ left, at: passedMark(announceAt, heard.left, left) ? left : heard.at });

  const ended = left === 0;
  const toldFor = useRef<number>(undefined);
  const tellEnd = useEffectEvent(() => {
    if (toldFor.current === target) return;
    toldFor.current = target;
    onEnd?.();
  });
  useEffect(() => {
    if (ended) tellEnd();
  }, [ended, target]);

  const iconSize = size === 'lg' ? 20 : 16;
  const stage = ended ? 'ended' : left <= warnAt ? 'warn' : 'calm';
  const fresh = heard.at !== undefined && left <= heard.at && heard.at - left < wordsStay;
  return (
    <Line data-stage={stage} data-size={size}>
      {stage === 'warn' ? <TriangleAlert size={iconSize} aria-hidden="true" /> : null}
      {stage === 'warn' || plain ? null : <Timer size={iconSize} aria-hidden="true" />}
      {showLabel ? <span aria-hidden="true">{label}</span> : null}
      <span role="timer" aria-label={label}>
        {ended && endText !== undefined ? endText : format(left)}
      </span>
      {announceText === undefined ? null : (
        <VisuallyHidden role="status">{fresh ? announceText(heard.at ?? left) : ''}</VisuallyHidden>
      )}
    </Line>
  );
}
