import type { SparringKind } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** `key`, criterion, points, mood, lists of words; then why, a tip, and answers while calm and while annoyed. */
export interface SeedIntent {
  readonly key: string;
  readonly criterion: string;
  readonly points: number;
  readonly mood: number;
  /** Lists apart by a slash, words of a list by a plus sign. */
  readonly words: string;
  readonly unless?: string;
  readonly why: L10n;
  readonly tip?: L10n;
  readonly calm?: readonly L10n[];
  readonly tense?: readonly L10n[];
}

/** A scenario as it is written down. */
export interface SeedScenario {
  readonly eid: number;
  readonly id: number;
  readonly kind: SparringKind;
  readonly title: L10n;
  readonly about: L10n;
  readonly goal: L10n;
  readonly partner: L10n;
  readonly roles: readonly L10n[];
  readonly turns: number;
  readonly assessTurns: number;
  readonly passScore: number;
  readonly attempts: number;
  readonly mood: number;
  readonly openings: readonly L10n[];
  readonly criteria: readonly (readonly [key: string, title: L10n, most: number, base: number])[];
  readonly intents: readonly SeedIntent[];
  readonly topics: readonly { readonly settledBy: readonly string[]; readonly asks: readonly L10n[] }[];
  readonly unclear: readonly L10n[];
  readonly unclearTense: readonly L10n[];
  readonly repeated: readonly L10n[];
  readonly agreed: L10n;
  readonly broken: L10n;
  readonly timeUp: L10n;
}
