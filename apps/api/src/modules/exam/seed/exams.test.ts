import { describe, expect, it } from 'vitest';
import { banks, questionsOf } from './seedBanks.ts';
import { seedExams } from './exams.ts';
import type { SeedAttempt, SeedExam } from './types.ts';

const total = ({ parts }: SeedExam): number => parts.reduce((sum, { count, score }) => sum + count * score, 0);

/** Parts that ask for more questions than their bank holds. */
async function shortParts({ eid, key, parts }: SeedExam): Promise<string[]> {
  const short: string[] = [];
  for (const { kind, count, bank, difficulty } of parts) {
    const found = banks.find((one) => one.eid === eid && one.key === bank);
    const questions = found === undefined ? [] : await questionsOf(found);
    const held = questions.filter((one) => one.kind === kind && (!difficulty || one.difficulty === difficulty)).length;
    if (held < count) short.push(`${key}: ${kind} of ${bank}, ${held} of ${count}`);
  }
  return short;
}

/** Whether the attempts of a learner lie in the windows of the exam, in their order. */
function attemptsFit(
  { opensIn, closesIn = Infinity, makeup, durationMin }: SeedExam,
  attempts: readonly SeedAttempt[],
) {
  return attempts.every(({ hoursAgo, tookMin }, index) => {
    const [from, to] = index === 0 ? [opensIn, closesIn] : [makeup?.opensIn ?? 0, makeup?.closesIn ?? 0];
    const later = attempts[index - 1]?.hoursAgo ?? Infinity;
    return (
      -hoursAgo >= from && -hoursAgo <= to && later > hoursAgo && tookMin <= durationMin && tookMin / 60 <= hoursAgo
    );
  });
}

describe('exams of the demo enterprises', () => {
  it('[EX-01] have papers that their banks can fill, worth 100 points', async () => {
    expect((await Promise.all(seedExams.map(shortParts))).flat()).toEqual([]);
    expect(seedExams.filter((one) => total(one) !== 100).map((one) => `${one.key}: ${total(one)}`)).toEqual([]);
    expect(new Set(seedExams.map(({ eid, key }) => `${eid}/${key}`)).size).toBe(seedExams.length);
  });

  it('[EX-07] tell of attempts that the rules allow', () => {
    for (const one of seedExams) {
      for (const { account, attempts } of one.past ?? []) {
        expect(attemptsFit(one, attempts), `${one.key}, ${account}`).toBe(true);
        expect(attempts.length, `${one.key}, ${account}`).toBeLessThanOrEqual(1 + (one.makeup?.count ?? 0));
      }
    }
  });
});
