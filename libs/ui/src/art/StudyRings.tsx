import { memo } from 'react';
import styled from 'styled-components';
import { around, growthRing, range, short, ticks } from './geometry.ts';
import { phasesOf, RingsSvg } from './GrowthRings.tsx';
import { randomFrom } from './random.ts';

/** Colours of the rims from the outer one inwards; legends beside the drawing take them from here. */
export const rimColors = [
  'var(--accent)',
  'color-mix(in oklab, var(--ink) 72%, var(--surface))',
  'var(--warn-graphic)',
] as const;

const Svg = styled(RingsSvg)`
  --paper: var(--surface);
  flex: none;

  & .rim {
    fill: none;
    stroke: var(--track);
    stroke-linecap: round;
  }
  & .rim[data-reached] {
    transition: stroke-dasharray var(--slow) var(--ease);
  }
  & .ticks {
    stroke: var(--ink-3);
    stroke-width: 1;
    stroke-opacity: 0.6;
  }
  & .heart {
    fill: var(--ink-2);
  }
`;

export interface StudyRingsProps {
  /** Seed of the tree: the same seed always gives the same picture. */
  seed: string;
  /** Study on each day, 0–1 of the fullest, the newest last: a ring a day from the heart outwards. */
  days: readonly number[];
  /** Fill of each rim, 0–1, from the outer one inwards: three at most, none where nothing is expected. */
  rims: readonly number[];
  /** Width and height in px. */
  size?: number;
  /** Content in words; leave it out where words beside it say so. */
  label?: string;
}

const centre = 144;
const rimRadii = [130, 114, 100] as const;
const heart = 10;
/** Radius of the outermost day: inside the rims, or in their place. */
const woodWithRims = 88;
const woodAlone = 130;

/** Outer radius of each day: every day has a minimum, and more by the time learned. */
function radiiOf(days: readonly number[], outermost: number): number[] {
  const weights = days.map((day) => 0.35 + Math.min(1, Math.max(0, day)));
  // A few days do not fill the wood: the tree stays small.
  const perWeight =
    (outermost - heart) /
    Math.max(
      7,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  let radius = heart;
  return weights.map((weight) => (radius += weight * perWeight));
}

/** Learning time as tree rings: one ring a day, thicker for more time, with exact rims for the expected amounts. */
export const StudyRings = memo(function StudyRings({ seed, days, rims, size = 288, label }: StudyRingsProps) {
  const phases = phasesOf(randomFrom(seed));
  const radii = radiiOf(days, rims.length > 0 ? woodWithRims : woodAlone);
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg width={size} height={size} viewBox="0 0 288 288" {...semantics}>
      {radii
        .map((radius, day) => (
          <path
            key={day}
            className="ring"
            data-wood={(days[day] ?? 0) > 0 ? (day % 2 === 0 ? 'late' : 'early') : undefined}
            strokeOpacity={short(0.7 - (0.3 * day) / radii.length)}
            d={growthRing(centre, centre, radius, Math.max(0, 1 - radius / 105), phases, day)}
          />
        ))
        .reverse()}
      <circle className="heart" cx={centre} cy={centre} r={5} />
      <path className="ticks" d={ticks(centre, centre, range(0, 354, 6), 138, (angle) => (angle % 30 === 0 ? 6 : 3))} />
      {rims.slice(0, rimRadii.length).map((share, rim) => {
        const radius = rimRadii[rim];
        const width = rim === 0 ? 10 : 8;
        const shown = Math.min(1, Math.max(0, share));
        const [x, y] = around(centre, centre, radius ?? 0, -Math.PI / 2);
        return (
          <g key={radius} strokeWidth={width}>
            <circle className="rim" cx={centre} cy={centre} r={radius} />
            {shown === 0 ? null : (
              <path
                className="rim"
                data-reached=""
                style={{ stroke: rimColors[rim] }}
                pathLength={1}
                strokeDasharray={`${shown} 1`}
                d={`M${x} ${y}a${radius} ${radius} 0 1 1 0 ${2 * (radius ?? 0)}a${radius} ${radius} 0 1 1 0 ${-2 * (radius ?? 0)}`}
              />
            )}
          </g>
        );
      })}
    </Svg>
  );
});
