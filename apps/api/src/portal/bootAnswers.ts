import { loginType, navigation, type Call, type CallOutput } from '@banyan/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { inTenant, type TenantScope } from '../db/tenant.ts';
import type { Viewer } from '../http/context.ts';
import { refusalAtDoor } from '../http/doorPolicy.ts';
import type { Door } from '../http/door.ts';
import { Refusal } from '../http/refusal.ts';
import { runInScope, type Services } from '../http/run.ts';
import type { Route } from '../http/serve.ts';
import { loadEnterprise } from '../modules/enterprise/enterprise.service.ts';
import { addressUrl } from './address.ts';
import type { Answered } from './sight.ts';
import { bootKey, followUps, screenCalls, statusCall, type BootCall } from './bootCalls.ts';

export interface BootRequest {
  /** Path and query of the page. */
  readonly address: string;
  readonly viewer: Viewer;
  readonly enterprise: NonNullable<Door['enterprise']>;
  readonly pageOrigin: string;
  readonly log: FastifyBaseLogger;
}

/** What goes into a page beside its program. */
export interface Booted {
  /** By the key under which the portal looks. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly status: CallOutput<typeof loginType>;
  readonly frameAncestors: readonly string[];
  /** Entries of the navigation, when the page asks for them. */
  readonly entries: CallOutput<typeof navigation>['items'];
  /** The same answers, for the first sight. */
  readonly answered: Answered;
}

/** Screens on which a private enterprise's visitor stays; all others lead them to the login [AC-06]. */
const forVisitors = /^\/(?:login|prompt|agreement|register|loginPc|transferLogin|course\/\d+)\/?$/;

/** Address whose screen will be shown: a visitor of a private enterprise is going to see the login. */
export function shownAddress(address: string, enterprise: { readonly private: boolean }, loggedIn: boolean): string {
  const { pathname } = addressUrl(address);
  if (pathname === '/') return shownAddress('/index', enterprise, loggedIn);
  return enterprise.private && !loggedIn && !forVisitors.test(pathname) ? '/login' : address;
}

/**
 * Answers of a page's first calls, by the same services, in one transaction. What a service refuses is left out: the
 * page will ask itself and be refused in words. Any other error is the caller's to catch.
 */
export async function bootAnswers(
  services: Services,
  routes: ReadonlyMap<Call, Route>,
  request: BootRequest,
): Promise<Booted> {
  const { viewer, enterprise } = request;
  const loggedIn = viewer.userId !== null;
  const shown = shownAddress(request.address, enterprise, loggedIn);
  return inTenant(services.db, viewer.eid, async (scope) => {
    const { frameAncestors } = await loadEnterprise(scope);
    const answers: Record<string, unknown> = {};
    const answered: { call: Call; answer: unknown }[] = [];
    const queue: BootCall[] = [statusCall(request.address), ...screenCalls(shown, loggedIn)];
    for (const next of queue) {
      const answer = await answerOne(services, routes, request, next, scope);
      if (answer === undefined) continue;
      answers[bootKey(next)] = answer;
      answered.push({ call: next.call, answer });
      queue.push(...followUps(next.call, answer));
    }
    const answerOf = <C extends Call>(call: C) =>
      answered.find((one) => one.call === call)?.answer as CallOutput<C> | undefined;
    const status = answerOf(loginType);
    if (!status) throw new Error('no enterprise status');
    return { answers, status, frameAncestors, entries: answerOf(navigation)?.items ?? [], answered };
  });
}

async function answerOne(
  services: Services,
  routes: ReadonlyMap<Call, Route>,
  { viewer, enterprise, pageOrigin, log }: BootRequest,
  { call, input }: BootCall,
  scope: TenantScope,
): Promise<unknown> {
  const route = routes.get(call);
  if (route?.in !== 'transaction' || refusalAtDoor(call, enterprise, viewer.userId !== null)) return undefined;
  try {
    return await runInScope(services, route, input, { viewer, log, pageOrigin }, scope);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
