import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  assistLimits,
  type checkLoginExpire,
  type EndFromServer,
  type updateAssistStatus,
  type UserInfo,
} from '@banyan/contracts/account';
import { eq, max } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AssistPorts } from './assist.ports.ts';
import { supportAccesses, supportChunks } from './assist.schema.ts';
import { find, finish, isOver, ownAccess, set, stateAt } from './rows.ts';

type Ctx = CallContext<Learner>;
const minuteMs = 60_000;

/** The code of a link was exchanged for another one, used once the visitor has agreed to replace a session. */
export async function moveCode(scope: TenantScope, from: string, to: string): Promise<void> {
  await scope.tx
    .update(supportAccesses)
    .set({ codeHash: hashToken(to) })
    .where(scope.only(supportAccesses, eq(supportAccesses.codeHash, from)));
}

/** A code has opened a session: a code of support makes it a support session, which ends with the access. */
export async function enterBy(
  scope: TenantScope,
  { codeHash, now, token }: { readonly codeHash: string; readonly token: string; readonly now: number },
  ports: Pick<AssistPorts, 'markSession'>,
): Promise<UserInfo['serviceUsers']> {
  const row = await find(scope, eq(supportAccesses.codeHash, codeHash));
  if (row === undefined) return undefined;
  // A code of support only opens a session of support.
  if (row.state !== 'open') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { code: 'used' } } });
  const sessionHash = hashToken(token);
  const expireTime = now + row.minutes * minuteMs;
  const service = { id: row.id, type: row.type, duration: row.minutes, expireTime };
  await set(scope, row, {
    state: 'ready',
    sessionHash,
    enteredAt: new Date(now),
    expireTime: new Date(expireTime),
  });
  await ports.markSession(scope, sessionHash, service, expireTime + assistLimits.graceMs);
  return service;
}

/** Reasons of the end of an access, in words. */
const words: Readonly<Record<EndFromServer, { readonly zh_cn: string; readonly en: string }>> = {
  delete: { zh_cn: '企业已收回这次授权', en: 'The organisation has withdrawn this access' },
  expire: { zh_cn: '授权时间已到', en: 'The time of this access is over' },
  unconfirmed: { zh_cn: '未在规定时间内同意录屏', en: 'The recording was not agreed to in time' },
};

const isEnd = (state: string): state is EndFromServer => Object.hasOwn(words, state);

/** Whether the access is still valid. Calls after its end get the same answer. */
export async function check(
  { now, scope, viewer }: Ctx,
  { id }: CallInput<typeof checkLoginExpire>,
  ports: AssistPorts,
): Promise<CallOutput<typeof checkLoginExpire>> {
  const row = await ownAccess(scope, viewer, id);
  const state = stateAt(row, now());
  if (isOver({ state }) && row.state !== state) await finish(scope, row, state, now(), ports);
  const ended = isEnd(state) ? state : '';
  const said = ended === '' ? null : words[ended];
  return {
    confirmTime: row.confirmTime?.getTime() ?? null,
    expireTime: row.expireTime?.getTime() ?? 0,
    errorCode: ended,
    msg: said === null ? '' : localised(said, viewer.language),
    status: state === 'open' ? 'ready' : state,
  };
}

/** The recording is agreed to and begins, or is refused. No call is allowed before its first piece has arrived. */
export async function report(
  { now, scope, viewer }: Ctx,
  { id, status }: CallInput<typeof updateAssistStatus>,
  ports: AssistPorts,
): Promise<CallOutput<typeof updateAssistStatus>> {
  const row = await ownAccess(scope, viewer, id);
  const state = stateAt(row, now());
  // After finishing nothing can start again.
  if (isOver({ state }) || (state === 'stopping' && status === 'start')) {
    throw new Refusal(ErrorCode.supportOver, { data: { status: state } });
  }
  const index = await nextIndex(scope, id);
  if (status !== 'start') {
    await finish(scope, row, status, now(), ports);
    return { status, index };
  }
  await set(scope, row, {
    state: 'recording',
    confirmTime: row.confirmTime ?? new Date(now()),
    runsUntil: row.runsUntil === null ? null : new Date(Math.min(row.runsUntil.getTime(), now())),
    starts: [...row.starts.filter((start) => start < index), index],
  });
  // Another start is another film: calls allowed by the last one wait for this one's beginning.
  return { status: 'ready', index };
}

async function nextIndex(scope: TenantScope, accessId: number): Promise<number> {
  const [last] = await scope.tx
    .select({ position: max(supportChunks.position) })
    .from(supportChunks)
    .where(scope.only(supportChunks, eq(supportChunks.accessId, accessId)));
  return last?.position == null ? 0 : last.position + 1;
}
