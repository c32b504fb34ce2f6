import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  fairDiscrimination,
  manageBanks,
  questionKinds,
  type manageBank,
  type ManagedBank,
  type removeBank,
  type saveBank,
} from '@banyan/contracts/exam';
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mentions } from '../../../db/localised.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { stillAsked } from '../asked.ts';
import { questionBanks, questions } from '../question.schema.ts';
import { countIf } from '../reviewRow.ts';
import { usesOf } from './uses.ts';
import { banksWithin, bankWithin, type BankRow } from './within.ts';

/** Tags that a bank names. */
const mostTags = 100;

const lastChangedFirst = keyset<BankRow>([questionBanks.changedAt, questionBanks.id], ({ changedAt, id }) => [
  changedAt,
  id,
]);

/** Questions that hardly tell people apart. */
const weak = sql`${questions.discrimination} < ${fairDiscrimination * 100}`;

/** Banks of the console. */
export async function listBanks(
  ctx: ManageContext,
  input: CallInput<typeof manageBanks>,
): Promise<CallOutput<typeof manageBanks>> {
  const { scope } = ctx;
  const where = and(banksWithin(ctx, 'assessment.see'), mentions(questionBanks.name, input.q));
  const page = await keysetPage(manageBanks, input, {
    by: lastChangedFirst,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(questionBanks)
        .where(scope.only(questionBanks, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => managedBanks(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(questionBanks, scope.only(questionBanks, where)) };
}

async function managedBanks({ scope }: Pick<ManageContext, 'scope'>, rows: readonly BankRow[]): Promise<ManagedBank[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await scope.tx
    .select({ bankId: questions.bankId, questions: count(), weak: countIf(weak) })
    .from(questions)
    .where(scope.only(questions, inArray(questions.bankId, ids), stillAsked))
    .groupBy(questions.bankId);
  const uses = await usesOf(scope);
  const named = await scope.tx
    .select({ id: questions.id, bankId: questions.bankId, kind: questions.kind, difficulty: questions.difficulty })
    .from(questions)
    .where(scope.only(questions, inArray(questions.bankId, ids), inArray(questions.id, [...uses.named])));
  const countOf = new Map(counted.map((one) => [one.bankId, one]));
  return rows.map(({ changedAt, id, name, revision }) => ({
    ...{ id, revision, changedAt: changedAt.getTime() },
    name: { zh_cn: name.zh_cn, ...(name.en === undefined ? {} : { en: name.en }) },
    questions: countOf.get(id)?.questions ?? 0,
    weak: countOf.get(id)?.weak ?? 0,
    exams: new Set([
      ...uses.drawing(id),
      ...named.filter(({ bankId }) => bankId === id).flatMap((one) => uses.of(one).map((exam) => exam.id)),
    ]).size,
  }));
}

/** A bank with the numbers of its questions. */
export async function readBank(
  ctx: ManageContext,
  { id }: CallInput<typeof manageBank>,
): Promise<CallOutput<typeof manageBank>> {
  const { scope } = ctx;
  const row = await bankWithin(ctx, id, 'assessment.see');
  const [bank] = await managedBanks(ctx, [row]);
  if (bank === undefined) throw new Error('a bank that is not shown');
  const { used } = await usesOf(scope);
  const inUse = and(eq(questions.bankId, id), stillAsked);
  const kinds = await scope.tx
    .select({ kind: questions.kind, count: count(), unused: countIf(sql`not (${used})`) })
    .from(questions)
    .where(scope.only(questions, inUse))
    .groupBy(questions.kind);
  const tag = sql<string>`unnest(${questions.tags})`.as('tag');
  const tagged = scope.tx.select({ tag }).from(questions).where(scope.only(questions, inUse)).as('tagged');
  const tags = await scope.tx
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), tagged.tag)
    .limit(mostTags);
  return {
    ...bank,
    kinds: questionKinds.map((kind) => ({ kind, count: kinds.find((one) => one.kind === kind)?.count ?? 0 })),
    unused: kinds.reduce((sum, one) => sum + one.unused, 0),
    retired: await scope.tx.$count(
      questions,
      scope.only(questions, eq(questions.bankId, id), isNotNull(questions.retiredAt), eq(questions.replaced, false)),
    ),
    tags: tags.map((one) => one.tag),
  };
}

/** Adds a bank, or changes its name. */
export async function save(
  ctx: ManageContext,
  input: CallInput<typeof saveBank>,
): Promise<CallOutput<typeof saveBank>> {
  const { now, scope, viewer } = ctx;
  const former = input.id === 0 ? null : await bankWithin(ctx, input.id, 'assessment.edit', true);
  if (former !== null && former.revision !== input.revision)
    throw new Refusal(ErrorCode.conflict, { data: { name: former.name } });
  const zh = input.name.zh_cn.replaceAll(/\s+/g, ' ').trim();
  if (zh === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { name: 'missing' } } });
  const en = input.name.en?.trim() ?? '';
  const say = localiser((await loadEnterprise(scope)).languages);
  const values = { name: say(en === '' ? { zh } : { zh, en }), changedAt: new Date(now()) };
  const [row] =
    former === null
      ? await scope.tx
          .insert(questionBanks)
          .values(scope.row(questionBanks, { ...values, key: randomUUID(), createdBy: viewer.userId }))
          .returning()
      : await scope.tx
          .update(questionBanks)
          .set({ ...values, revision: former.revision + 1 })
          .where(scope.only(questionBanks, eq(questionBanks.id, former.id)))
          .returning();
  if (row === undefined) throw new Error('a bank was not kept');
  ctx.changed({
    ...{ type: 'bank', id: row.id, name: zh },
    changes: changedFields({ name: former?.name.zh_cn }, { name: zh }),
  });
  const [bank] = await managedBanks(ctx, [row]);
  if (bank === undefined) throw new Error('a bank that is not shown');
  return bank;
}

/** Removes an empty bank of which no exam draws. */
export async function remove(
  ctx: ManageContext,
  { id }: CallInput<typeof removeBank>,
): Promise<CallOutput<typeof removeBank>> {
  const { scope } = ctx;
  const row = await bankWithin(ctx, id, 'assessment.edit', true);
  const holds = await scope.tx.$count(questions, scope.only(questions, eq(questions.bankId, id)));
  const { drawing } = await usesOf(scope);
  if (holds > 0 || drawing(id).length > 0) throw new Refusal(ErrorCode.conflict);
  await scope.tx.delete(questionBanks).where(scope.only(questionBanks, eq(questionBanks.id, id)));
  ctx.changed({ type: 'bank', id, name: row.name.zh_cn });
  return {};
}
