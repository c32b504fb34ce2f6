import { ErrorCode, z, type Call } from '@banyan/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { inTenant, type TenantScope } from '../db/tenant.ts';
import type { FileStorage, SignedUrl } from '../ports/storage.ts';
import { fieldsOf } from './admit.ts';
import type { ServiceContext, Viewer } from './context.ts';
import { bareHost } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './serve.ts';

/** What every call is served with. */
export interface Services {
  readonly db: Database;
  readonly files: FileStorage;
  /** Domain below which enterprises have their names; an unknown name there is no enterprise. */
  readonly baseDomain: string;
  /** Epoch ms. */
  now(): number;
  /** Address of a file for a page of `pageHost` (`https://host:port`). */
  contentUrl(pageOrigin: string, key: string, ttlMs: number): SignedUrl;
}

/** One call on behalf of a viewer. */
export interface Running {
  readonly viewer: Viewer;
  readonly log: FastifyBaseLogger;
  /** Scheme, host and port of the page. */
  readonly pageOrigin: string;
  /** Wraps the work of a call that runs in a transaction; for repetitions. */
  readonly around?: ((scope: TenantScope, work: () => Promise<unknown>) => Promise<unknown>) | undefined;
}

/** Wire form of the call's own parameters as values. Throws Refusal with the names of the fields that do not fit. */
export function decodeInput(call: Call, own: Readonly<Record<string, string>>): unknown {
  const read = z.safeDecode(call.request, { ...own });
  if (read.success) return read.data;
  throw new Refusal(ErrorCode.badRequest, { reason: 'field', data: { fields: fieldsOf(read.error.issues) } });
}

/** A handler answered something that its contract does not have: a fault of ours. */
export class BrokenContract extends Error {
  override readonly name = 'BrokenContract';
}

function encodeOutput(call: Call, output: unknown): unknown {
  const written = z.safeEncode(call.response, output);
  if (written.success) return written.data;
  throw new BrokenContract(`${call.name} breaks its contract at ${fieldsOf(written.error.issues).join(', ')}`);
}

function contextOf(services: Services, { viewer, log, pageOrigin }: Running): ServiceContext {
  return {
    viewer,
    log,
    files: services.files,
    pageHost: bareHost(new URL(pageOrigin).host),
    baseDomain: services.baseDomain,
    now: () => services.now(),
    contentUrl: (key, ttlMs) => services.contentUrl(pageOrigin, key, ttlMs),
  };
}

/** Runs a call inside a transaction that is open already. */
export async function runInScope(
  services: Services,
  route: Route & { readonly in: 'transaction' },
  input: unknown,
  running: Running,
  scope: TenantScope,
): Promise<unknown> {
  const work = async () => encodeOutput(route.call, await route.run(input, { ...contextOf(services, running), scope }));
  return running.around ? running.around(scope, work) : work();
}

/** Runs a call; answers what its contract says, in wire form. */
export async function run(services: Services, route: Route, input: unknown, running: Running): Promise<unknown> {
  const { eid } = running.viewer;
  if (route.in === 'transaction') {
    return inTenant(services.db, eid, (scope) => runInScope(services, route, input, running, scope));
  }
  const context = {
    ...contextOf(services, running),
    inTenant: <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(services.db, eid, work),
  };
  return encodeOutput(route.call, await route.run(input, context));
}
