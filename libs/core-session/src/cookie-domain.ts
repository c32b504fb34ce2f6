import type { Enterprise } from '@banyan/contracts/account';

/**
 * The domain of the session cookie: the enterprise's own, or null for this host alone. The stated domain is used only
 * if it is a suffix of the host, no IP address and no public suffix that strangers share (`com.cn`, `github.io`), who
 * would receive the cookie. The list of public suffixes is large and loaded when needed.
 */
export async function cookieDomain(
  enterprise: Pick<Enterprise, 'iscustomDomain' | 'cookiesDomain'>,
  hostname: string,
): Promise<string | null> {
  if (enterprise.iscustomDomain !== 'Y') return null;
  const domain = enterprise.cookiesDomain.trim().toLowerCase().replace(/^\./, '');
  const host = hostname.toLowerCase();
  if (domain === '' || !/^[a-z0-9.-]{1,253}$/.test(domain)) return null;
  if (host !== domain && !host.endsWith(`.${domain}`)) return null;
  const { parse } = await import('tldts');
  const parsed = parse(domain, { allowPrivateDomains: true });
  return parse(host).isIp === true || parsed.domain === null ? null : domain;
}

/** Hosts that `safeInternalPath` accepts besides this origin. */
export function ownHosts(domain: string | null): readonly string[] {
  return domain === null ? [] : [`.${domain}`];
}
