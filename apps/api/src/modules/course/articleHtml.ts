import sanitizeHtml, { type Tag } from 'sanitize-html';

/** Texts of a chapter: headings, lists, tables, pictures of the chapter itself. Nothing that runs, frames or styles. */
export const articleTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'pre'],
  ...['a', 'img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];

/** A picture that a text may show. */
export interface ArticlePicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Safe HTML of a text by any author: only listed elements stay, links lead to http, https and mail alone, and pictures
 * are those of the chapter, by their place.
 */
export function articleHtml(written: string, pictures: readonly ArticlePicture[]): string {
  return sanitizeHtml(written, {
    allowedTags: [...articleTags],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      img: (tagName, attribs): Tag => {
        const picture = pictures[Number(attribs['data-picture']) - 1];
        if (picture === undefined) return { tagName: 'span', attribs: {} };
        const { url, alt, width, height } = picture;
        return { tagName, attribs: { src: url, alt, width: String(width), height: String(height) } };
      },
    },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'object',
      'embed',
      'svg',
      'math',
      'template',
    ],
  });
}
