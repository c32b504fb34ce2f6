import type { ReactNode } from 'react';
import styled from 'styled-components';

const share = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

const Svg = styled.svg`
  flex: none;
  rotate: -90deg;
  color: var(--accent);

  &[data-tone='ok'] {
    color: var(--ok);
  }
  &[data-tone='ink'] {
    color: var(--ink-2);
  }
  & > circle {
    fill: none;
    stroke: var(--track);
  }
  & > circle + circle {
    stroke: currentColor;
    transition: stroke-dashoffset var(--slow) var(--ease);
  }
`;

export interface ProgressProps {
  /** Progress, 0–1; values outside are clamped. */
  value: number;
  /** Name of the process; leave it out where words beside it say so. */
  label?: string;
  /** The tenant's colour; `ok` for finished processes, `ink` for one among several. */
  tone?: 'accent' | 'ok' | 'ink';
}

const semantics = (value: number, label: string | undefined) =>
  label === undefined
    ? { 'aria-hidden': true }
    : {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share(value) * 100),
      };

export interface ProgressRingProps extends ProgressProps {
  /** Diameter in px. */
  size?: number;
  /** Stroke in px; a sixth of the size by default. */
  stroke?: number;
}

/** Progress as a ring: beside a title, or large around a number. */
export function ProgressRing({ value, label, tone = 'accent', size = 16, stroke }: ProgressRingProps) {
  const width = stroke ?? Math.max(2, size / 6);
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} data-tone={tone} {...semantics(value, label)}>
      <circle {...circle} />
      <circle {...circle} strokeDasharray={length} strokeDashoffset={length * (1 - share(value))} />
    </Svg>
  );
}

const Track = styled.div`
  height: 4px;
  border-radius: 2px;
  background: var(--track);
  overflow: hidden;

  & > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: var(--accent);
    transition: width var(--slow) var(--ease);
  }
  &[data-tone='ok'] > i {
    background: var(--ok);
  }
  &[data-tone='ink'] > i {
    background: var(--ink-2);
  }
`;

/** Progress as a bar. For progress in parts, use the ribbon. */
export function ProgressBar({ value, label, tone = 'accent' }: ProgressProps) {
  return (
    <Track data-tone={tone} {...semantics(value, label)}>
      <i style={{ width: `${share(value) * 100}%` }} />
    </Track>
  );
}

const Figure = styled.div`
  /* A minimum beside other figures: without it Chinese would be set upright, one character a line. */
  min-width: min(100%, 96px);
  overflow-wrap: anywhere;

  & > dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > dd {
    font-size: var(--t24);
    line-height: 34px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > dd > small {
    margin-inline-start: 4px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-2);
  }
  & > dd[data-hint] {
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-2);
  }
`;

export interface StatProps {
  /** Name of the figure. */
  label: ReactNode;
  /** The figure as people read it. */
  value: ReactNode;
  /** Unit, small after the value. */
  unit?: ReactNode;
  /** Remark on the value. */
  hint?: ReactNode;
}

/** One figure with its name; group several in a `dl`. */
export function Stat({ label, value, unit, hint }: StatProps) {
  return (
    <Figure>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit === undefined ? null : <small>{unit}</small>}
      </dd>
      {hint === undefined ? null : <dd data-hint="">{hint}</dd>}
    </Figure>
  );
}
