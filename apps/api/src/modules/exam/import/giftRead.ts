import type { L10n } from '../../../db/seed/content/types.ts';
import type { Draft } from './draft.ts';
import type { GiftText } from './giftText.ts';

/** What an answer brings beside itself, by the words of the answer; without them it is for the question as a whole. */
export interface Feedback {
  readonly of: string;
  readonly text: GiftText;
}

type Kept = Pick<Draft, 'kind' | 'options' | 'right' | 'gaps' | 'sample'> & Pick<Draft, 'numbers'>;

/** What the answers of a question make of it. */
export type Answers = Kept & {
  readonly stem: L10n;
  readonly feedback: readonly Feedback[];
  /** What the file says and is not carried over. */
  readonly lost: readonly string[];
};
/** Why a question cannot be asked here. */
export type Refused = readonly [wrong: string, right: string];

/** Why answers are refused that something stands before. */
export const early: Refused = [
  'A text stands before the first answer.',
  'Let each answer begin with = or ~, and put a backslash before the signs where they are meant as themselves.',
];
