/** Sources that a page of the portal may load from, and sites that may frame it. */
export interface PagePolicy {
  readonly nonce: string;
  /** Origin of files. */
  readonly contentOrigin: string;
  /** Origin of SCORM packages; null without one. */
  readonly packageOrigin?: string | null;
  /** Origins of the API and of the analytics sink, if they differ. */
  readonly callOrigins: readonly string[];
  /** Origin of the kit of the program around the page. */
  readonly kitOrigins?: readonly string[];
  /** Other origins whose pages the portal shows in a frame. */
  readonly frameOrigins?: readonly string[];
  /** Sources of the page's own inline scripts, by their digests. */
  readonly inlineScripts?: readonly string[];
  /** Sites that may show the portal in a frame. */
  readonly frameAncestors: readonly string[];
}

/** A source of the policy: an origin, or a host with or without a leading wildcard. More could add directives. */
const source = /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i;

/** Content security policy of a page. Styles go by nonce, scripts only from the portal itself, from its page by their digests, and, in a chat tool, its kit. */
export function pagePolicy({
  nonce,
  contentOrigin,
  packageOrigin,
  callOrigins,
  kitOrigins = [],
  frameOrigins = [],
  inlineScripts = [],
  frameAncestors,
}: PagePolicy): string {
  const ancestors = frameAncestors.filter((one) => source.test(one));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts, ...kitOrigins].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${contentOrigin}`,
    `media-src 'self' blob: ${contentOrigin}`,
    "font-src 'self'",
    ["connect-src 'self'", contentOrigin, ...callOrigins, ...kitOrigins].join(' '),
    ['frame-src', ...new Set([contentOrigin, packageOrigin ?? contentOrigin, ...frameOrigins]), ...kitOrigins].join(
      ' ',
    ),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ');
}
