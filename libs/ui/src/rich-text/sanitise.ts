import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { wordLists } from './word-lists.ts';

/** Elements allowed in rich text. No script, no frame, no form, no inline drawing. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'code', 'pre', 'kbd', 'q'],
  ...['blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'ruby', 'rt', 'rp'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed attributes. No `style`, no `class`, no `id`, no handlers. */
const attributes = [
  ...['href', 'title', 'src', 'alt', 'width', 'height', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'data-align', 'data-mention'],
];

const config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  // Only the listed attributes: no others that begin with data- or aria-.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Addresses: web, mail, telephone, and the portal's own; pictures may be embedded in the text.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z0-9+.-]+(?:[^a-z+.\-:0-9]|$))/i,
} satisfies Config;

const alignments = ['center', 'right', 'end', 'justify'];

/** Of a paragraph's style only its alignment is kept: editors have no other way to store it. */
function keepAlignment(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  const said = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1] ?? element.getAttribute('align') ?? '';
  element.removeAttribute('data-align');
  if (alignments.includes(said.toLowerCase())) element.setAttribute('data-align', said.toLowerCase());
}

/** An embedded picture in base64; no other data URLs are allowed. */
const dataPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

let purify: DOMPurify | undefined;

/** An instance of its own, so that its rules affect nobody else. */
function purifier(): DOMPurify {
  if (purify !== undefined) return purify;
  const own = createDOMPurify(window);
  // Its types promise elements; it is called with text nodes too.
  own.addHook('beforeSanitizeAttributes', (node: unknown) => {
    if (node instanceof Element) keepAlignment(node);
  });
  own.addHook('uponSanitizeAttribute', (node, data) => {
    if (data.attrName === 'src' && !node.matches('img')) data.keepAttr = false;
    if (data.attrName === 'src' && data.attrValue.trim().startsWith('data:')) {
      data.keepAttr = dataPicture.test(data.attrValue.trim());
    }
  });
  purify = own;
  return own;
}

/** HTML of a server or a clipboard as a fragment of the allowed elements, everything else removed. */
export function sanitisedFragment(html: string): DocumentFragment {
  return purifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
}

/** The same as a string. */
export function sanitise(html: string): string {
  return purifier().sanitize(html, config);
}

/** The same for pasted HTML: an editor's own mark for the depth of a copied piece is kept. */
export function sanitisePasted(html: string): string {
  return purifier().sanitize(wordLists(html), { ...config, ADD_ATTR: ['data-pm-slice'] });
}
