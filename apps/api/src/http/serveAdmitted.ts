import { canonicalParameters, commonFields, ErrorCode, type Call, type Language } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTenant } from '../db/tenant.ts';
import { noEnterpriseText } from '../i18n/refusals.ts';
import { sessions } from '../modules/session/session.schema.ts';
import { countedAddress } from './address.ts';
import type { Admitted } from './admit.ts';
import { cookieOf } from './cookies.ts';
import type { Viewer } from './context.ts';
import type { Door, DoorSession } from './door.ts';
import { refusalAtDoor } from './doorPolicy.ts';
import { once } from './idempotency.ts';
import { settleLanguage } from './language.ts';
import { Refusal } from './refusal.ts';
import { decodeInput, run, type Running, type Services } from './run.ts';
import type { Route } from './serve.ts';

/** What is left once the envelope holds: enterprise, lock, login, input, repetition, service. Answers in wire form. */
export async function serveAdmitted(
  services: Services,
  route: Route,
  admitted: Admitted,
  request: FastifyRequest,
  pageOrigin: string,
): Promise<unknown> {
  const { door, session, common, own } = admitted;
  if (!door.enterprise) throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise', text: noEnterpriseText });
  if (session?.locked) {
    await putOut(services, door.enterprise.eid, session);
    throw new Refusal(ErrorCode.accountLocked);
  }
  const refusal = refusalAtDoor(route.call, door.enterprise, session !== null);
  if (refusal) throw refusal;
  const input = decodeInput(route.call, own);
  const viewer = viewerOf(door, session, request, { ...common, token: session ? common.token : '' });
  const around = repetitionGuard(route.call, admitted, viewer, services.now());
  return run(services, route, input, { viewer, log: request.log, pageOrigin, around });
}

/** The viewer of a request; `token` is empty for visitors. */
export function viewerOf(
  door: Door,
  session: DoorSession | null,
  request: FastifyRequest,
  page: { readonly language: Language; readonly token: string; readonly userPortalID: string },
): Viewer {
  const { enterprise } = door;
  if (!enterprise) throw new Error('a viewer needs an enterprise');
  return {
    eid: enterprise.eid,
    userId: session?.userNumber ?? null,
    userType: session?.userType ?? 0,
    language: languageOf(door, request, page.language),
    timeZone: enterprise.timeZone,
    ip: countedAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    sessionId: session?.tokenHash ?? null,
    token: page.token,
    portalId: page.userPortalID,
  };
}

/** Cookie in which the portal keeps a visitor's choice, for pages and first calls that know nothing else yet. */
const languageCookie = 'language';

/** Language of answers and refusals to this request. */
export function languageOf(door: Door | null, request: FastifyRequest, asked: Language) {
  const kept = commonFields.shape.language.safeParse(cookieOf(request.headers.cookie, languageCookie));
  return settleLanguage({
    asked: asked === 'auto' && kept.success ? kept.data : asked,
    chosen: door?.userLanguage ?? null,
    own: door?.enterprise?.language ?? 'zh_cn',
    offered: door?.enterprise?.languages ?? [],
    browser: request.headers['accept-language'] ?? '',
  });
}

/** A locked account's session ends at its next call; what comes after it is a visitor's [AC-12]. */
async function putOut(services: Services, eid: number, session: DoorSession): Promise<void> {
  await inTenant(services.db, eid, (scope) =>
    scope.tx
      .update(sessions)
      .set({ endedAt: new Date(services.now()) })
      .where(scope.only(sessions, eq(sessions.tokenHash, session.tokenHash))),
  );
}

function repetitionGuard(call: Call, { common, own }: Admitted, viewer: Viewer, now: number): Running['around'] {
  if (call.method !== 'POST' || !call.idempotent) return undefined;
  const key = common.idempotency_key;
  if (key === undefined) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'no idempotency key', data: { fields: ['idempotency_key'] } });
  }
  const owner = viewer.userId === null ? `ip:${viewer.ip}` : String(viewer.userId);
  const request = { owner, key, call: call.name, parameters: canonicalParameters(own), now };
  return (scope, work) => once(scope, request, work);
}
