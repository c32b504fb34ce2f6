import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { deskExchanges, type decideReturn, type MallDeskTab, type sendExchange } from '@banyan/contracts/mall';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { MallPorts } from './mall.ports.ts';
import { exchanges } from './mall.schema.ts';
import { become, giveBack, rowsOf, shown, type Row } from './record.service.ts';
import { refused } from './refuse.ts';

type Ctx = CallContext<Learner>;

const inList: Readonly<Record<MallDeskTab, SQL | undefined>> = {
  send: and(eq(exchanges.state, 'waiting'), eq(exchanges.delivery, 'mail'), isNull(exchanges.courier)),
  return: eq(exchanges.returning, 'asked'),
};
const firstFirst = keyset<Row>([exchanges.at, exchanges.id], ({ exchange }) => [exchange.at, exchange.id], 'ascending');

const left = async ({ scope }: Ctx, show: MallDeskTab) => ({
  total: await scope.tx.$count(exchanges, scope.only(exchanges, inList[show])),
});

/** Parcels to send, or returns to take. */
export async function listDesk(
  ctx: Ctx,
  input: CallInput<typeof deskExchanges>,
): Promise<CallOutput<typeof deskExchanges>> {
  const { scope, viewer } = ctx;
  const page = await keysetPage(deskExchanges, input, {
    by: firstFirst,
    read: ({ beyond, orderBy, limit }) =>
      rowsOf(ctx)
        .query.where(scope.only(exchanges, inList[input.show], beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const ids = [...new Set(rows.map(({ exchange }) => exchange.userId))];
      const people = await scope.tx
        .select({ id: users.id, name: users.name, department: users.department })
        .from(users)
        .where(scope.only(users, inArray(users.id, ids)));
      const byId = new Map(people.map((person) => [person.id, person]));
      return rows.map((row) => {
        const person = byId.get(row.exchange.userId);
        return {
          exchange: shown(ctx, row),
          name: person === undefined ? '' : localised(person.name, viewer.language),
          department: person === undefined ? '' : localised(person.department, viewer.language),
        };
      });
    },
  });
  return { ...page, ...(await left(ctx, input.show)) };
}

/** An exchange in one of the desk's lists, locked; refused where somebody else was faster. */
async function deskRow(ctx: Ctx, id: number, show: MallDeskTab): Promise<Row> {
  const { scope } = ctx;
  const lock = (only: SQL | undefined) =>
    rowsOf(ctx)
      .query.where(scope.only(exchanges, eq(exchanges.id, id), only))
      .for('update', { of: exchanges });
  const [row] = await lock(inList[show]);
  if (row !== undefined) return row;
  const [there] = await lock(undefined);
  throw there === undefined ? new Refusal(ErrorCode.notFound) : refused('state');
}

/** Keeps by which courier a parcel was sent. */
export async function send(
  ctx: Ctx,
  { id, company, number }: CallInput<typeof sendExchange>,
): Promise<CallOutput<typeof sendExchange>> {
  const row = await deskRow(ctx, id, 'send');
  await become(ctx, row, 'waiting', { courier: { company, number }, endedAt: null });
  return left(ctx, 'send');
}

/** Takes a product back, which gives points and pieces back, or refuses its return. */
export async function decide(
  ctx: Ctx,
  { id, taken }: CallInput<typeof decideReturn>,
  ports: MallPorts,
): Promise<CallOutput<typeof decideReturn>> {
  const row = await deskRow(ctx, id, 'return');
  mustNotBeOwn(ctx, row.exchange.userId);
  if (taken === 'Y') {
    await giveBack(ctx, row, 'mall.returned', ports);
    await become(ctx, row, 'returned', { returning: null });
  } else {
    await become(ctx, row, 'exchanged', { endedAt: row.exchange.endedAt, returning: 'refused' });
  }
  return left(ctx, 'return');
}
