import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { enterpriseOrders as listCall, type buyForPeople, type enterpriseItems } from '@banyan/contracts/course';
import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { peopleChanged } from '../../effects/peopleChanged.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { peopleOf } from '../../platform/people.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { aYearAfter } from './complete.ts';
import { enterpriseOrders } from './enterpriseOrder.schema.ts';
import type { EnterpriseOrderPorts } from './order.ports.ts';
import { newNumber } from './order.service.ts';

type Row = typeof enterpriseOrders.$inferSelect;

/** Courses and packages on sale to the enterprise. */
export async function readItems(
  { scope, viewer }: ManageContext,
  { sold }: EnterpriseOrderPorts,
): Promise<CallOutput<typeof enterpriseItems>> {
  const items = await sold(scope);
  return { items: items.map(({ title, ...one }) => ({ ...one, title: localised(title, viewer.language) })) };
}

const lastFirst = keyset<Row>([enterpriseOrders.at, enterpriseOrders.id], ({ at, id }) => [at, id]);

/** Orders of the enterprise. */
export function listBought(
  ctx: ManageContext,
  input: CallInput<typeof listCall>,
): Promise<CallOutput<typeof listCall>> {
  const { scope, viewer } = ctx;
  return keysetPage(listCall, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(enterpriseOrders)
        .where(scope.only(enterpriseOrders, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const names = await peopleOf(
        ctx,
        rows.map(({ userId }) => userId),
      );
      return rows.map(({ accessUntil, at, itemId, kind, number, people, price, title, userId }) => ({
        ...{ kind, id: itemId, number, people, price, total: price * people },
        title: localised(title, viewer.language),
        by: names.get(userId)?.name ?? '',
        at: at.getTime(),
        until: accessUntil.getTime(),
      }));
    },
  });
}

/** Ids of the people who are meant, within the caller's right. */
async function meant(
  { grants, scope }: ManageContext,
  { everyone, people }: Pick<CallInput<typeof buyForPeople>, 'everyone' | 'people'>,
): Promise<readonly number[]> {
  if (everyone === 'N' && people.length === 0) return [];
  const named = everyone === 'Y' ? undefined : inArray(users.id, people);
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, and(eq(users.locked, false), named, grants.people(scope, 'courses.assign'))))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Gives people access for a year at the enterprise's expense; whoever has it already costs nothing. */
export async function buy(
  ctx: ManageContext,
  input: CallInput<typeof buyForPeople>,
  { grantAll, has, sold }: EnterpriseOrderPorts,
): Promise<CallOutput<typeof buyForPeople>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const item = (await sold(scope)).find(({ id, kind }) => kind === input.kind && id === input.id);
  if (item === undefined) throw new Refusal(ErrorCode.notFound);
  const ids = await meant(ctx, input);
  if (ids.length === 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { people: 'nobody' } } });
  const { id: itemId, kind, price, title } = item;
  if (input.ask === 'Y') {
    const had = (await has(scope, { kind, itemId }, ids, now)).length;
    return { number: '', people: ids.length - had, had, total: (ids.length - had) * price };
  }
  const until = aYearAfter(now);
  const given = await grantAll(scope, { userIds: ids, kind, itemId, orderId: null, until }, now);
  const told = { people: given.length, had: ids.length - given.length, total: given.length * price };
  if (given.length === 0) return { number: '', ...told };
  const number = newNumber(now, viewer.timeZone);
  const bill = { kind, itemId, title, price, people: given.length, userId: viewer.userId };
  const times = { at: new Date(now), accessUntil: new Date(until) };
  await scope.tx.insert(enterpriseOrders).values(scope.row(enterpriseOrders, { number, ...bill, ...times }));
  ctx.changed({
    ...{ type: kind, id: itemId, name: title.zh_cn },
    changes: [
      { field: 'boughtFor', before: null, after: String(given.length) },
      { field: 'order', before: null, after: number },
    ],
  });
  await ctx.emit(scope, peopleChanged, { userIds: given });
  return { number, ...told };
}
