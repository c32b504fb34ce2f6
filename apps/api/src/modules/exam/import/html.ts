import sanitizeHtml from 'sanitize-html';

/** What questions may be set with: the tags that the sheet shows. */
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
  transformTags: { b: 'strong', i: 'em' },
};

/** HTML of a file of which nothing runs or loads. */
export const safeQuestion = (html: string): string => sanitizeHtml(html, allowed).trim();

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

/** Plain words as HTML: nothing in them is markup, lines stay lines. */
export const plainQuestion = (words: string): string =>
  words.trim().replaceAll(/[&<>\n]/g, (sign) => signs[sign] ?? sign);
