import type { ContentLanguage } from '../db/localised.ts';
import type { Script } from './sparringScript.ts';

/** The turn that a partner is to answer. It does not name the learner. */
export interface SparringTurn {
  readonly scenario: {
    readonly title: string;
    readonly about: string;
    readonly goal: string;
    readonly partner: string;
  };
  /** Number of the learner’s role, from 0, and its name. */
  readonly role: number;
  readonly roleName: string;
  readonly script: Script;
  /** The dialogue so far, to its end. */
  readonly lines: readonly { readonly who: 'partner' | 'learner'; readonly text: string }[];
  readonly language: ContentLanguage;
  /** Lines that the learner may still say. */
  readonly turnsLeft: number;
}

/** The partner did not answer, or stopped in the middle. */
export class PartnerFailed extends Error {
  override readonly name = 'PartnerFailed';
}

/** The speaker in sparring. */
export interface SparringPartner {
  readonly kind: 'script' | 'model';
  /** A reply, piece by piece. `hurry`: the listener has left, no need to speak slowly. Throws PartnerFailed. */
  reply(turn: SparringTurn, hurry: AbortSignal): AsyncIterable<string>;
}
