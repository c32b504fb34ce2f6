import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { exchangeList, type ExchangeRecord, type ExchangeState } from '@banyan/contracts/mall';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { MallPorts } from './mall.ports.ts';
import { exchanges, products, type StoredPickup } from './mall.schema.ts';
import { pickupOf } from './products.service.ts';
import { refused } from './refuse.ts';

type Ctx = CallContext<Learner>;
type Exchange = typeof exchanges.$inferSelect;
const DAY_MS = 86_400_000;

const lastFirst = keyset<{ readonly exchange: Exchange }>([exchanges.at, exchanges.id], ({ exchange }) => [
  exchange.at,
  exchange.id,
]);

export function rowsOf({ scope, viewer }: Ctx) {
  return {
    query: scope.tx
      .select({
        exchange: exchanges,
        name: products.name,
        art: products.art,
        pigment: products.pigment,
        returnDays: products.returnDays,
      })
      .from(exchanges)
      .innerJoin(products, and(eq(products.eid, exchanges.eid), eq(products.id, exchanges.productId))),
    own: eq(exchanges.userId, viewer.userId),
  };
}
export type Row = Awaited<ReturnType<typeof rowsOf>['query']>[number];

/** Whether a counter is open at a moment, in the enterprise's zone. */
function isOpen({ from, to, workdays }: StoredPickup, at: number, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = parts.format(at).split(':').map(Number);
  const weekday = new Date(`${dayOf(at, timeZone)}T00:00:00Z`).getUTCDay();
  const minutes = hour * 60 + minute;
  return minutes >= from && minutes < to && !(workdays && (weekday === 0 || weekday === 6));
}

/** Whether it is handed out at a moment: in time, and while its counter is open. */
const isHandedOut = (pickup: StoredPickup, until: Date, at: number, timeZone: string) =>
  at < until.getTime() && isOpen(pickup, at, timeZone);

/** An exchange as lists show it, in the reader's language. */
export function shown(ctx: Ctx, { exchange: row, name, art, pigment }: Row): ExchangeRecord {
  const now = ctx.now();
  const { pickup, pickupUntil, returnUntil } = row;
  return {
    id: row.id,
    number: row.number,
    code: row.code,
    productId: row.productId,
    name: localised(name, ctx.viewer.language),
    art,
    pigment,
    quantity: row.quantity,
    points: row.points,
    state: row.state,
    delivery: row.delivery,
    at: row.at.getTime(),
    recipient: row.recipient,
    courier: row.courier,
    pickup:
      pickup === null || pickupUntil === null
        ? null
        : {
            ...pickupOf(ctx, pickup),
            until: pickupUntil.getTime(),
            open: isHandedOut(pickup, pickupUntil, now, ctx.viewer.timeZone),
          },
    cancellable: row.state === 'waiting' && row.courier === null,
    returnUntil:
      row.state === 'exchanged' && row.returning === null && returnUntil !== null && returnUntil.getTime() > now
        ? returnUntil.getTime()
        : null,
    returning: row.returning,
  };
}

/** Exchanges of the learner. */
export function listExchanges(
  ctx: Ctx,
  input: CallInput<typeof exchangeList>,
): Promise<CallOutput<typeof exchangeList>> {
  const { query, own } = rowsOf(ctx);
  const inState = input.tab === 'all' ? undefined : eq(exchanges.state, input.tab);
  return keysetPage(exchangeList, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      query
        .where(ctx.scope.only(exchanges, own, inState, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => shown(ctx, row)),
  });
}

/** The learner's exchange, locked: two changes of it wait for each other. */
async function ownExchange(ctx: Ctx, id: number): Promise<Row> {
  const { query, own } = rowsOf(ctx);
  const [row] = await query
    .where(ctx.scope.only(exchanges, own, eq(exchanges.id, id)))
    .for('update', { of: exchanges });
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

export async function become(
  ctx: Ctx,
  row: Row,
  state: ExchangeState,
  more: Partial<Exchange> = {},
): Promise<ExchangeRecord> {
  const change = { state, endedAt: new Date(ctx.now()), ...more };
  const { id } = row.exchange;
  await ctx.scope.tx
    .update(exchanges)
    .set(change)
    .where(ctx.scope.only(exchanges, eq(exchanges.id, id)));
  return shown(ctx, { ...row, exchange: { ...row.exchange, ...change } });
}

/** Returns points and pieces to the person of an exchange. */
export async function giveBack(ctx: Ctx, { exchange: row }: Row, rule: string, ports: MallPorts): Promise<void> {
  const { scope } = ctx;
  const { userId } = row;
  await scope.tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${row.quantity}`, exchanged: sql`${products.exchanged} - ${row.quantity}` })
    .where(scope.only(products, eq(products.id, row.productId)));
  // Won products took no points.
  if (row.points === 0) return;
  const reason = { userId, rule, source: { type: 'exchange', id: String(row.id) } };
  await ports.giveBack(scope, reason, row.points, ctx.now());
  await ctx.emit(scope, userChanged, { userId });
}

/** Cancels an exchange before anything was sent. */
export async function cancel(ctx: Ctx, { id }: { readonly id: number }, ports: MallPorts): Promise<ExchangeRecord> {
  const row = await ownExchange(ctx, id);
  if (row.exchange.state !== 'waiting' || row.exchange.courier !== null) throw refused('state');
  await giveBack(ctx, row, 'mall.cancelled', ports);
  return become(ctx, row, 'cancelled');
}

/** Confirms receipt: of a parcel, or of a product that a counter hands out within its hours. */
export async function receive(ctx: Ctx, { id }: { readonly id: number }): Promise<ExchangeRecord> {
  const row = await ownExchange(ctx, id);
  const { courier, delivery, pickup, pickupUntil, state } = row.exchange;
  const unsent = delivery === 'mail' && courier === null;
  if (state !== 'waiting' || unsent) throw refused('state');
  const now = ctx.now();
  if (pickup !== null && pickupUntil !== null && !isHandedOut(pickup, pickupUntil, now, ctx.viewer.timeZone)) {
    throw refused('hours');
  }
  const { returnDays } = row;
  return become(ctx, row, 'exchanged', { returnUntil: returnDays === 0 ? null : new Date(now + returnDays * DAY_MS) });
}

/** Asks to return a received product. Points come back when an administrator has it. */
export async function askReturn(ctx: Ctx, { id }: { readonly id: number }): Promise<ExchangeRecord> {
  const row = await ownExchange(ctx, id);
  const { endedAt, returning, returnUntil, state } = row.exchange;
  if (state !== 'exchanged' || returning !== null) throw refused('state');
  if (returnUntil === null || returnUntil.getTime() <= ctx.now()) throw refused('late');
  return become(ctx, row, 'exchanged', { endedAt, returning: 'asked' });
}

/** Names of exchanged products, for the entries of the ledger. */
export async function exchangeTitles(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { query, own } = rowsOf(ctx);
  const rows = await query.where(ctx.scope.only(exchanges, own, inArray(exchanges.id, [...ids])));
  return new Map(rows.map(({ exchange, name }) => [exchange.id, localised(name, ctx.viewer.language)]));
}
