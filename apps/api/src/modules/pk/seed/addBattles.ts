import { eq, inArray } from 'drizzle-orm';
import { sameDice, type Dice } from '../../../db/seed/sameDice.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { questionBanks, questions } from '../../exam/question.schema.ts';
import type { QuestionBanks } from '../pk.ports.ts';
import { pkAnswers, pkBattles, pkMembers, pkPlayers } from '../pk.schema.ts';
import { battleMs, endingOf, pointsFor, questionsEach } from '../rules.ts';
import type { SeedBattle } from './battles.ts';

const HOUR_MS = 3_600_000;
const SECONDS_EACH = 20;
const REWARD = 20;

interface Fought {
  readonly userId: number;
  readonly points: number;
  readonly finishedAt: Date | null;
  readonly joinedAt: Date | null;
  readonly answers: readonly {
    readonly place: number;
    readonly right: boolean;
    readonly points: number;
    readonly at: number;
    readonly took: number;
  }[];
}

/** Adds battles with the answers of both players. They give no points: those of demo people are seeded elsewhere. */
export async function addBattles(
  scope: TenantScope,
  battles: readonly SeedBattle[],
  { now, secret }: { readonly now: number } & Pick<QuestionBanks, 'secret'>,
): Promise<void> {
  const ids = await idsOf(scope, battles);
  for (const [index, battle] of battles.entries()) {
    const hidden = new Set<number>();
    for (const account of battle.between) {
      const userId = account === null ? undefined : ids.get(account);
      if (userId === undefined) continue;
      const viewer = { userId, timeZone: 'Asia/Shanghai' };
      for (const id of await secret({ scope, now: () => now, viewer })) hidden.add(id);
    }
    // Their ids follow a scheme: 2001 is the first battle of enterprise 1002.
    const id = (scope.eid - 1000) * 1000 + index + 1;
    await addBattle(scope, battle, ids, { id, now, hidden, dice: sameDice(index * 17 + 5) });
  }
  const members = [...ids.values()].map((userId) => scope.row(pkMembers, { userId, joinedAt: new Date(now) }));
  if (members.length > 0) await scope.tx.insert(pkMembers).values(members).onConflictDoNothing();
}

async function addBattle(
  scope: TenantScope,
  battle: SeedBattle,
  ids: ReadonlyMap<string, number>,
  {
    id,
    now,
    hidden,
    dice,
  }: {
    readonly id: number;
    readonly now: number;
    readonly hidden: ReadonlySet<number>;
    readonly dice: Dice;
  },
): Promise<void> {
  const createdAt = now - battle.hoursAgo * HOUR_MS;
  const { bankId, drawn } = await draw(scope, battle.bank, hidden, dice);
  const fought = battle.between.flatMap((account, seat): Fought[] => {
    const userId = account === null ? undefined : ids.get(account);
    const share = battle.right[seat] ?? null;
    return userId === undefined ? [] : [fight(userId, share, drawn.length, createdAt + seat * HOUR_MS, dice)];
  });
  if (fought.length === 0 || drawn.length === 0) return;
  const ending = endingOf(fought, false);
  const endedAt =
    ending === null ? null : new Date(Math.max(...fought.map(({ finishedAt }) => finishedAt?.getTime() ?? 0)));
  const [added] = await scope.tx
    .insert(pkBattles)
    .values(
      scope.row(pkBattles, {
        id,
        state: ending?.state ?? 'waiting',
        random: battle.between[1] === null,
        bankId,
        questions: drawn.map(({ id, options }) => ({ id, options })),
        secondsEach: SECONDS_EACH,
        reward: REWARD,
        words: battle.words ?? '',
        createdAt: new Date(createdAt),
        deadlineAt: new Date(createdAt + battleMs),
        endedAt,
      }),
    )
    .returning();
  if (added === undefined) throw new Error('no battle was added');
  for (const [seat, { userId, points, finishedAt, joinedAt, answers }] of fought.entries()) {
    const player = { battleId: added.id, userId, seat, points, finishedAt, joinedAt, endedAt };
    const outcome = ending?.outcomes[seat] ?? null;
    const anonymous = seat === 0 && battle.anonymous === true;
    await scope.tx.insert(pkPlayers).values(scope.row(pkPlayers, { ...player, outcome, anonymous }));
    const rows = answers.flatMap(({ place, right, points: each, at, took }) => {
      const question = drawn[place];
      if (question === undefined) return [];
      return [
        scope.row(pkAnswers, {
          ...{ battleId: added.id, userId, questionId: question.id, place, points: each },
          ...{ askedAt: new Date(at), answeredAt: new Date(at + took) },
          choice: right ? question.right : [],
          mark: right ? ('right' as const) : ('blank' as const),
        }),
      ];
    });
    if (rows.length > 0) await scope.tx.insert(pkAnswers).values(rows);
  }
}

function fight(userId: number, share: number | null, count: number, startedAt: number, dice: Dice): Fought {
  if (share === null) return { userId, points: 0, finishedAt: null, joinedAt: null, answers: [] };
  let at = startedAt;
  const answers = Array.from({ length: count }, (_, place) => {
    const took = 2000 + dice(15_000);
    const right = dice(100) < share * 100;
    const answer = { place, right, took, at, points: pointsFor(right, took, SECONDS_EACH * 1000) };
    at += took + 3000;
    return answer;
  });
  const points = answers.reduce((sum, one) => sum + one.points, 0);
  return { userId, points, finishedAt: new Date(at), joinedAt: new Date(startedAt), answers };
}

/** Questions of the bank that no exam keeps secret from the two; if there are too few, others of all banks. */
async function draw(scope: TenantScope, bank: string | null, hidden: ReadonlySet<number>, dice: Dice) {
  const [found] = await scope.tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(scope.only(questionBanks, bank === null ? undefined : eq(questionBanks.key, bank)));
  const bankId = bank === null ? null : (found?.id ?? null);
  const rows = await scope.tx
    .select({ id: questions.id, bankId: questions.bankId, options: questions.options, key: questions.key })
    .from(questions)
    .where(scope.only(questions, inArray(questions.kind, ['single', 'judgement'])))
    .orderBy(questions.id);
  const kinds = [
    rows.filter((row) => (bankId === null || row.bankId === bankId) && !hidden.has(row.id)),
    rows.filter((row) => bankId !== null && row.bankId !== bankId && !hidden.has(row.id)),
    rows.filter((row) => hidden.has(row.id)),
  ];
  const shuffled = kinds.flatMap((kind) => {
    const left = [...kind];
    return kind.flatMap(() => left.splice(dice(left.length), 1));
  });
  const drawn = shuffled
    .slice(0, questionsEach)
    .map(({ id, options, key }) => ({ id, options: options.map((_, option) => option), right: key.choice }));
  return { bankId, drawn };
}

async function idsOf(scope: TenantScope, battles: readonly SeedBattle[]): Promise<ReadonlyMap<string, number>> {
  const accounts = [...new Set(battles.flatMap(({ between }) => between.filter((one) => one !== null)))];
  if (accounts.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, accounts)));
  return new Map(rows.map(({ id, account }) => [account, id]));
}
