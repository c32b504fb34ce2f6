import { disc, growthRing, range } from './geometry.ts';
import { Floor, paint } from './drawing-colors.tsx';

/** An open envelope with a letter. */
export const mail = () => (
  <>
    <Floor />
    <path d="m36 52 44-32 44 32v58H36z" fill={paint.line} />
    <rect x={46} y={30} width={68} height={62} rx={3} fill={paint.paper} />
    <path d="M57 44h31M57 54h45" stroke={paint.light} strokeWidth={4} strokeLinecap="round" />
    <path d="m36 52 44 30 44-30v58H36z" fill={paint.mid} />
    <path d="m36 110 34-34 10 6 10-6 34 34z" fill={paint.ground} />
    <circle cx={126} cy={28} r={8} fill={paint.spark} />
  </>
);

/** A gate with two trees. */
export const gate = () => (
  <>
    <Floor />
    <path d="M40 112V60a40 40 0 0 1 80 0v52z" fill={paint.light} />
    <path d="M54 112V62a26 26 0 0 1 52 0v50z" fill={paint.ground} />
    <path d="M80 36v76" stroke={paint.line} strokeWidth={2} />
    <path d={disc(73, 80, 3) + disc(87, 80, 3)} fill={paint.spark} />
    <path d="M20 112V84M140 112V84" stroke={paint.line} strokeWidth={6} />
    <path d={disc(20, 78, 9) + disc(140, 78, 9)} fill={paint.mid} />
  </>
);

/** A padlock. */
export const lock = () => (
  <>
    <Floor />
    <path d="M56 60V42a24 24 0 0 1 48 0v18" fill="none" stroke={paint.mid} strokeWidth={9} />
    <rect x={42} y={56} width={76} height={56} rx={6} fill={paint.ground} />
    <path d="M42 84h76v22a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6z" fill={paint.line} />
    <path d={disc(80, 80, 8)} fill={paint.spark} />
    <path d="M80 84v13" stroke={paint.spark} strokeWidth={5} strokeLinecap="round" />
  </>
);

/** A tree stump: its rings can still be counted. */
export const stump = () => (
  <>
    <Floor />
    <path d="m33 60 4 52h86l4-52z" fill={paint.ground} />
    <path d="M52 78v20M70 84v20M96 82v22M112 76v22" stroke={paint.line} strokeWidth={3} strokeLinecap="round" />
    <g transform="translate(0 24) scale(1 0.6)">
      {range(1, 5)
        .reverse()
        .map((ring) => (
          <path
            key={ring}
            d={growthRing(80, 60, ring * 9.5, 1 - ring / 8, [0.4, 2, 1], ring)}
            fill={ring % 2 === 1 ? paint.paper : paint.light}
            stroke={paint.mid}
          />
        ))}
    </g>
  </>
);

/** A screen, and a phone that has taken over. */
export const devices = () => (
  <>
    <Floor />
    <rect x={18} y={40} width={74} height={50} rx={4} fill={paint.line} />
    <rect x={24} y={46} width={62} height={38} fill={paint.light} />
    <path d="M46 90h18l4 22H42z" fill={paint.mid} />
    <rect x={96} y={22} width={48} height={90} rx={6} fill={paint.ground} />
    <rect x={102} y={32} width={36} height={66} fill={paint.paper} />
    <path d={disc(120, 64, 10)} fill={paint.spark} />
    <path d="M60 22c12-10 26-10 34 0" fill="none" stroke={paint.mid} strokeWidth={3} strokeDasharray="4 4" />
  </>
);

/** A signpost on a path that ends. */
export const lost = () => (
  <>
    <path
      d="M8 112c26-2 34-24 58-24s26 14 46 12"
      fill="none"
      stroke={paint.light}
      strokeWidth={10}
      strokeLinecap="round"
    />
    <path
      d="M122 98c8-2 12-6 18-6"
      fill="none"
      stroke={paint.light}
      strokeWidth={10}
      strokeLinecap="round"
      strokeDasharray="1 16"
    />
    <path d="M72 98V16" stroke={paint.line} strokeWidth={5} strokeLinecap="round" />
    <path d="M72 24h42l12 10-12 10H72z" fill={paint.ground} />
    <path d="M72 50H38l-12 10 12 10h34z" fill={paint.mid} />
    <path d="M84 34h22M60 60H46" stroke={paint.paper} strokeWidth={4} strokeLinecap="round" />
    <circle cx={136} cy={72} r={7} fill={paint.spark} />
  </>
);

/** Login required: a badge on its cord, before rings. */
export const badge = () => (
  <>
    {range(1, 6)
      .reverse()
      .map((ring) => (
        <path
          key={ring}
          d={growthRing(96, 70, ring * 9, Math.max(0, 1 - ring / 9), [1, 0.4, 2.2], ring)}
          fill={ring % 2 === 1 ? paint.paper : paint.light}
          fillOpacity={ring % 2 === 1 ? 1 : 0.5}
          stroke={paint.light}
        />
      ))}
    <path d="M62 6 80 40 98 6" fill="none" stroke={paint.line} strokeWidth={7} />
    <rect x={72} y={34} width={16} height={12} rx={2} fill={paint.line} />
    <rect x={48} y={42} width={64} height={72} rx={5} fill={paint.paper} stroke={paint.light} />
    <path d="M48 60V47a5 5 0 0 1 5-5h54a5 5 0 0 1 5 5v13z" fill={paint.ground} />
    <path d={disc(80, 80, 12)} fill={paint.light} />
    <path d="M80 74a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM70 90a10 7 0 0 1 20 0z" fill={paint.deep} />
    <path d="M66 103h28" stroke={paint.light} strokeWidth={4} strokeLinecap="round" />
    <circle cx={130} cy={26} r={7} fill={paint.spark} />
  </>
);
