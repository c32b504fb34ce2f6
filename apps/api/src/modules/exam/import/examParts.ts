import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { stillAsked } from '../asked.ts';
import type { StoredPart } from '../exam.schema.ts';
import { questionBanks, questions } from '../question.schema.ts';
import { roomOf } from '../partRoom.ts';
import type { WrittenPart } from './exam.shape.ts';

const hundredths = (points: number) => Math.round(points * 100);

type Asked = Pick<typeof questions.$inferSelect, 'id' | 'bankId' | 'ref' | 'kind' | 'difficulty'> & {
  readonly bank: string;
};

/** The parts of an exam as they are stored; records questions that the banks do not have. */
export async function partsOf(at: Bringing, written: readonly WrittenPart[]): Promise<readonly StoredPart[]> {
  const all = await askedOf(at.scope, written);
  const groups = all.map(({ bank, difficulty, kind }) => ({ bank, difficulty, kind, tags: [], count: 1 }));
  const wanted = written.map(({ bank, count, difficulty = null, kind, refs }) => ({
    ...{ bank, kind, difficulty, count, tags: [] },
    isNamed: refs !== undefined,
  }));
  return written.map((part, index) => {
    const { bank, count, difficulty = null, kind, partial, refs, score } = part;
    const say = (name: string, wrong: string, right: string) => at.fault(['parts', index, name], wrong, right);
    const pool = all.filter(
      (one) => one.bank === bank && one.kind === kind && (difficulty === null || one.difficulty === difficulty),
    );
    const bankId = all.find((one) => one.bank === bank)?.bankId;
    if (bankId === undefined)
      say('bank', `There is no bank "${bank}".`, 'Bring it in first: npm run import -- questions.');
    if (partial > score) say('partial', 'A part of the answer gives more than all of it.', `Write at most ${score}.`);
    if (refs !== undefined && refs.length !== count)
      say('refs', `${refs.length} questions are named, and ${count} asked.`, 'Name as many as "count" says.');
    const named = refs?.map((ref) => pool.find((one) => one.ref === ref)?.id ?? null) ?? null;
    for (const [nth, id] of named?.entries() ?? []) {
      if (id === null && bankId !== undefined)
        at.fault(
          ['parts', index, 'refs', nth],
          `The bank has no question "${refs?.[nth] ?? ''}" of this kind.`,
          'Name one that it has.',
        );
    }
    const room = roomOf(wanted, index, groups);
    if (bankId !== undefined && refs === undefined && room < count)
      say(
        'count',
        `The bank has ${pool.length} such questions, and ${count + pool.length - room} are asked.`,
        'Ask fewer, or bring in more.',
      );
    return {
      ...{ kind, count, scoreEach: hundredths(score), scorePartial: hundredths(partial) },
      questions: named === null ? null : named.flatMap((id) => id ?? []),
      draw: named === null ? { bankId: bankId ?? 0, difficulty } : null,
    };
  });
}

/** Questions of the named banks, with the banks' keys. */
function askedOf(scope: TenantScope, written: readonly WrittenPart[]): Promise<readonly Asked[]> {
  const keys = [...new Set(written.map(({ bank }) => bank))];
  return scope.tx
    .select({
      ...{ id: questions.id, bankId: questions.bankId, ref: questions.ref, kind: questions.kind },
      ...{ difficulty: questions.difficulty, bank: questionBanks.key },
    })
    .from(questions)
    .innerJoin(questionBanks, and(eq(questionBanks.eid, questions.eid), eq(questionBanks.id, questions.bankId)))
    .where(scope.only(questions, inArray(questionBanks.key, keys), stillAsked))
    .orderBy(asc(questions.id));
}
