import { type CallInput } from '@banyan/contracts';
import { type CodeOffer, type courseCode as courseCodeCall } from '@banyan/contracts/course';
import { and, eq, lt, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CourseCodePorts } from './courseCode.ports.ts';
import { codeBatches, codeUses, courseCodes } from './courseCode.schema.ts';
import { refused } from './refuse.ts';
import { countWrong, refuseGuessing } from './tries.ts';

type Ctx = StepContext<Learner>;
type Typed = CallInput<typeof courseCodeCall>;
type Batch = typeof codeBatches.$inferSelect;

const DAY_MS = 86_400_000;

/** Codes as stored: separators and full-width letters do not matter. */
const stored = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');

interface Found {
  readonly batch: Batch;
  readonly code: typeof courseCodes.$inferSelect;
}

/** The code with its batch; undefined when there is none. */
async function find(scope: TenantScope, typed: string): Promise<Found | undefined> {
  const [found] = await scope.tx
    .select({ batch: codeBatches, code: courseCodes })
    .from(courseCodes)
    .innerJoin(codeBatches, and(eq(codeBatches.eid, courseCodes.eid), eq(codeBatches.id, courseCodes.batchId)))
    .where(scope.only(courseCodes, eq(courseCodes.code, stored(typed))));
  return found;
}

/** The item that the code opens to this learner, or why it opens none. The learner's own use goes before others'. */
async function offerOf(
  ctx: Pick<Ctx, 'viewer' | 'now'> & { readonly scope: TenantScope },
  { batch, code }: Found,
  ports: CourseCodePorts,
): Promise<CodeOffer> {
  const { scope, viewer } = ctx;
  const { itemId: id, kind } = batch;
  const [used] = await scope.tx
    .select({ at: codeUses.at })
    .from(codeUses)
    .where(scope.only(codeUses, and(eq(codeUses.batchId, batch.id), eq(codeUses.userId, viewer.userId))));
  if (used !== undefined) throw refused('already');
  if (batch.stopped) throw refused('stopped');
  if (batch.expiresAt !== null && batch.expiresAt.getTime() <= ctx.now()) throw refused('expired');
  if (code.used >= code.most) throw refused('usedUp');
  if (!(await ports.onShelf(scope, kind, id))) throw refused('offShelf');
  const item = await itemFor(ctx, batch, ports);
  if (item.purchase === null) throw refused('free');
  if (item.purchase.state === 'bought') throw refused('owned');
  return shown(ctx, batch, item, ctx.now());
}

type Item = Awaited<ReturnType<CourseCodePorts['item']>>;

function shown({ viewer }: Pick<Ctx, 'viewer'>, batch: Batch, item: Item, from: number): CodeOffer {
  const { courses, durationS, motif, title } = item;
  return {
    ...{ kind: batch.kind, id: batch.itemId, motif, courses, durationS },
    title: localised(title, viewer.language),
    from: localised(batch.name, viewer.language),
    until: from + batch.days * DAY_MS,
  };
}

/** Its own page may be closed to this learner: then the code is not for them. */
async function itemFor(
  ctx: Pick<Ctx, 'viewer' | 'now'> & { readonly scope: TenantScope },
  { itemId, kind }: Batch,
  ports: CourseCodePorts,
) {
  try {
    return await ports.item(ctx, kind, itemId);
  } catch (error) {
    if (error instanceof Refusal) throw refused('notForYou');
    throw error;
  }
}

/**
 * Finds a code in a transaction of its own, so that a wrong one stays counted although the call is refused. After too
 * many wrong ones none is looked up: whether a guess is right is not revealed.
 */
async function lookUp(ctx: Ctx, { code }: Typed): Promise<Found> {
  const { userId } = ctx.viewer;
  const found = await ctx.inTenant(async (scope) => {
    await refuseGuessing(scope, userId, ctx.now());
    const one = await find(scope, code);
    if (one === undefined) await countWrong(scope, userId, ctx.now());
    return one;
  });
  if (found === undefined) throw refused('unknown');
  return found;
}

/** The course or package that a code opens. */
export async function readCode(ctx: Ctx, input: Typed, ports: CourseCodePorts): Promise<CodeOffer> {
  const found = await lookUp(ctx, input);
  return ctx.inTenant((scope) => offerOf({ ...ctx, scope }, found, ports));
}

/** The item that this very code has opened to the learner before: repeating the call gives the same answer. */
async function redeemed(
  ctx: Pick<Ctx, 'viewer' | 'now'> & { readonly scope: TenantScope },
  batch: Batch,
  code: string,
  ports: CourseCodePorts,
): Promise<CodeOffer | null> {
  const { scope, viewer } = ctx;
  const mine = and(eq(codeUses.batchId, batch.id), eq(codeUses.userId, viewer.userId), eq(codeUses.code, code));
  const [use] = await scope.tx.select().from(codeUses).where(scope.only(codeUses, mine));
  if (use === undefined) return null;
  const item = await itemFor(ctx, batch, ports);
  return shown(ctx, batch, item, use.at.getTime());
}

/**
 * Redeems a code: its use by a conditional update, which makes others wait, the person's own use by the key, and the
 * access, together or not at all.
 */
export async function redeem(ctx: Ctx, input: Typed, ports: CourseCodePorts): Promise<CodeOffer> {
  const { userId } = ctx.viewer;
  const now = ctx.now();
  const { batch, code: asked } = await lookUp(ctx, input);
  const { code } = asked;
  return ctx.inTenant(async (scope) => {
    const again = await redeemed({ ...ctx, scope }, batch, code, ports);
    if (again !== null) return again;
    const taken = await scope.tx
      .update(courseCodes)
      .set({ used: sql`${courseCodes.used} + 1` })
      .where(scope.only(courseCodes, and(eq(courseCodes.code, code), lt(courseCodes.used, courseCodes.most))))
      .returning({ used: courseCodes.used });
    // Read under the lock of the update; the person's own use does not count.
    const found = await find(scope, code);
    if (found === undefined) throw refused('unknown');
    const before = { ...found, code: { ...found.code, used: found.code.used - taken.length } };
    const offer = await offerOf({ ...ctx, scope }, before, ports);
    if (taken.length === 0) throw refused('usedUp');
    const kept = await scope.tx
      .insert(codeUses)
      .values(scope.row(codeUses, { batchId: found.batch.id, userId, code, at: new Date(now) }))
      .onConflictDoNothing()
      .returning({ userId: codeUses.userId });
    if (kept.length === 0) throw refused('already');
    const grant = { userId, kind: offer.kind, itemId: offer.id, orderId: null, until: offer.until };
    if (!(await ports.grant(scope, grant, now))) throw refused('owned');
    return offer;
  });
}
