/** What a page of the portal may load and who may frame it. */
export interface PagePolicy {
  readonly nonce: string;
  /** Where files come from. */
  readonly contentOrigin: string;
  /** Origins of the API and of the analytics sink, where they are others. */
  readonly callOrigins: readonly string[];
  /** Sites that may show the portal in a frame. */
  readonly frameAncestors: readonly string[];
}

/** A source of the policy: an origin, or a host with or without a leading wildcard. Anything else could say more. */
const source = /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i;

/** Content security policy of a page. Styles go by nonce, scripts only from the portal itself. */
export function pagePolicy({ nonce, contentOrigin, callOrigins, frameAncestors }: PagePolicy): string {
  const ancestors = frameAncestors.filter((one) => source.test(one));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${contentOrigin}`,
    `media-src 'self' blob: ${contentOrigin}`,
    "font-src 'self'",
    ["connect-src 'self'", contentOrigin, ...callOrigins].join(' '),
    `frame-src ${contentOrigin}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ');
}
