import { memo, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { around, growthRing, range, short } from './geometry.ts';
import { medalMarks, strokes, tint } from './medal-marks.tsx';
import { pigments, type PigmentName } from './pigments.ts';

const Svg = styled.svg`
  display: block;
  flex: none;
  filter: var(--cover-filter);

  /* Not yet painted: lines alone. */
  & [data-line] {
    --m0: var(--surface);
    --m1: var(--surface);
    --m2: var(--surface);
    --m3: var(--line);
    --m4: var(--surface);
    --m5: var(--sunken);
    stroke: color-mix(in oklab, var(--ink) 28%, var(--surface));
    stroke-width: 1.2;
  }
  [data-theme='dark'] & [data-line] {
    --m3: var(--line-2);
    stroke: color-mix(in oklab, var(--ink) 44%, var(--surface));
  }
`;

const corners = (radius: number) =>
  range(0, 5)
    .map((nth) => around(60, 60, radius, (nth * Math.PI) / 3 - Math.PI / 2).join(' '))
    .join('L');

const scallops = range(0, 12)
  .map((nth) => {
    const at = around(60, 60, 50, ((nth - 0.5) / 12) * 2 * Math.PI).join(' ');
    return nth === 0 ? `M${at}` : `A13.5 13.5 0 0 1 ${at}`;
  })
  .join('');

/** The shape of a family around its mark. */
const frames = {
  rings: (_: ReactNode, count: number) => {
    const rings = Math.min(count, 11);
    return (
      <>
        <circle cx={60} cy={60} r={54} fill={tint(1)} />
        <path d={strokes(Math.min(count, 73), 51, 3)} stroke={tint(3)} strokeWidth={1.2} />
        <circle cx={60} cy={60} r={43} fill={tint(4)} />
        {range(1, rings)
          .reverse()
          .map((ring) => (
            <path
              key={ring}
              d={growthRing(60, 60, 5 + (ring * 36) / rings, 1 - ring / (rings + 1), [count, 2, 3], ring)}
              fill={tint(ring % 2 === 1 ? 3 : 4)}
              stroke={tint(0)}
              strokeWidth={rings > 7 ? 0.8 : 1.2}
            />
          ))}
        <circle cx={60} cy={60} r={4.5} fill={tint(5)} />
      </>
    );
  },
  hexagon: (mark: ReactNode) => (
    <>
      <path d={`M${corners(57)}z`} fill={tint(1)} strokeLinejoin="round" />
      <path d={`M${corners(51)}z`} fill="none" stroke={tint(3)} strokeWidth={1.2} />
      <path d={`M${corners(44)}z`} fill={tint(0)} />
      {mark}
    </>
  ),
  scallop: (mark: ReactNode) => (
    <>
      <path d={`${scallops}z`} fill={tint(1)} />
      <circle cx={60} cy={60} r={46} fill="none" stroke={tint(3)} strokeWidth={1.2} />
      <circle cx={60} cy={60} r={41} fill={tint(0)} />
      {mark}
    </>
  ),
  shield: (mark: ReactNode) => (
    <>
      <path d="m60 4 44 14v38c0 30-18 48-44 60-26-12-44-30-44-60V18z" fill={tint(1)} />
      <path
        d="m60 11 37.5 12v33c0 26-15.5 41.5-37.5 52-22-10.500-37.500-26-37.500-52V23z"
        fill="none"
        stroke={tint(3)}
      />
      <path d="m60 18 31 10v28c0 22-13 35-31 44.5C42 91 29 78 29 56V28z" fill={tint(0)} />
      {mark}
    </>
  ),
};

export interface MedalProps {
  /** Shape of the medal: one for each family. */
  frame: keyof typeof frames;
  /** The mark in the middle. */
  mark: keyof typeof medalMarks;
  /** Its colours. */
  pigment: PigmentName;
  /** Painted share, from 0 to 1. */
  done?: number;
  /** Number of rings and strokes for `rings`. */
  count?: number;
  /** Width and height in px. */
  size?: number;
}

/** A medal: outlined at first, filled from below with progress. Decoration: its name is shown beside it. */
export const Medal = memo(function Medal({ frame, mark, pigment, done = 1, count = 7, size = 96 }: MedalProps) {
  const clip = useId();
  const p = pigments[pigment];
  const colors = [p.ground, p.deep, p.mid, p.light, p.paper, p.spark];
  const drawn = frames[frame](medalMarks[mark](), count);
  const top = short(114 - Math.min(1, Math.max(0, done)) * 108);
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 120 120"
      aria-hidden="true"
      style={Object.fromEntries(colors.map((color, index) => [`--m${index}`, color]))}
    >
      {done >= 1 ? drawn : <g data-line="">{drawn}</g>}
      {done > 0 && done < 1 ? (
        <>
          <clipPath id={clip}>
            <path d={`M0 ${top}q15-5 30 0t30 0 30 0 30 0V120H0z`} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>{drawn}</g>
        </>
      ) : null}
    </Svg>
  );
});
