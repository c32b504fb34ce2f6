import { canonicalParameters, commonFields, ErrorCode, type Call, type Language, v } from '@banyan/contracts';
import { login, loginType, logout, uploadLogs } from '@banyan/contracts/account';
import type { FastifyRequest } from 'fastify';
import { noEnterpriseText } from '../i18n/refusals.ts';
import { countedAddress } from './address.ts';
import type { Admitted } from './admit.ts';
import { cookieOf } from './cookies.ts';
import type { Viewer } from './context.ts';
import { endSession, type SessionLookup, type KnownSession, wasEndedElsewhere } from './sessionLookup.ts';
import { accessRefusal } from './accessPolicy.ts';
import { once } from './idempotency.ts';
import { settleLanguage } from './language.ts';
import { Refusal } from './refusal.ts';
import { decodeInput, run, type Running, type Services } from './run.ts';
import type { Route } from './serve.ts';

/** The steps after the envelope's check: enterprise, lock, login, input, repetition, service. Answers in wire form. */
export async function serveAdmitted(
  services: Services,
  route: Route,
  admitted: Admitted,
  request: FastifyRequest,
  page: Pick<Running, 'pageOrigin' | 'device'>,
): Promise<unknown> {
  const viewer = await admittedViewer(services, route.call, admitted, request);
  const input = decodeInput(route.call, admitted.own);
  const around = repetitionGuard(route.call, admitted, viewer, services.now());
  return run(services, route, input, { ...page, viewer, log: request.log, around });
}

/** The viewer of a call with a valid envelope. Throws Refusal when their enterprise or own state forbids the call. */
export async function admittedViewer(
  services: Services,
  call: Call,
  admitted: Admitted,
  request: FastifyRequest,
): Promise<Viewer> {
  const { lookup, session, common } = admitted;
  if (!lookup.enterprise)
    throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise', text: noEnterpriseText });
  if (session?.locked) {
    await endSession(services.db, lookup.enterprise.eid, session, services.now());
    throw new Refusal(ErrorCode.accountLocked);
  }
  await refuseElsewhere(services, call, admitted);
  const refusal = accessRefusal(call, lookup.enterprise, standingOf(session));
  if (refusal) throw refusal;
  return viewerOf(lookup, session, request, { ...common, token: session ? common.token : '' });
}

/** The viewer of a request; `token` is empty for visitors. */
export function viewerOf(
  lookup: SessionLookup,
  session: KnownSession | null,
  request: FastifyRequest,
  page: { readonly language: Language; readonly token: string; readonly userPortalID: string },
): Viewer {
  const { enterprise } = lookup;
  if (!enterprise) throw new Error('a viewer needs an enterprise');
  return {
    eid: enterprise.eid,
    userId: session?.userNumber ?? null,
    ...standingOf(session),
    language: languageOf(lookup, request, page.language),
    timeZone: enterprise.timeZone,
    ip: countedAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    sessionId: session?.tokenHash ?? null,
    token: page.token,
    portalId: page.userPortalID,
  };
}

const standingOf = (session: KnownSession | null) =>
  ({ role: session?.role ?? 'none', missing: session?.missing ?? [], support: session?.support ?? null }) as const;

/** Cookie with a visitor's choice of language, for pages and first calls without a session. */
const languageCookie = 'language';

/** Language of answers and refusals to this request. */
export function languageOf(lookup: SessionLookup | null, request: FastifyRequest, asked: Language) {
  const kept = v.safeParse(commonFields.entries.language, cookieOf(request.headers.cookie, languageCookie));
  return settleLanguage({
    asked: asked === 'auto' && kept.success ? kept.output : asked,
    chosen: lookup?.userLanguage ?? null,
    own: lookup?.enterprise?.language ?? 'zh_cn',
    offered: lookup?.enterprise?.languages ?? [],
    browser: request.headers['accept-language'] ?? '',
  });
}

/** Calls that a page makes before it knows its viewer, and when they leave. */
const forAnyone: ReadonlySet<Call> = new Set<Call>([loginType, login, logout, uploadLogs]);

/**
 * A person whose session a login on another device ended learns it from the next call, also from one that visitors may
 * make; so does support whose session has ended.
 */
async function refuseElsewhere(services: Services, call: Call, { lookup, session }: Admitted): Promise<void> {
  const over = session === null && lookup.session?.over === true ? lookup.session : null;
  if (over === null || forAnyone.has(call)) return;
  if (over.support !== null)
    throw new Refusal(over.support.type === 'seeing' ? ErrorCode.seeingOver : ErrorCode.supportOver);
  if (await wasEndedElsewhere(services.db, over)) throw new Refusal(ErrorCode.loggedInElsewhere);
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
