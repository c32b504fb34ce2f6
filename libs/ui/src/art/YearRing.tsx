import { memo } from 'react';
import { around, growthRing, range, short, ticks } from './geometry.ts';
import { phasesOf, RingsSvg, woodOf } from './GrowthRings.tsx';
import { randomFrom } from './random.ts';
import styled from 'styled-components';

const Svg = styled(RingsSvg)`
  --rings-ground: var(--bg);

  & .rest {
    fill: none;
    stroke: var(--ink-3);
    stroke-width: 1.5;
    stroke-dasharray: 0.1 7;
    stroke-linecap: round;
  }
  & .now {
    stroke-width: 3;
  }
`;

export interface YearRingProps {
  /** Seed of the tree: the same seed always gives the same picture. */
  seed: string;
  /** Elapsed share of the year, 0–1. */
  fraction: number;
  /** Width and height in px. */
  size?: number;
  /** Content in words; leave it out where a sentence beside it says so. */
  label?: string;
}

const centre = 220;
const rim = 200;

/** Path data of an arc on the rim between two shares of the year, clockwise from the top. */
function arc(from: number, to: number): string {
  const at = (share: number) => around(centre, centre, rim, (share - 0.25) * 2 * Math.PI).join(' ');
  return `M${at(from)}A${rim} ${rim} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** A year as the rim of a tree: solid for the elapsed part, dotted for the rest. */
export const YearRing = memo(function YearRing({ seed, fraction, size = 440, label }: YearRingProps) {
  const share = Math.min(0.9999, Math.max(0, fraction));
  const phases = phasesOf(randomFrom(seed));
  const [markX, markY] = around(centre, centre, rim, (share - 0.25) * 2 * Math.PI);
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // No strokes over the part of the year that is missing.
  const passed = range(-90, 267, 3).filter((angle) => angle + 90 <= share * 360 - 3);
  return (
    <Svg width={size} height={size} viewBox="0 0 440 440" {...semantics}>
      {range(1, 18)
        .reverse()
        .map((ring) => (
          <path
            key={ring}
            className="ring"
            data-wood={woodOf(ring)}
            strokeOpacity={short(0.3 + 0.4 * (1 - ring / 18))}
            d={growthRing(
              centre,
              centre,
              8 + ring * 9.7 + Math.sin(ring * 1.7) * 1.8,
              Math.max(0, 1 - ring / 16),
              phases,
              ring,
            )}
          />
        ))}
      <path className="ticks" d={ticks(centre, centre, passed, rim + 5, (angle) => (angle % 30 === 0 ? 14 : 6))} />
      {share < 0.995 ? <path className="rest" d={arc(share, 1)} /> : null}
      <path className="now" d={arc(0, share)} />
      <circle className="mark" cx={markX} cy={markY} r={8} />
    </Svg>
  );
});
