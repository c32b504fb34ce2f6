import type { ReactNode } from 'react';
import { around, range, short } from './geometry.ts';

/** Colours of a medal, so that one drawing serves the line and the paint. */
export const tint = (index: 0 | 1 | 2 | 3 | 4 | 5) => `var(--m${index})`;

/** Short strokes around a circle of 120. */
export const strokes = (count: number, radius: number, length: number): string =>
  range(0, count - 1)
    .map((nth) => {
      const angle = (nth / count) * 2 * Math.PI - Math.PI / 2;
      const from = around(60, 60, radius, angle);
      const to = around(60, 60, radius - (nth % 5 === 0 ? length * 1.8 : length), angle);
      return `M${from.join(' ')}L${to.join(' ')}`;
    })
    .join('');

const dots = () =>
  range(0, 19).map((nth) => (
    <circle
      key={nth}
      cx={36 + (nth % 5) * 12}
      cy={42 + Math.floor(nth / 5) * 12}
      r={nth === 12 ? 5.5 : 3.6}
      fill={tint(nth === 12 ? 5 : nth % 3 > 0 ? 3 : 2)}
    />
  ));

/** Marks in the middle of medals. */
export const medalMarks = {
  sample: () => <>{dots()}</>,
  gauge: () => (
    <>
      <path d="M32 70a29 29 0 1 1 56 0" fill="none" stroke={tint(3)} strokeWidth={6} />
      <path d="M60 62 78 42" stroke={tint(5)} strokeWidth={4} strokeLinecap="round" />
      <circle cx={60} cy={62} r={6.5} fill={tint(4)} />
      <path d="M42 80h36" stroke={tint(2)} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  shield: () => (
    <>
      <path d="m60 32 24 8v18c0 15-10 25-24 31-14-6-24-16-24-31V40z" fill={tint(3)} />
      <path d="M60 32v57c-14-6-24-16-24-31V40z" fill={tint(4)} />
      <path d="m48 59 9 9 16-17" fill="none" stroke={tint(5)} strokeWidth={5} strokeLinecap="round" />
    </>
  ),
  wheel: () => (
    <>
      <circle cx={60} cy={60} r={29} fill={tint(3)} />
      <circle cx={60} cy={60} r={22} fill={tint(1)} />
      {range(0, 7).map((nth) => {
        const [x, y] = around(60, 60, 15, nth * 0.7854);
        return <circle key={nth} cx={x} cy={y} r={2.6} fill={tint(3)} />;
      })}
      <circle cx={60} cy={60} r={7} fill={tint(5)} />
    </>
  ),
  flow: () => (
    <>
      <path d="M28 46q16-12 32 0t32 0v10q-16 12-32 0t-32 0z" fill={tint(3)} />
      <path d="M26 62q16-12 34 0t34 0v9q-18 12-34 0t-34 0z" fill={tint(2)} />
      <path d="M34 78q12-9 26 0t26 0v6L60 98z" fill={tint(4)} />
      <rect x={54} y={32} width={12} height={12} rx={2} fill={tint(5)} />
    </>
  ),
  sheet: () => (
    <>
      <rect x={38} y={36} width={34} height={46} rx={3} fill={tint(2)} transform="rotate(-9 55 59)" />
      <rect x={44} y={36} width={36} height={48} rx={3} fill={tint(4)} />
      <path d="M51 47h22M51 55h22M51 63h12" stroke={tint(3)} strokeWidth={4} strokeLinecap="round" />
      <circle cx={72} cy={74} r={7} fill="none" stroke={tint(5)} strokeWidth={4} />
    </>
  ),
  note: () => (
    <>
      <rect x={38} y={34} width={40} height={50} rx={4} fill={tint(4)} />
      <path d="M46 46h24M46 55h24M46 64h12" stroke={tint(3)} strokeWidth={4} strokeLinecap="round" />
      <path d="m66 82 3-10 17-17 7 7-17 17z" fill={tint(5)} />
    </>
  ),
  best: () => (
    <>
      <path
        d="M36 36h48a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H66L54 88V76H36a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
        fill={tint(4)}
      />
      <path
        d="m60 42 4 8.500 9 1.200-6.600 6.400 1.700 9.200-8.100-4.500-8.100 4.500 1.700-9.200-6.600-6.400 9-1.200z"
        fill={tint(5)}
      />
    </>
  ),
  pair: () => (
    <>
      <path d="M30 86a17 17 0 0 1 34 0z" fill={tint(3)} />
      <circle cx={47} cy={58} r={10} fill={tint(4)} />
      <path d="M60 88a14 14 0 0 1 28 0z" fill={tint(2)} />
      <circle cx={74} cy={66} r={8} fill={tint(5)} />
    </>
  ),
  heart: () => (
    <>
      <path d="M60 86C42 74 33 64 33 51a14 14 0 0 1 27-5 14 14 0 0 1 27 5c0 13-9 23-27 35z" fill={tint(3)} />
      <path d="M60 86C42 74 33 64 33 51a14 14 0 0 1 27-5z" fill={tint(4)} />
      <circle cx={76} cy={50} r={5} fill={tint(5)} />
    </>
  ),
  book: () => (
    <>
      <path d="M60 44c-7-6-15-7-24-6v38c9-1 17 0 24 6 7-6 15-7 24-6V38c-9-1-17 0-24 6z" fill={tint(4)} />
      <path d="M60 44v38c7-6 15-7 24-6V38c-9-1-17 0-24 6z" fill={tint(3)} />
      <path d="M72 38v18l5-4 5 4V38" fill={tint(5)} />
    </>
  ),
  stack: () => (
    <>
      <rect x={38} y={72} width={44} height={10} rx={2} fill={tint(4)} />
      <rect x={42} y={60} width={40} height={10} rx={2} fill={tint(3)} />
      <rect x={36} y={48} width={42} height={10} rx={2} fill={tint(2)} />
      <rect x={44} y={36} width={34} height={10} rx={2} fill={tint(4)} />
      <path d="M70 36v14l4-3 4 3V36z" fill={tint(5)} />
    </>
  ),
  full: () => (
    <>
      {([3, 1, 4, 0] as const).map((index, nth) => (
        <circle key={index} cx={60} cy={58} r={30 - nth * 6} fill={tint(index)} />
      ))}
      <circle cx={60} cy={58} r={6} fill={tint(5)} />
    </>
  ),
  moon: () => (
    <>
      <circle cx={60} cy={56} r={26} fill={tint(1)} />
      <path d="M66 34a24 24 0 1 0 15 34 20 20 0 0 1-15-34z" fill={tint(4)} />
      <circle cx={76} cy={44} r={3.5} fill={tint(5)} />
      <circle cx={84} cy={56} r={2} fill={tint(5)} />
    </>
  ),
  sun: () => (
    <>
      <path d={strokes(16, 34, short(7))} transform="translate(0 2)" stroke={tint(3)} strokeWidth={3} />
      <circle cx={60} cy={62} r={19} fill={tint(5)} />
      <path d="M31 66h58c-2 14-14 24-29 31-15-7-27-17-29-31z" fill={tint(4)} />
      <path d="M38 76h44M44 85h32" stroke={tint(3)} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  peak: () => (
    <>
      <path d="m30 66 16-22 10 12 9-18 25 32c-3 12-14 21-30 28-16-7-28-18-30-32z" fill={tint(3)} />
      <path d="m65 38 25 32-14-6-8 8-9-12z" fill={tint(4)} />
      <path d="M36 78q24-12 48 0-6 12-24 20-18-8-24-20z" fill={tint(2)} />
      <circle cx={44} cy={34} r={5} fill={tint(5)} />
    </>
  ),
} satisfies Record<string, () => ReactNode>;
