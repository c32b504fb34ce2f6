import { around, disc, growthRing, range, short } from './geometry.ts';
import { Floor, paint } from './drawing-colors.tsx';

/** A seedling before rings that have yet to grow. */
export const sprout = () => (
  <>
    {range(1, 6)
      .reverse()
      .map((ring) => {
        const radius = ring * 12.5;
        return (
          <path
            key={ring}
            d={`M${short(80 - radius)} 112a${radius} ${short(radius * 0.96)} 0 0 1 ${short(2 * radius)} 0z`}
            fill={ring % 2 === 1 ? paint.paper : paint.light}
            stroke={paint.mid}
          />
        );
      })}
    <Floor />
    <path d="M80 112V60" stroke={paint.line} strokeWidth={3} strokeLinecap="round" />
    <path d="M80 74C77 56 66 48 48 49c2 17 13 26 32 25z" fill={paint.ground} />
    <path d="M80 62c0-20 12-32 34-34 1 22-12 34-34 34z" fill={paint.line} />
    <circle cx={132} cy={24} r={7} fill={paint.spark} />
  </>
);

/** A glass over dots, with nothing but a dashed ring in it. */
export const search = () => {
  const swell = (x: number, y: number) => Math.sin(x / 2 + 1) + Math.cos(y / 1.6 - x / 4);
  const layer = (strong: boolean) =>
    range(0, 5)
      .flatMap((y) =>
        range(0, 8)
          .filter((x) => swell(x, y) > 0.4 === strong)
          .map((x) => disc(16 + x * 16, 16 + y * 17, 1.2 + (swell(x, y) + 2) * 1.2)),
      )
      .join('');
  return (
    <>
      <path d={layer(false)} fill={paint.light} />
      <path d={layer(true)} fill={paint.mid} />
      <path d="m106 80 26 26" stroke={paint.line} strokeWidth={9} strokeLinecap="round" />
      <circle cx={82} cy={56} r={34} fill={paint.paper} stroke={paint.line} strokeWidth={4} />
      <circle cx={82} cy={56} r={10} fill="none" stroke={paint.spark} strokeWidth={3} strokeDasharray="5 4" />
    </>
  );
};

function Wheel({
  x,
  y,
  radius,
  rim,
  face,
  holes,
}: {
  x: number;
  y: number;
  radius: number;
  rim: string;
  face: string;
  holes: number;
}) {
  return (
    <>
      <path d={disc(x, y, radius)} fill={rim} />
      <path d={disc(x, y, radius * 0.77)} fill={face} />
      <path
        fill={paint.paper}
        d={
          disc(x, y, radius * 0.28) +
          range(0, holes - 1)
            .map((hole) => disc(...around(x, y, radius * 0.53, (hole / holes) * 2 * Math.PI), radius * 0.07))
            .join('')
        }
      />
    </>
  );
}

/** Two wheels with a snapped belt. */
export const broken = () => (
  <>
    <Floor />
    <path
      d="M54 33h28c12 1 8 12 10 18s4 8 7 9M57 109l64-3M123 56c-8 1-12-4-12-11"
      fill="none"
      stroke={paint.line}
      strokeWidth={3}
      strokeLinecap="round"
    />
    <Wheel x={56} y={71} radius={38} rim={paint.line} face={paint.ground} holes={10} />
    <Wheel x={122} y={81} radius={25} rim={paint.spark} face={paint.light} holes={7} />
  </>
);

/** Lines of a network, one of them cut. */
export const offline = () => (
  <>
    <g fill="none" strokeWidth={8} strokeLinejoin="round">
      <path d="M8 30h44l16 16M152 30h-34l-12 16" stroke={paint.light} />
      <path d="M8 66h50M104 66h48" stroke={paint.line} />
      <path d="M8 100h32l14-14h60l14 14h24" stroke={paint.mid} />
    </g>
    <path d="M68 66h28" stroke={paint.spark} strokeWidth={3} strokeDasharray="3 5" />
    <path
      d={disc(30, 30, 6.5) + disc(132, 30, 6.5) + disc(84, 86, 6.5)}
      fill={paint.paper}
      stroke={paint.line}
      strokeWidth={3}
    />
    <path d={disc(40, 66, 6.5) + disc(124, 66, 6.5)} fill={paint.spark} stroke={paint.line} strokeWidth={3} />
  </>
);

/** Two sheets, the upper one sealed. */
export const seal = () => (
  <>
    <Floor />
    <rect x={34} y={22} width={76} height={92} rx={3} fill={paint.mid} transform="rotate(-9 72 68)" />
    <g transform="rotate(3 82 66)">
      <rect x={44} y={18} width={76} height={96} rx={3} fill={paint.paper} stroke={paint.mid} />
      <path d="M57 37h35M57 49h48M57 61h27" stroke={paint.light} strokeWidth={5} strokeLinecap="round" />
      <circle cx={100} cy={87} r={13} fill="none" stroke={paint.spark} strokeWidth={5} />
    </g>
  </>
);

/** Rings closed around a tick. */
export const tick = () => (
  <>
    {range(1, 5)
      .reverse()
      .map((ring) => (
        <path
          key={ring}
          d={growthRing(80, 60, ring * 10.5, Math.max(0, 1 - ring / 7), [1, 3, 2], ring)}
          fill={ring % 2 === 1 ? paint.paper : paint.light}
          stroke={paint.mid}
        />
      ))}
    <path d={disc(80, 60, 25)} fill={paint.ground} />
    <path
      d="m69 61 8 8 15-16"
      fill="none"
      stroke={paint.paper}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
