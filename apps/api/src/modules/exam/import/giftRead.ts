import type { L10n } from '../../../db/seed/content/types.ts';
import type { Draft } from './draft.ts';
import type { GiftText } from './giftText.ts';

/** Feedback of an answer, by the words of the answer; without them it is for the question as a whole. */
export interface Feedback {
  readonly of: string;
  readonly text: GiftText;
}

type Kept = Pick<Draft, 'kind' | 'options' | 'right' | 'gaps' | 'sample'> & Pick<Draft, 'numbers'>;

/** The question that its answers make. */
export type Answers = Kept & {
  readonly stem: L10n;
  readonly feedback: readonly Feedback[];
  /** Parts of the file's question that are not imported. */
  readonly lost: readonly string[];
};
/** Why a question cannot be imported. */
export type Refused = readonly [wrong: string, right: string];

/** Refusal of answers after a text. */
export const early: Refused = [
  'A text stands before the first answer.',
  'Let each answer begin with = or ~, and put a backslash before the signs where they are meant as themselves.',
];
