import { pigments, type Pigment, type PigmentName } from './pigments.ts';
import { hash } from './random.ts';

/** The nine motifs of drawn covers, each with its pigment. */
const pigmentOf = {
  /** Rings that are measured. */
  gauge: 'indigo',
  /** Flowing bands with their cargo. */
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

/** The motif chosen at random from a seed, for items without a category. */
export function motifFor(seed: string): CoverMotif {
  return coverMotifs[hash(seed) % coverMotifs.length] ?? 'gauge';
}

/** The pigment of a motif: the picture is painted in it, and its surroundings may be tinted with it. */
export function pigmentOfMotif(motif: CoverMotif): Pigment {
  return pigments[pigmentOf[motif]];
}
