import { pigments, type Pigment, type PigmentName } from './pigments.ts';
import { hash } from './random.ts';

/** The nine motifs of drawn covers, and what each is painted in. */
const pigmentOf = {
  /** Rings that are measured. */
  gauge: 'indigo',
  /** Bands that flow, with what they carry. */
  flow: 'malachite',
  /** Quarter circles that meet. */
  tiles: 'gamboge',
  /** Wheels and a belt. */
  wheels: 'ochre',
  /** A team, one of them lit. */
  people: 'violet',
  /** A wave in halftone. */
  dots: 'azurite',
  /** Lines of a route map. */
  routes: 'slate',
  /** Sheets and a seal. */
  sheets: 'lotus',
  /** A canopy with aerial roots. */
  canopy: 'willow',
} as const satisfies Record<string, PigmentName>;

/** Names of the motifs. */
export type CoverMotif = keyof typeof pigmentOf;

/** The motifs in a fixed order. */
export const coverMotifs = Object.keys(pigmentOf) as CoverMotif[];

/** The motif a seed draws by lot, for what has no category. */
export function motifFor(seed: string): CoverMotif {
  return coverMotifs[hash(seed) % coverMotifs.length] ?? 'gauge';
}

/** The pigment of a motif: its picture is painted in it, and what stands around may be tinted. */
export function pigmentOfMotif(motif: CoverMotif): Pigment {
  return pigments[pigmentOf[motif]];
}
