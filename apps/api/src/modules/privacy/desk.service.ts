import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { decideDeletion, deletionCases, type DeletionCase } from '@banyan/contracts/account';
import { eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { deletionApproved } from '../../effects/deletionApproved.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { isLastAdministrator } from '../../platform/administers.ts';
import { recordAct } from '../../platform/audit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { portraitOf } from '../../platform/portrait.ts';
import { deletionOf, refused } from './deletion.service.ts';
import { deletionRequests, type DeletionRow } from './privacy.schema.ts';

type Ctx = CallContext<Learner>;

const waitsLongest = keyset<DeletionRow>(
  [deletionRequests.askedAt, deletionRequests.id],
  ({ askedAt, id }) => [askedAt, id],
  'ascending',
);
const answeredLast = keyset<DeletionRow>([deletionRequests.decidedAt, deletionRequests.id], ({ decidedAt, id }) => [
  decidedAt ?? 0,
  id,
]);

async function casesOf(ctx: Ctx, rows: readonly DeletionRow[]): Promise<DeletionCase[]> {
  const { scope, viewer } = ctx;
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ decidedBy, userId }) => [userId, ...(decidedBy === null ? [] : [decidedBy])]);
  const people = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, inArray(users.id, [...new Set(ids)])));
  const nameOf = (id: number | null) =>
    localised(people.find((one) => one.id === id)?.name ?? { zh_cn: '' }, viewer.language);
  return rows.map((row) => {
    const person = people.find(({ id }) => id === row.userId);
    return {
      ...deletionOf(row),
      person: {
        name: nameOf(row.userId),
        account: person?.account ?? '',
        department: localised(person?.department ?? { zh_cn: '' }, viewer.language),
        image: person === undefined ? '' : portraitOf(person, ctx),
      },
      decidedBy: nameOf(row.decidedBy),
      own: row.userId === viewer.userId,
    };
  });
}

/** Requests at the review desk. */
export async function listCases(
  ctx: Ctx,
  input: CallInput<typeof deletionCases>,
): Promise<CallOutput<typeof deletionCases>> {
  const { scope } = ctx;
  const waiting = input.state === 'open';
  const where = waiting
    ? eq(deletionRequests.state, 'waiting')
    : inArray(deletionRequests.state, ['refused', 'approved', 'erased']);
  const list = await keysetPage(deletionCases, input, {
    by: waiting ? waitsLongest : answeredLast,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(deletionRequests)
        .where(scope.only(deletionRequests, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => casesOf(ctx, rows),
  });
  const [counted] = await scope.tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(deletionRequests)
    .where(scope.only(deletionRequests, eq(deletionRequests.state, 'waiting')));
  return { ...list, waiting: counted?.waiting ?? 0 };
}

/** Approves a request, which closes the account at once and starts its erasure, or refuses it with a reason. */
export async function decide(
  ctx: Ctx,
  { id, reply, verdict }: CallInput<typeof decideDeletion>,
): Promise<CallOutput<typeof decideDeletion>> {
  const { emit, now, scope, viewer } = ctx;
  const why = reply.trim();
  if (verdict === 'refused' && why === '') {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { reply: 'required' } } });
  }
  const one = eq(deletionRequests.id, id);
  const [row] = await scope.tx.select().from(deletionRequests).where(scope.only(deletionRequests, one)).for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (row.state !== 'waiting') throw refused('settled');
  if (row.userId === viewer.userId) throw refused('own');
  if (verdict === 'accepted' && (await isLastAdministrator(scope, row.userId))) throw refused('lastAdministrator');
  const [decided] = await scope.tx
    .update(deletionRequests)
    .set({
      state: verdict === 'accepted' ? 'approved' : 'refused',
      reply: verdict === 'accepted' ? '' : why,
      decidedBy: viewer.userId,
      decidedAt: new Date(now()),
    })
    .where(scope.only(deletionRequests, one))
    .returning();
  if (decided === undefined) throw new Error('the decision was not kept');
  if (verdict === 'accepted') {
    await scope.tx
      .update(users)
      .set({ locked: true })
      .where(scope.only(users, eq(users.id, row.userId)));
    const act = {
      at: now(),
      actorId: viewer.userId,
      ip: viewer.ip,
      act: decideDeletion.name,
      source: 'console',
    } as const;
    const changes = [{ field: 'locked', before: 'false', after: 'true' }];
    await recordAct(scope, act, [{ type: 'person', id: row.userId, name: '', changes }]);
    await emit(scope, deletionApproved, { requestId: id });
  } else {
    await emit(scope, messageSent, {
      userIds: [row.userId],
      kind: 'personal',
      source: { type: 'deletionRefused', id: String(id) },
      params: { reason: why },
    });
  }
  const [shown] = await casesOf(ctx, [decided]);
  if (shown === undefined) throw new Error('a decision about nobody');
  return shown;
}
