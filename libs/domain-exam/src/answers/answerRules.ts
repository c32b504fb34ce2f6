import type { AnswerValue, SentAnswer } from '@banyan/contracts/exam';

/** The answer to a question that nobody has touched. */
export const emptyAnswer: AnswerValue = { choice: [], gaps: [], text: '', files: [] };

/** Answers in one call at most: a failed call costs little to repeat; the server would accept a whole paper. */
export const answersAtOnce = 100;

/** Bytes of JSON in one call at most: browsers let a page that is closed send 64 kB in all, and proxies like small bodies. */
export const bytesPerCall = 30_000;

type Content = Pick<SentAnswer, 'value' | 'flagged'>;

/** Whether two answers are equal; the order in which options were pressed does not matter. */
export function sameContent(one: Content, other: Content): boolean {
  const text = ({ value, flagged }: Content) =>
    JSON.stringify([
      value.choice.toSorted((a, b) => a - b),
      // A gap that was never filled and one that was emptied are equal.
      value.gaps.join('\u0000').replace(/\u0000+$/, ''),
      value.text,
      value.files,
      flagged,
    ]);
  return text(one) === text(other);
}

const bytesOf = (answer: SentAnswer) => new TextEncoder().encode(JSON.stringify(answer)).length;

/** Splits answers into calls of `most` each. An answer that is too large for a shared call is sent alone. */
export function batchesOf(answers: readonly SentAnswer[], most: number = answersAtOnce): SentAnswer[][] {
  const batches: SentAnswer[][] = [];
  let bytes = 0;
  for (const answer of answers) {
    const size = bytesOf(answer) + 1;
    const last = batches.at(-1);
    if (last === undefined || last.length >= most || bytes + size > bytesPerCall) {
      batches.push([answer]);
      bytes = size;
    } else {
      last.push(answer);
      bytes += size;
    }
  }
  return batches;
}
