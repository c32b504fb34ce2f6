import { ErrorCode, screenHref, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  accessMinutes,
  assistLimits,
  portalScreens,
  supportList,
  transferQuery,
  type endSupport,
  type grantSupport,
  type SupportAccess,
} from '@banyan/contracts/account';
import { and, count, eq, gt } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { hashToken } from '../../envelope/index.ts';
import { toSave } from '../../files/signedUrls.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { AssistPorts } from './assist.ports.ts';
import { supportAccesses } from './assist.schema.ts';
import { find, finish, isOver, numberOf, stateAt, type AccessRow } from './rows.ts';

type Ctx = CallContext<Learner>;
const hourMs = 3_600_000;
/** Most accesses of an enterprise in an hour. */
const mostAnHour = 20;

interface Shown {
  readonly access: AccessRow;
  readonly name: (typeof users.$inferSelect)['name'];
}

function shown({ contentUrl, now, viewer }: Ctx, { access, name }: Shown): SupportAccess {
  const state = stateAt(access, now());
  return {
    id: access.id,
    number: numberOf(access.id),
    type: access.type,
    sound: access.sound ? 'Y' : 'N',
    grantedBy: localised(name, viewer.language),
    reason: access.reason,
    minutes: access.minutes,
    state,
    grantedAt: access.grantedAt.getTime(),
    linkExpiresAt: access.linkExpiresAt.getTime(),
    enteredAt: access.enteredAt?.getTime() ?? null,
    confirmTime: access.confirmTime?.getTime() ?? null,
    expireTime: access.expireTime?.getTime() ?? null,
    recordings: access.recordings.map(({ key, size }, index) => {
      const saved = `${numberOf(access.id)}-${index + 1}.${access.container ?? 'webm'}`;
      const signed = contentUrl(key, hourMs, saved);
      return { url: signed.url, saveUrl: toSave(signed), size };
    }),
  };
}

const query = ({ scope }: Ctx) =>
  scope.tx
    .select({ access: supportAccesses, name: users.name })
    .from(supportAccesses)
    .innerJoin(users, and(eq(users.eid, supportAccesses.eid), eq(users.id, supportAccesses.userId)));

async function one(ctx: Ctx, id: number): Promise<SupportAccess> {
  const [row] = await query(ctx).where(ctx.scope.only(supportAccesses, eq(supportAccesses.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return shown(ctx, row);
}

/** Gives support access by a link that opens once; the consent of the giver is part of the call. */
export async function grant(
  ctx: Ctx,
  { agreed, minutes, reason, type }: CallInput<typeof grantSupport>,
  ports: AssistPorts,
): Promise<CallOutput<typeof grantSupport>> {
  const { scope, viewer } = ctx;
  const fields = {
    ...(accessMinutes.some((each) => each === minutes) ? {} : { minutes: 'choice' }),
    ...(agreed === 'Y' ? {} : { agreed: 'required' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
  const now = ctx.now();
  const lately = gt(supportAccesses.grantedAt, new Date(now - hourMs));
  const [given] = await scope.tx
    .select({ count: count() })
    .from(supportAccesses)
    .where(scope.only(supportAccesses, lately));
  if ((given?.count ?? 0) >= mostAnHour) throw new Refusal(ErrorCode.tooFrequent, { data: { retryAfterS: 3600 } });
  const code = await ports.codeFor(scope, viewer.userId, assistLimits.linkMs / 1000, now);
  const [row] = await scope.tx
    .insert(supportAccesses)
    .values(
      scope.row(supportAccesses, {
        userId: viewer.userId,
        type,
        reason: reason.trim(),
        minutes,
        codeHash: hashToken(code),
        grantedAt: new Date(now),
        linkExpiresAt: new Date(now + assistLimits.linkMs),
      }),
    )
    .returning({ id: supportAccesses.id });
  const redirect = screenHref(portalScreens.assist, {});
  const link = screenHref(portalScreens.transferLogin, {}, transferQuery.write({ code, redirect }));
  return { access: await one(ctx, row?.id ?? 0), link };
}

const lastFirst = keyset<Shown>([supportAccesses.grantedAt, supportAccesses.id], ({ access }) => [
  access.grantedAt,
  access.id,
]);

/** Accesses of the enterprise with their recordings, for its own administrators. */
export async function list(ctx: Ctx, input: CallInput<typeof supportList>): Promise<CallOutput<typeof supportList>> {
  return keysetPage(supportList, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      query(ctx)
        .where(ctx.scope.only(supportAccesses, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => shown(ctx, row)),
  });
}

/** Ends an access: its calls are refused from now on, but the rest of the recording may arrive for a minute. */
export async function end(
  ctx: Ctx,
  { id }: CallInput<typeof endSupport>,
  ports: AssistPorts,
): Promise<CallOutput<typeof endSupport>> {
  const { scope } = ctx;
  const row = await find(scope, eq(supportAccesses.id, id));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (!isOver(row)) {
    const now = ctx.now();
    await finish(scope, row, 'delete', now, ports);
    await ports.voidCode(scope, row.codeHash, now);
  }
  return one(ctx, id);
}
