import type { ProductDrawing } from './product-tools.tsx';

/** Things of every day, as products are drawn. */
export const productGoods = {
  bottle: (p) => (
    <>
      <rect x={112} y={66} width={76} height={132} rx={14} fill={p.ground} />
      <rect x={120} y={38} width={60} height={34} rx={8} fill={p.deep} />
      <path d="M112 104h76v34h-76z" fill={p.mid} />
      <path d="M126 78v108" stroke={p.light} strokeWidth={5} strokeLinecap="round" />
      <circle cx={150} cy={121} r={9} fill={p.spark} />
    </>
  ),
  bag: (p) => (
    <>
      <path d="M84 92h132l14 104H70z" fill={p.ground} />
      <path d="M110 100V74a40 40 0 0 1 80 0v26" fill="none" stroke={p.deep} strokeWidth={9} />
      <path d="M78 132h144l4 30H74z" fill={p.deep} />
      <rect x={134} y={124} width={32} height={30} rx={4} fill={p.spark} />
    </>
  ),
  book: (p) => (
    <>
      <path d="M66 60c30-8 58-4 84 12v122c-26-16-54-20-84-12z" fill={p.mid} />
      <path d="M234 60c-30-8-58-4-84 12v122c26-16 54-20 84-12z" fill={p.ground} />
      <path
        d="M166 94c16-8 32-10 50-8M166 118c16-8 32-10 50-8M84 86c18-2 34 0 50 8M84 110c18-2 34 0 50 8"
        stroke={p.paper}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <path d="M196 56v44l10-9 10 9V57z" fill={p.spark} />
    </>
  ),
  umbrella: (p) => (
    <>
      <path
        d="M52 124a98 84 0 0 1 196 0c-16-14-34-14-49 0-16-14-33-14-49 0-16-14-33-14-49 0-15-14-33-14-49 0z"
        fill={p.ground}
      />
      <path d="M101 124c6-44 24-76 49-84 25 8 43 40 49 84-16-14-33-14-49 0-16-14-33-14-49 0z" fill={p.mid} />
      <path d="M150 118v70a15 15 0 0 1-30 0" fill="none" stroke={p.deep} strokeWidth={7} strokeLinecap="round" />
      <circle cx={150} cy={38} r={6} fill={p.spark} />
    </>
  ),
  ticket: (p) => (
    <>
      <path d="M54 78h192v28a16 16 0 0 0 0 32v28H54v-28a16 16 0 0 0 0-32z" fill={p.ground} />
      <path d="M184 78v88" stroke={p.paper} strokeWidth={3} strokeDasharray="6 6" />
      <circle cx={118} cy={122} r={26} fill={p.mid} />
      <path d="M108 122h20M118 112v20" stroke={p.paper} strokeWidth={5} strokeLinecap="round" />
      <path d="M204 104h24M204 122h24M204 140h14" stroke={p.light} strokeWidth={5} strokeLinecap="round" />
    </>
  ),
  mug: (p) => (
    <>
      <path d="M184 96h22a30 30 0 0 1 0 60h-24" fill="none" stroke={p.deep} strokeWidth={12} />
      <path d="M84 76h104v100a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22z" fill={p.ground} />
      <path d="M84 112h104v30H84z" fill={p.mid} />
      <circle cx={136} cy={127} r={8} fill={p.spark} />
      <path d="M116 62c-8-10 8-16 0-28m36 28c-8-10 8-16 0-28" fill="none" stroke={p.light} strokeWidth={5} />
    </>
  ),
  notebook: (p) => (
    <>
      <rect x={92} y={42} width={124} height={156} rx={8} fill={p.ground} />
      <path d="M92 50a8 8 0 0 1 8-8h16v156h-16a8 8 0 0 1-8-8z" fill={p.deep} />
      <rect x={134} y={66} width={62} height={34} rx={3} fill={p.paper} />
      <path d="M144 78h42m-42 12h26" stroke={p.mid} strokeWidth={4} strokeLinecap="round" />
      <path d="M196 42h10v156h-10z" fill={p.spark} />
    </>
  ),
  plant: (p) => (
    <>
      <path d="M150 146c-4-38-30-58-70-56 4 38 28 58 70 56z" fill={p.mid} />
      <path d="M150 140c0-46 24-72 68-76 2 46-22 74-68 76z" fill={p.ground} />
      <path d="M150 148c-16-36-12-66 6-96 20 30 18 62-6 96z" fill={p.deep} />
      <path d="M104 144h92l-12 54h-68z" fill={p.spark} />
      <path d="M98 138h104v16H98z" fill={p.light} />
    </>
  ),
} satisfies Record<string, ProductDrawing>;
