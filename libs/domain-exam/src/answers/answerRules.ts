import type { AnswerValue, SentAnswer } from '@banyan/contracts/exam';

/** The answer to a question that nobody has touched. */
export const emptyAnswer: AnswerValue = { choice: [], gaps: [], text: '', files: [] };

/** Answers in one call at most: one that fails costs little to send again; the server would take a whole paper. */
export const answersAtOnce = 100;

/** Bytes of JSON in one call at most: browsers let a page that is closed send 64 kB in all, and proxies like small bodies. */
export const bytesPerCall = 30_000;

type Content = Pick<SentAnswer, 'value' | 'flagged'>;

/** Whether two answers say the same; the order in which options were pressed says nothing. */
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

/** Answers in parts that a call may carry; `most` in each. One that is too large by itself goes alone. */
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
