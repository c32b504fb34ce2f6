import sanitizeHtml from 'sanitize-html';

/** Tags of questions: those that the sheet shows. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  // Blocks stay blocks.
  transformTags: { b: 'strong', i: 'em', div: 'p', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
};

/** HTML of a file of which nothing runs or loads. */
export const safeQuestion = (html: string): string => sanitizeHtml(html, allowed).trim();

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

/** Plain words as HTML: nothing in them is markup, lines stay lines. */
export const plainQuestion = (words: string): string =>
  words.trim().replaceAll(/[&<>\n]/g, (sign) => signs[sign] ?? sign);

const meant: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of HTML without any tag, lines and paragraphs as lines. */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<br *\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => meant[sign] ?? sign)
    .replaceAll('\u00a0', ' ')
    // From the first space on: a long row of them is read once.
    .replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n')
    .trim();
