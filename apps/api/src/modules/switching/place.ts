import { asc, eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { hosts } from '../../platform/enterprise.schema.ts';

/** Address of the portal of an enterprise. */
export interface Place {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Query of its addresses if the host alone does not identify the enterprise. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * The portal's address of an enterprise, as seen from a page: on its own host, or, if it or the page has none, on a
 * shared host with `?eid=`.
 */
export async function placeOf(
  { baseDomain, inEnterprise, inTenant, pageHost, portalOrigin }: StepContext,
  eid: number,
): Promise<Place> {
  const query = { eid: String(eid) };
  const isNamed = pageHost === baseDomain || pageHost.endsWith(`.${baseDomain}`) || (await inTenant(isOwn(pageHost)));
  // An address without names, as on a machine that does not resolve them: it is the only one.
  if (!isNamed) return { origin: portalOrigin(pageHost), query };
  const [own] = await inEnterprise(eid, (scope) =>
    scope.tx.select().from(hosts).where(scope.only(hosts)).orderBy(asc(hosts.host)).limit(1),
  );
  return own === undefined
    ? { origin: portalOrigin(baseDomain), query }
    : { origin: portalOrigin(own.host), query: {} };
}

/** The page's host is the enterprise's own. */
const isOwn = (host: string) => async (scope: TenantScope) => {
  const found = await scope.tx
    .select()
    .from(hosts)
    .where(scope.only(hosts, eq(hosts.host, host)));
  return found.length > 0;
};
