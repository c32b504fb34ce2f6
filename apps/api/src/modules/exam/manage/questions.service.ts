import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  fairDiscrimination,
  goodDiscrimination,
  manageQuestions,
  type Discrimination,
  type ManagedQuestion,
} from '@banyan/contracts/exam';
import { and, eq, gte, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { stillAsked } from '../asked.ts';
import { questions } from '../question.schema.ts';
import { shortened, textOf } from '../reviewRow.ts';
import type { QuestionRow } from '../versions.ts';
import { usesOf } from './uses.ts';
import { bankWithin } from './within.ts';

type Input = CallInput<typeof manageQuestions>;
type Filters = Pick<Input, 'bank' | 'difficulty' | 'discrimination' | 'kind' | 'q' | 'state' | 'tag' | 'used'>;

const longestStem = 120;
/** Percentages of questions without results stand behind all others. */
const last = { ascending: 1000, descending: -1000 } as const;

const byChange = [
  [questions.changedAt, questions.id],
  ({ changedAt, id }: QuestionRow) => [changedAt, id],
] as const satisfies readonly [unknown, unknown];
function byFigure(column: 'discrimination' | 'rightShare', order: 'ascending' | 'descending'): Keyset<QuestionRow> {
  const expression = sql`coalesce(${questions[column]}, ${sql.raw(String(last[order]))})`;
  return keyset<QuestionRow>(
    [{ expression, kind: 'number' }, questions.id],
    (row) => [row[column] ?? last[order], row.id],
    order,
  );
}
const orders: Readonly<Record<Input['sort'], Keyset<QuestionRow>>> = {
  changed: keyset<QuestionRow>(byChange[0], byChange[1], 'ascending'),
  '-changed': keyset<QuestionRow>(byChange[0], byChange[1]),
  right: byFigure('rightShare', 'ascending'),
  '-right': byFigure('rightShare', 'descending'),
  discrimination: byFigure('discrimination', 'ascending'),
  '-discrimination': byFigure('discrimination', 'descending'),
};

const tells: Readonly<Record<Discrimination, SQL | undefined>> = {
  weak: lt(questions.discrimination, fairDiscrimination * 100),
  fair: and(
    gte(questions.discrimination, fairDiscrimination * 100),
    lt(questions.discrimination, goodDiscrimination * 100),
  ),
  good: gte(questions.discrimination, goodDiscrimination * 100),
  unmeasured: isNull(questions.discrimination),
};

/** Whether the question or one of its options has these words. */
function says(words: string): SQL | undefined {
  const inStem = mentions(questions.stem, words);
  if (inStem === undefined) return undefined;
  const option = sql`said.option`;
  return or(
    inStem,
    sql`exists (select 1 from jsonb_array_elements(${questions.options}) said(option) where ${mentions(option, words)})`,
  );
}

/** Condition on the questions of a bank that the filters find. Who asks may see the bank. */
export function questionsWhere({ bank, difficulty, discrimination, kind, q, state, tag, used }: Filters, inExams: SQL) {
  return and(
    eq(questions.bankId, bank),
    state === 'retired' ? and(isNotNull(questions.retiredAt), eq(questions.replaced, false)) : stillAsked,
    kind === '' ? undefined : eq(questions.kind, kind),
    difficulty === '' ? undefined : eq(questions.difficulty, Number(difficulty)),
    tag === '' ? undefined : sql`${tag} = any(${questions.tags})`,
    discrimination === '' ? undefined : tells[discrimination],
    used === '' ? undefined : used === 'Y' ? inExams : sql`not (${inExams})`,
    says(q),
  );
}

/** Questions of a bank that the filters find. */
export async function listQuestions(ctx: ManageContext, input: Input): Promise<CallOutput<typeof manageQuestions>> {
  const { scope } = ctx;
  await bankWithin(ctx, input.bank, 'assessment.see');
  const uses = await usesOf(scope);
  const where = questionsWhere(input, uses.used);
  const page = await keysetPage(manageQuestions, input, {
    by: orders[input.sort],
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(questions)
        .where(scope.only(questions, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const names = await namesOf(
        ctx,
        rows.map(({ changedBy }) => changedBy),
      );
      return rows.map((row) => managedQuestion(ctx, row, { exams: uses.of(row).length, names }));
    },
  });
  return { ...page, total: await scope.tx.$count(questions, scope.only(questions, where)) };
}

/** A question's first words in the language of the viewer. */
export const stemOf = (
  { viewer }: { readonly viewer: Pick<ManageContext['viewer'], 'language'> },
  { stem }: Pick<QuestionRow, 'stem'>,
) => shortened(textOf(localised(stem, viewer.language)), longestStem);

/** A question as lists of the console show it. */
export function managedQuestion(
  ctx: Pick<ManageContext, 'viewer'>,
  row: QuestionRow,
  { exams, names }: { readonly exams: number; readonly names: ReadonlyMap<number, string> },
): ManagedQuestion {
  const { answered, changedAt, changedBy, difficulty, discrimination, fifths, id, kind, rightShare, tags } = row;
  return {
    ...{ id, kind, difficulty, answered, exams, version: row.version },
    stem: stemOf(ctx, row),
    tags: [...tags],
    right: rightShare === null ? null : rightShare / 100,
    discrimination: discrimination === null ? null : discrimination / 100,
    fifths: (fifths ?? []).map((share) => share / 100),
    retired: row.retiredAt !== null,
    changedAt: changedAt.getTime(),
    changedBy: changedBy === null ? '' : (names.get(changedBy) ?? ''),
  };
}
