import { v } from '../v.ts';

const most = { corpId: 64, domain: 253, address: 500, site: 260 } as const;
/** Most sites that may show the portal in a frame. */
export const mostFrameSites = 20;

/** An id in a chat tool: letters, digits, `_` and `-`; empty for none. */
export const corpIdForm = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(most.corpId, 'corpId'),
  v.regex(/^[\w-]*$/, 'corpId'),
);

/** A domain without scheme and port, in lower case; empty for none. */
export const domainForm = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(most.domain, 'domain'),
  v.regex(/^(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$/, 'domain'),
);

/** An https address; empty for none. */
export const webAddressForm = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(most.address, 'https'),
  v.check((text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'), 'https'),
);

/** A site as in `https://office.example.com` or `https://*.example.com`, without a path. */
export const siteForm = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(most.site, 'site'),
  v.regex(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i, 'site'),
);
