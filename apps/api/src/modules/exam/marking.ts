import { isAnswered, type AnswerValue, type MarkState, type QuestionKind } from '@banyan/contracts/exam';
import { isTyped } from '../../text/typedAnswer.ts';
import { isSameNumber } from '../../text/sameNumber.ts';
import type { StoredPart } from './exam.schema.ts';
import type { StoredKey } from './question.schema.ts';

/** Marks for an answer; hundredths. Null: a person has to mark it. */
export interface Mark {
  readonly mark: MarkState;
  readonly score: number | null;
}

type Scores = Pick<StoredPart, 'scoreEach' | 'scorePartial'>;

const right = (score: number): Mark => ({ mark: 'right', score });
const wrong: Mark = { mark: 'wrong', score: 0 };

/**
 * All right options: full marks. Some of them and no wrong one: the part's share. Of a single choice with several right
 * options, after its key was mended, any one of them.
 */
function markChoice(
  { choice }: AnswerValue,
  key: StoredKey,
  { kind, scoreEach, scorePartial }: Scores & { readonly kind: QuestionKind },
): Mark {
  const chosen = new Set(choice);
  if (![...chosen].every((id) => key.choice.includes(id))) return wrong;
  if (kind === 'single' && chosen.size === 1) return right(scoreEach);
  if (chosen.size === key.choice.length) return right(scoreEach);
  return scorePartial > 0 ? { mark: 'partial', score: scorePartial } : wrong;
}

/** Whether a gap accepts a text; an empty one it does not. */
export function isHit(typed: string, gap: number, { gaps, numbers }: Pick<StoredKey, 'gaps' | 'numbers'>): boolean {
  const taken = gaps[gap] ?? [];
  return isTyped(typed, taken) || (numbers === true && taken.some((number) => isSameNumber(typed, number)));
}

/** For each gap whether its text is accepted. */
export const hitsOf = (gaps: readonly string[], key: Pick<StoredKey, 'gaps' | 'numbers'>): boolean[] =>
  key.gaps.map((_, gap) => isHit(gaps[gap] ?? '', gap, key));

/** Each gap earns its share; the last one gets the rest of the rounding, so that all right is the full score. */
function markGaps({ gaps }: AnswerValue, key: StoredKey, { scoreEach }: Scores): Mark {
  const hits = hitsOf(gaps, key).filter(Boolean).length;
  if (hits === key.gaps.length) return right(scoreEach);
  if (hits === 0) return wrong;
  return { mark: 'partial', score: Math.floor((scoreEach * hits) / key.gaps.length) };
}

/** An answer for practice and battles, which nobody marks by hand. */
export const withoutFiles = (value: AnswerValue | undefined): AnswerValue | undefined =>
  value && { ...value, files: [] };

/** Marks an answer by its key; a short answer that is not blank, and any with files, waits for a marker. */
export function markOf(kind: QuestionKind, value: AnswerValue | undefined, key: StoredKey, scores: Scores): Mark {
  if (value === undefined || !isAnswered(value)) return { mark: 'blank', score: 0 };
  if (kind === 'short' || value.files.length > 0) return { mark: 'waiting', score: null };
  return kind === 'fill' ? markGaps(value, key, scores) : markChoice(value, key, { ...scores, kind });
}
