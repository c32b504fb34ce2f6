import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  angleOnScale,
  markPath,
  middle,
  pointOnScale,
  rim,
  scalePath,
  scaleStrokes,
  shareOnScale,
} from './gauge-geometry.ts';
import { growthRing, range, short } from './geometry.ts';
import { phasesOf, RingsSvg, woodOf } from './GrowthRings.tsx';
import { randomFrom } from './random.ts';

const Frame = styled.div`
  --above: 0px;
  --beside: 0px;
  flex: none;
  box-sizing: content-box;
  position: relative;
  width: var(--size);
  padding: var(--above) var(--beside) 0;

  /* The label at the mark is placed outside the dial. */
  &[data-marked] {
    --above: 12px;
    --beside: 56px;
  }
`;

const Dial = styled(RingsSvg)`
  --paper: var(--surface);
  --tone: var(--accent);
  width: 100%;
  height: auto;

  &[data-tone='ok'] {
    --tone: var(--ok);
  }
  &[data-tone='warn'] {
    --tone: var(--warn-graphic);
  }
  &[data-tone='danger'] {
    --tone: var(--danger);
  }
  &[data-tone='ink'] {
    --tone: var(--ink-2);
  }
  & .scale {
    fill: none;
    stroke: var(--track);
    stroke-width: 10;
    stroke-linecap: round;
  }
  & .scale[data-reached] {
    stroke: var(--tone);
    transition: stroke-dasharray var(--slow) var(--ease);
  }
  & .ticks {
    stroke: var(--ink-3);
    stroke-opacity: 0.9;
  }
  & .ticks[data-ahead] {
    stroke-opacity: 0.35;
  }
  & .limit {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  /* A gap on both sides, so that the line is visible on any fill. */
  & .limit[data-gap] {
    stroke: var(--surface);
    stroke-width: 6;
  }
  &[data-small] .scale {
    stroke-width: 20;
  }
  &[data-small] .limit {
    stroke-width: 6;
  }
  &[data-small] .limit[data-gap] {
    stroke-width: 14;
  }
`;

const Words = styled.div`
  position: absolute;
  inset-inline: var(--beside);
  top: calc(var(--above) + var(--size) * 20 / 288);
  height: calc(var(--size) * 248 / 288);
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;

  & > b {
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    max-width: calc(var(--size) * 0.62);
    font-size: var(--t14);
    line-height: 20px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const MarkWords = styled.span`
  position: absolute;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export interface GaugeProps {
  /** The value; clamped to `min` and `max`. `null` when there is none yet. */
  value: number | null;
  /** Start of the scale. */
  min?: number;
  /** End of the scale, e.g. the full score. */
  max?: number;
  /** A limit on the scale, e.g. the pass mark: a line across it. */
  mark?: number;
  /** Words at the mark, a few characters; the frame then keeps room for them on both sides. */
  markText?: ReactNode;
  /** The tenant's colour by default; the other tones rate the value, and words must say the rating as well. */
  tone?: 'accent' | 'ok' | 'warn' | 'danger' | 'ink';
  /** Width of the dial in px. Below 160 it has no strokes around it and a thicker scale. */
  size?: number;
  /** Seed of growth rings inside; no rings by default. */
  seed?: string;
  /** Accessible name of the scale; leave it out where its words say the same and the scale is decoration. */
  label?: string;
  /** The value in words for assistive technology, e.g. "86 of 100 points, 60 to pass"; the number alone by default. */
  valueText?: string;
  /** The number as people write it, e.g. "86" or "2:35": on the dial, in HTML, as large as it fits there. */
  figure?: string | number;
  /** Content below the figure or in its place: a remark in a `small`, or anything else. */
  children?: ReactNode;
}

function semanticsOf({ value, min = 0, max = 100, label, valueText }: GaugeProps) {
  if (label === undefined) return { 'aria-hidden': true };
  if (value === null) return { role: 'img', 'aria-label': label };
  return {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(min, value)),
    'aria-valuetext': valueText,
  };
}

function Rings({ seed }: { seed: string }) {
  const phases = phasesOf(randomFrom(seed));
  return range(1, 11)
    .reverse()
    .map((ring) => (
      <path
        key={ring}
        className="ring"
        data-wood={woodOf(ring) === undefined ? undefined : 'early'}
        strokeOpacity={0.18}
        d={growthRing(middle, middle, ring * 8.6, Math.max(0, 0.9 - ring / 13), phases, ring)}
      />
    ));
}

/** Font size of the figure in px: a little over a fifth of the dial, less where it would touch the scale. */
function figureSize(figure: string | number, size: number): number {
  return Math.round(size * Math.min(0.22, 1.04 / String(figure).length));
}

/** The words beside the mark: away from the middle, whichever way that is. */
function besideMark(share: number) {
  const angle = (angleOnScale(share) * Math.PI) / 180;
  const [x, y] = pointOnScale(share, rim + 24);
  const across = short((Math.cos(angle) - 1) * 50);
  const down = short((Math.sin(angle) - 1) * 50);
  return { x: short(x / 288), y: short(y / 288), translate: `${across}% ${down}%` };
}

/** A dial for a score or a share, open below, with a line at a limit. Its words are HTML on top of the drawing. */
export function Gauge(props: GaugeProps) {
  const { value, min = 0, max = 100, mark, markText, tone = 'accent', size = 288, seed, figure, children } = props;
  const share = value === null ? 0 : shareOnScale(value, min, max);
  const marked = mark === undefined ? undefined : shareOnScale(mark, min, max);
  const beside = marked === undefined || markText === undefined ? undefined : besideMark(marked);
  const small = size < 160;
  return (
    <Frame style={{ ['--size' as string]: `${size}px` }} data-marked={beside === undefined ? undefined : ''}>
      <Dial viewBox="0 0 288 268" data-tone={tone} data-small={small || undefined} {...semanticsOf(props)}>
        {seed === undefined ? null : <Rings seed={seed} />}
        {small ? null : (
          <>
            <path className="ticks" d={scaleStrokes(0, share)} />
            <path className="ticks" data-ahead="" d={scaleStrokes(share + 0.001, 1)} />
          </>
        )}
        <path className="scale" d={scalePath} />
        {share === 0 ? null : (
          <path className="scale" data-reached="" d={scalePath} pathLength={1} strokeDasharray={`${share} 1`} />
        )}
        {marked === undefined ? null : (
          <>
            <path className="limit" data-gap="" d={markPath(marked)} />
            <path className="limit" d={markPath(marked)} />
          </>
        )}
      </Dial>
      {figure === undefined && children === undefined ? null : (
        <Words>
          {figure === undefined ? null : <b style={{ fontSize: figureSize(figure, size) }}>{figure}</b>}
          {children}
        </Words>
      )}
      {beside === undefined ? null : (
        // On a drawing, which does not mirror: its place is physical.
        <MarkWords
          style={{
            left: `calc(var(--beside) + var(--size) * ${beside.x})`,
            top: `calc(var(--above) + var(--size) * ${beside.y})`,
            translate: beside.translate,
          }}
        >
          {markText}
        </MarkWords>
      )}
    </Frame>
  );
}
