import { memo } from 'react';
import styled from 'styled-components';
import { around, growthRing, range, short, ticks } from './geometry.ts';
import { randomFrom, type Random } from './random.ts';

/** The look of rings in a tenant's colour; shared by the pictures made of them. */
export const RingsSvg = styled.svg`
  display: block;

  & .ring {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  & .ring[data-wood='late'] {
    fill: color-mix(in oklab, var(--grain) 85%, var(--paper));
  }
  & .ring[data-wood='early'] {
    fill: color-mix(in oklab, var(--grain) 34%, var(--paper));
  }
  & .now {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    vector-effect: non-scaling-stroke;
  }
  & .ticks {
    stroke: var(--ink);
    stroke-width: 1.2;
    stroke-opacity: 0.7;
  }
  & .mark {
    fill: var(--accent);
    stroke: var(--rings-ground, var(--paper));
    stroke-width: 4;
  }
`;

/** The phases that give a tree its shape. */
export const phasesOf = (random: Random): [number, number, number] => [random() * 6, random() * 6, random() * 6];

/** Kind of wood of a ring: every ninth late, then early and none in turn. */
export const woodOf = (ring: number) => (ring % 9 === 4 ? 'late' : ring % 2 === 1 ? 'early' : undefined);

const Full = styled(RingsSvg)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Fade = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 33%;
  background: linear-gradient(var(--paper) 66%, transparent);
`;

export interface GrowthRingsProps {
  /** Seed of the tree: the same seed always gives the same picture. */
  seed: string;
  /** Leaves the upper third clear for text. */
  fade?: boolean;
}

const cx = 300;
const cy = 640;
const count = 44;
/** The ring that has become the circle of a gauge. */
const gauge = 24;
const radiusOf = (ring: number) => 6 + ring * 13.2 + Math.sin(ring * 1.7) * 2.4;

/**
 * Rings of a tree, organic at the heart and exact at the rim, one of them the scale of a gauge. They fill their
 * container and take the tenant's colours.
 */
export const GrowthRings = memo(function GrowthRings({ seed, fade = true }: GrowthRingsProps) {
  const phases = phasesOf(randomFrom(seed));
  const rim = radiusOf(gauge);
  const [markX, markY] = around(cx, cy, rim, (-52 * Math.PI) / 180);
  return (
    <>
      <Full viewBox="0 0 660 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {range(1, count)
          .reverse()
          .map((ring) => {
            const wild = 1 - ring / 23;
            const shared = {
              className: 'ring',
              'data-wood': woodOf(ring),
              strokeOpacity: short(0.25 + 0.5 * (1 - ring / count)),
            };
            return wild > 0 ? (
              <path key={ring} d={growthRing(cx, cy, radiusOf(ring), wild, phases, ring)} {...shared} />
            ) : (
              <circle key={ring} cx={cx} cy={cy} r={short(radiusOf(ring))} {...shared} />
            );
          })}
        <circle className="now" cx={cx} cy={cy} r={short(rim)} />
        <path
          className="ticks"
          d={ticks(cx, cy, range(-128, -2, 2), rim + 5, (angle) => (angle % 10 === 0 ? 16 : 7))}
        />
        <circle className="mark" cx={markX} cy={markY} r={8} />
      </Full>
      {fade ? <Fade /> : null}
    </>
  );
});
