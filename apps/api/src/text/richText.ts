import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from './escape.ts';

/** Targets of links: pages, mail and places in the portal; the address has no signs that browsers read differently. */
const leads = /^(?:https?:\/\/|mailto:|\/(?![/\\]))[^\s\p{Cc}\\]*$/iu;

/**
 * Elements of rich text, the one list of the server. Everything else is taken out: of elements the words stay, of
 * scripts, styles and the like nothing does. No style, no class, no picture and no frame; links lead to pages and mail
 * alone and give nothing away.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'strong',
      'em',
      'u',
      's',
      'a',
      'ul',
      'ol',
      'li',
      'blockquote',
      'h1',
      'h2',
      'h3',
      'h4',
      'code',
      'pre',
      'hr',
    ],
    'span',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-mention'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'template',
  ],
  nestingLimit: 30,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href = '' }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: leads.test(href) ? { href, rel: 'nofollow noopener noreferrer', target: '_blank' } : {},
    }),
    span: (_name, attribs): sanitizeHtml.Tag => {
      const mention = attribs['data-mention'] ?? '';
      return { tagName: 'span', attribs: /^[1-9]\d{0,14}$/.test(mention) ? { 'data-mention': mention } : {} };
    },
  },
  // A link that leads to no page, and a span that mentions nobody, are no elements: their words stay.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && attribs['href'] === undefined) || (tag === 'span' && attribs['data-mention'] === undefined)
      ? 'excludeTag'
      : false,
};

/** Rich text of which nothing runs, loads or looks like the portal's own. Safe text stays as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Words of safe rich text: paragraphs and lines apart, no tags. */
export function plainOf(safe: string): string {
  const broken = safe.replaceAll(/<br \/>|<hr \/>|<\/(?:p|li|blockquote|h[1-4]|pre)>/g, '\n');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const mention = /<span data-mention="(\d+)">[^<]*<\/span>/g;

/** Ids of the people whom safe rich text mentions, each once. */
export const mentionedIn = (safe: string): number[] => [
  ...new Set([...safe.matchAll(mention)].map(([, id]) => Number(id))),
];

/** Safe rich text in which mentions have people's current names; one without a name in `names` becomes plain words. */
export function nameMentions(safe: string, names: ReadonlyMap<number, string>): string {
  // A mention contains words alone; where one was built around other elements, none counts.
  const sound = safe.replaceAll(mention, '').includes('<span') ? safe.replaceAll(/<\/?span[^>]*>/g, '') : safe;
  return sound.replaceAll(mention, (whole, id: string) => {
    const name = names.get(Number(id));
    if (name === undefined) return whole.replaceAll(/<[^>]*>/g, '');
    return `<span data-mention="${id}">@${escapeHtml(name)}</span>`;
  });
}
