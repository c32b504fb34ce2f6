import type { ReactNode } from 'react';
import type { Pigment } from './pigments.ts';

/** Draws a thing in 300 × 225. */
export type ProductDrawing = (pigment: Pigment) => ReactNode;

/** Things of the workplace, as products are drawn. */
export const productTools = {
  caliper: (p) => (
    <>
      <path d="M40 92h220v22H40z" fill={p.deep} />
      <path d="M40 60h26v96L40 130zM120 56h60v70h-34v30l-26-30z" fill={p.ground} />
      <rect x={130} y={64} width={84} height={32} rx={4} fill={p.deep} />
      <rect x={138} y={70} width={58} height={20} fill={p.light} />
      <path d="M54 108h196" stroke={p.mid} strokeWidth={4} strokeDasharray="1.5 6" />
    </>
  ),
  muffs: (p) => (
    <>
      <path d="M82 132v-20a68 68 0 0 1 136 0v20" fill="none" stroke={p.deep} strokeWidth={12} />
      <rect x={62} y={116} width={46} height={72} rx={20} fill={p.ground} />
      <rect x={192} y={116} width={46} height={72} rx={20} fill={p.ground} />
      <rect x={98} y={124} width={16} height={56} rx={8} fill={p.spark} />
      <rect x={186} y={124} width={16} height={56} rx={8} fill={p.spark} />
    </>
  ),
  lamp: (p) => (
    <>
      <path d="M96 196h84" stroke={p.deep} strokeWidth={12} strokeLinecap="round" />
      <path d="m138 190-24-66 62-40" fill="none" stroke={p.deep} strokeWidth={8} strokeLinejoin="round" />
      <path d="m158 62 54 42-48 22z" fill={p.ground} />
      <path d="m212 104-48 22 30 62 62-28z" fill={p.light} opacity={0.7} />
      <circle cx={114} cy={124} r={9} fill={p.spark} />
    </>
  ),
  tape: (p) => (
    <>
      <path d="M176 166h74v16h-74z" fill={p.spark} />
      <path d="M186 166v7m14-7v10m14-10v7m14-7v10" stroke={p.paper} strokeWidth={2.5} />
      <path d="M64 182V120a58 58 0 0 1 116 0v62a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z" fill={p.ground} />
      <circle cx={122} cy={122} r={36} fill={p.mid} />
      <circle cx={122} cy={122} r={14} fill={p.paper} />
      <path d="M248 160v34" stroke={p.deep} strokeWidth={6} strokeLinecap="round" />
    </>
  ),
  torch: (p) => (
    <>
      <path d="m196 92 62-34v132l-62-34z" fill={p.spark} opacity={0.35} />
      <path d="M46 106h92v36H46a10 10 0 0 1-10-10v-16a10 10 0 0 1 10-10z" fill={p.ground} />
      <path d="m138 106 44-20a8 8 0 0 1 14 6v64a8 8 0 0 1-14 6l-44-20z" fill={p.deep} />
      <path d="M60 106v36m14-36v36m14-36v36" stroke={p.mid} strokeWidth={5} />
      <rect x={108} y={98} width={22} height={12} rx={5} fill={p.spark} />
    </>
  ),
  gloves: (p) => (
    <>
      <path
        d="M96 186v-52l-14-46a9 9 0 0 1 17-6l13 32-2-52a9 9 0 0 1 18-1l6 50 8-50a9 9 0 0 1 18 2l-2 56 10-30a9 9 0 0 1 17 5l-17 64v28z"
        fill={p.ground}
      />
      <path d="M92 176h80v20a6 6 0 0 1-6 6H98a6 6 0 0 1-6-6z" fill={p.deep} />
      <path d="M184 196v-42a12 12 0 0 1 4-9l24-23a9 9 0 0 1 13 12l-14 18 8 8v36z" fill={p.mid} />
      <path d="M92 184h80" stroke={p.spark} strokeWidth={5} />
    </>
  ),
  headset: (p) => (
    <>
      <path d="M78 140v-24a72 72 0 0 1 144 0v24" fill="none" stroke={p.deep} strokeWidth={9} />
      <circle cx={82} cy={150} r={31} fill={p.ground} />
      <circle cx={218} cy={150} r={31} fill={p.ground} />
      <circle cx={82} cy={150} r={17} fill={p.mid} />
      <circle cx={218} cy={150} r={17} fill={p.mid} />
      <path d="M214 180c-8 18-26 22-50 22" fill="none" stroke={p.deep} strokeWidth={5} />
      <rect x={142} y={194} width={28} height={14} rx={7} fill={p.spark} />
    </>
  ),
  pen: (p) => (
    <g transform="rotate(-32 150 118)">
      <path d="M40 104h150v28H40a14 14 0 0 1 0-28z" fill={p.ground} />
      <path d="M190 104h28l40 14-40 14h-28z" fill={p.light} />
      <path d="m238 111 24 7-24 7z" fill={p.deep} />
      <path d="M186 102h10v32h-10z" fill={p.spark} />
      <path d="M44 98h70v8H54z" fill={p.deep} />
    </g>
  ),
} satisfies Record<string, ProductDrawing>;
