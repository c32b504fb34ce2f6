import { type Call, type CallOutput, type FirstCall } from '@banyan/contracts';
import { loginType, navigation } from '@banyan/contracts/account';
import type { FastifyBaseLogger } from 'fastify';
import { inTenant, type TenantScope } from '../db/tenant.ts';
import type { Viewer } from '../http/context.ts';
import { accessRefusal } from '../http/accessPolicy.ts';
import type { SessionLookup } from '../http/sessionLookup.ts';
import type { DeviceCookies } from '../http/deviceCookies.ts';
import { Refusal } from '../http/refusal.ts';
import { runInScope, type Services } from '../http/run.ts';
import type { Route } from '../http/serve.ts';
import { loadEnterprise } from '../platform/enterprise.ts';
import type { Answered } from './sight.ts';
import { bootCalls, bootKey } from './bootCalls.ts';
import type { ShownScreen } from './shownScreen.ts';

export interface BootRequest {
  /** Path and query of the page. */
  readonly address: string;
  /** The screen that it will show. */
  readonly shown: ShownScreen;
  readonly viewer: Viewer;
  readonly enterprise: NonNullable<SessionLookup['enterprise']>;
  readonly pageOrigin: string;
  readonly device: DeviceCookies;
  readonly log: FastifyBaseLogger;
}

/** Data of a page beside its program. */
export interface Booted {
  /** By the portal's key. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly status: CallOutput<typeof loginType>;
  readonly frameAncestors: readonly string[];
  /** Entries of the navigation, when the page asks for them. */
  readonly entries: CallOutput<typeof navigation>['items'];
  /** The same answers, for the first sight. */
  readonly answered: Answered;
}

/**
 * Answers of a page's first calls, by the same services, in one transaction. Refused calls are left out: the page will
 * ask itself and show the refusal; calls that are always sealed are left out too, but for the enterprise status. Where
 * the enterprise wants every answer sealed the page carries none, and shows before its program runs the part of the
 * enterprise that everyone may see. Any other error is the caller's to catch.
 */
export async function bootAnswers(
  services: Services,
  routes: ReadonlyMap<Call, Route>,
  request: BootRequest,
): Promise<Booted> {
  return inTenant(services.db, request.viewer.eid, async (scope) => {
    const { frameAncestors } = await loadEnterprise(scope);
    const answers: Record<string, unknown> = {};
    const answered: { call: Call; answer: unknown }[] = [];
    const all = bootCalls(request.address, request.shown).filter(({ call }) => isCarried(call));
    // The first one is the enterprise status, which the server itself reads.
    const queue = [...(request.enterprise.encryptAll ? all.slice(0, 1) : all)];
    for (const next of queue) {
      const answer = await answerOne(services, routes, request, next, scope);
      if (answer === undefined) continue;
      answers[bootKey(next)] = answer;
      answered.push({ call: next.call, answer });
      queue.push(...next.next(answer).filter(({ call }) => isCarried(call)));
    }
    const answerOf = <C extends Call>(call: C) =>
      answered.find((one) => one.call === call)?.answer as CallOutput<C> | undefined;
    const status = answerOf(loginType);
    if (!status) throw new Error('no enterprise status');
    const entries = answerOf(navigation)?.items ?? [];
    return { answers: request.enterprise.encryptAll ? {} : answers, status, frameAncestors, entries, answered };
  });
}

/** A page is not sealed; without the status it could not begin. */
const isCarried = (call: Call) => call === loginType || call.protection !== 'encrypted';

async function answerOne(
  services: Services,
  routes: ReadonlyMap<Call, Route>,
  { viewer, enterprise, pageOrigin, device, log }: BootRequest,
  { call, input }: FirstCall,
  scope: TenantScope,
): Promise<unknown> {
  const route = routes.get(call);
  if (route?.in !== 'transaction' || accessRefusal(call, enterprise, viewer)) return undefined;
  try {
    return await runInScope(services, route, input, { viewer, log, pageOrigin, device }, scope);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
