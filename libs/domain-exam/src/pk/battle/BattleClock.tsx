import type { MarkState } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Svg = styled.svg`
  display: block;

  & mask {
    mask-type: alpha;
  }
  & .tick {
    stroke: var(--ink-3);
    stroke-opacity: 0.7;
    stroke-width: 1.2;
  }
  & .track,
  & .left {
    fill: none;
    stroke-width: 8;
    stroke-dasharray: 42 4.3;
  }
  & .track {
    stroke: color-mix(in oklab, var(--ink) 12%, var(--paper));
  }
  & .left {
    stroke: var(--ink);
  }
  &[data-short] .left {
    stroke: var(--warn);
  }
  & text {
    fill: var(--ink);
    font-size: 56px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  & text[data-quiet] {
    fill: var(--ink-3);
    font-size: 32px;
  }
  & .mark {
    fill: none;
    stroke: var(--ok);
    stroke-width: 7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & .mark[data-wrong] {
    stroke: var(--danger);
  }
`;

const radius = 74;
const around = 2 * Math.PI * radius;
const ticks = Array.from({ length: 60 }, (_, index) => {
  const angle = (index / 60) * 2 * Math.PI - Math.PI / 2;
  const [inner, outer] = [82, index % 15 === 0 ? 88 : 85.5];
  const at = (reach: number) =>
    `${(88 + Math.cos(angle) * reach).toFixed(1)} ${(88 + Math.sin(angle) * reach).toFixed(1)}`;
  return `M${at(inner)}L${at(outer)}`;
}).join('');

export interface BattleClockProps {
  /** Seconds left; null: no question is asked. */
  left: number | null;
  /** Seconds for a question. */
  of: number;
  /** Mark of the answer to the shown question. */
  mark?: MarkState;
}

/** The time left for a question as a ring, or the mark of its answer. */
export function BattleClock({ left, of, mark }: BattleClockProps) {
  const { t } = useWords();
  const share = left === null || mark !== undefined ? 0 : Math.min(1, left / of);
  const semantics =
    left === null || mark !== undefined
      ? { 'aria-hidden': true }
      : { role: 'timer', 'aria-label': t('pk.battle.left', { count: left }) };
  return (
    <Svg viewBox="0 0 176 176" width={176} height={176} data-short={(left ?? of) <= 5 || undefined} {...semantics}>
      <path className="tick" d={ticks} />
      <circle className="track" cx={88} cy={88} r={radius} />
      <mask id="pk-time-left">
        <circle
          cx={88}
          cy={88}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={10}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 88 88)"
        />
      </mask>
      <circle className="left" cx={88} cy={88} r={radius} mask="url(#pk-time-left)" />
      {mark === 'right' ? <path className="mark" d="M66 90l16 16 30-34" /> : null}
      {mark !== undefined && mark !== 'right' ? (
        <path className="mark" data-wrong="" d="M70 70l36 36M106 70l-36 36" />
      ) : null}
      {mark === undefined ? (
        <text x={88} y={left === null ? 99 : 107} data-quiet={left === null || undefined}>
          {left ?? 'VS'}
        </text>
      ) : null}
    </Svg>
  );
}
