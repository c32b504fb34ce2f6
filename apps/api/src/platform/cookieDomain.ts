import { parse } from 'tldts';

/**
 * Domain that the session cookie may have on a page of `host`: the enterprise's, when the host is in it and it is
 * neither an address nor a public suffix such as `co.uk`, nor contains `baseDomain`, below which other enterprises have
 * their names; else empty, the cookie then is the host's alone.
 */
export function cookieDomain(configured: string, host: string, baseDomain: string): string {
  const domain = configured.toLowerCase().replace(/^\./, '');
  if (domain === '' || !isIn(host, domain) || isIn(baseDomain, domain)) return '';
  const { isIp, domain: registrable } = parse(domain, { allowPrivateDomains: true });
  return isIp || registrable === null ? '' : domain;
}

const isIn = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
