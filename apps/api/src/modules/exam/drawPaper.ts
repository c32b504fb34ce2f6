import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { stillAsked } from './asked.ts';
import type { StoredPaper } from './attempt.schema.ts';
import type { exams, StoredPart } from './exam.schema.ts';
import { questions } from './question.schema.ts';

/** A number from 0 up to and without `below`. */
export type Dice = (below: number) => number;

/** The same things in any order. */
export function shuffle<T>(things: readonly T[], dice: Dice): T[] {
  const left = [...things];
  return things.map(() => left.splice(dice(left.length), 1)[0] as T);
}

/** Draws the paper of one attempt: questions of each part, and the order of their options. */
export async function drawPaper(
  scope: TenantScope,
  exam: Pick<typeof exams.$inferSelect, 'parts' | 'shuffled'>,
  dice: Dice,
  pool: (rules: StoredPart) => Promise<readonly Drawn[]> = (rules) => poolOf(scope, rules),
): Promise<StoredPaper> {
  const taken = new Set<number>();
  const paper: StoredPaper[number][] = [];
  for (const [part, rules] of exam.parts.entries()) {
    const drawn = draw(await pool(rules), rules, taken, dice);
    for (const { id } of drawn) taken.add(id);
    const inOrder = exam.shuffled ? shuffle(drawn, dice) : drawn;
    paper.push({
      part,
      questions: inOrder.map(({ id, options }) => {
        const ids = Array.from({ length: options }, (_, option) => option);
        return { id, options: exam.shuffled ? shuffle(ids, dice) : ids };
      }),
    });
  }
  return paper;
}

export interface Drawn {
  readonly id: number;
  /** How many options it has. */
  readonly options: number;
}

function draw(pool: readonly Drawn[], rules: StoredPart, taken: ReadonlySet<number>, dice: Dice): readonly Drawn[] {
  if (rules.draw === null) return pool;
  const free = pool.filter(({ id }) => !taken.has(id));
  return shuffle(free, dice).slice(0, rules.count);
}

/** Questions that a part names, in its order, or those of which it is drawn. */
export async function poolOf(scope: TenantScope, rules: StoredPart): Promise<readonly Drawn[]> {
  const { tx } = scope;
  const columns = { id: questions.id, options: sql<number>`jsonb_array_length(${questions.options})`.mapWith(Number) };
  if (rules.questions !== null) {
    const found = await tx
      .select(columns)
      .from(questions)
      .where(scope.only(questions, inArray(questions.id, [...rules.questions])));
    const byId = new Map(found.map((one) => [one.id, one]));
    return rules.questions.flatMap((id): Drawn[] => {
      const one = byId.get(id);
      return one === undefined ? [] : [one];
    });
  }
  if (rules.draw === null) return [];
  const { bankId, difficulty, tags = [] } = rules.draw;
  const fits = and(
    eq(questions.bankId, bankId),
    eq(questions.kind, rules.kind),
    stillAsked,
    difficulty === null ? undefined : eq(questions.difficulty, difficulty),
    tags.length === 0 ? undefined : arrayOverlaps(questions.tags, [...tags]),
  );
  return tx.select(columns).from(questions).where(scope.only(questions, fits)).orderBy(questions.id);
}
