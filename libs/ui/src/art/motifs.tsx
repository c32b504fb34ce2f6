import { canopy, people, sheets, tiles } from './motifs-figures.tsx';
import { dots, flow, gauge, routes, wheels } from './motifs-works.tsx';
import { pigments, type Pigment, type PigmentName } from './pigments.ts';
import type { Draw } from './motif-draw.ts';
import { hash } from './random.ts';

interface Motif {
  /** What it is painted in. */
  pigment: PigmentName;
  /** Draws it, by lot. */
  draw: Draw;
  /** Whether it may stand on its head. */
  upsideDown: boolean;
  /** How far it may be cut closer, at most. */
  zoom: number;
  /** Where it is cut, 0 top – 1 bottom; by lot without it. */
  cut?: number;
}

/** The nine motifs of drawn covers. */
export const motifs = {
  /** Rings that are measured. */
  gauge: { pigment: 'indigo', draw: gauge, upsideDown: true, zoom: 1.5 },
  /** Bands that flow, with what they carry. */
  flow: { pigment: 'malachite', draw: flow, upsideDown: false, zoom: 1.5 },
  /** Quarter circles that meet. */
  tiles: { pigment: 'gamboge', draw: tiles, upsideDown: true, zoom: 1.5 },
  /** Wheels and a belt. */
  wheels: { pigment: 'ochre', draw: wheels, upsideDown: true, zoom: 1.5 },
  /** A team, one of them lit. */
  people: { pigment: 'violet', draw: people, upsideDown: false, zoom: 1.5, cut: 0.6 },
  /** A wave in halftone. */
  dots: { pigment: 'azurite', draw: dots, upsideDown: true, zoom: 1.5 },
  /** Lines of a route map. */
  routes: { pigment: 'slate', draw: routes, upsideDown: true, zoom: 1.5 },
  /** Sheets and a seal. */
  sheets: { pigment: 'lotus', draw: sheets, upsideDown: false, zoom: 1.15, cut: 0.6 },
  /** A canopy with aerial roots. */
  canopy: { pigment: 'willow', draw: canopy, upsideDown: false, zoom: 1.15 },
} as const satisfies Record<string, Motif>;

/** Names of the motifs. */
export type CoverMotif = keyof typeof motifs;

/** The motifs in a fixed order. */
export const coverMotifs = Object.keys(motifs) as CoverMotif[];

/** The motif itself, whatever it leaves out. */
export const motifOf = (name: CoverMotif): Motif => motifs[name];

/** The motif a seed draws by lot, for what has no category. */
export function motifFor(seed: string): CoverMotif {
  return coverMotifs[hash(seed) % coverMotifs.length] ?? 'gauge';
}

/** The pigment of a motif, to tint what stands around its picture. */
export function pigmentOfMotif(motif: CoverMotif): Pigment {
  return pigments[motifs[motif].pigment];
}
