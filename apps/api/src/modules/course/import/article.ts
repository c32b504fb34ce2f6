import sanitizeHtml, { type Tag } from 'sanitize-html';
import { lineAt } from '../../../import/readText.ts';
import { articleTags } from '../articleHtml.ts';

/** A tag of a written text. */
interface WrittenTag {
  readonly name: string;
  readonly attributes: string;
  /** From 1. */
  readonly line: number;
}

const comment = /<!--[^]*?(?:-->|$)/g;
const tag = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Opening tags of a text, in order. */
function tagsOf(html: string): readonly WrittenTag[] {
  const shown = html.replaceAll(comment, (hidden) => hidden.replaceAll(/[^\n]/g, ' '));
  return [...shown.matchAll(tag)].map(({ 1: name = '', 2: attributes = '', index }) => ({
    name: name.toLowerCase(),
    attributes,
    line: lineAt(shown, index),
  }));
}

/** The value of an attribute, quoted or not; null where it is missing. */
const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((one) => one !== undefined) ?? null;

/** A picture that a text names. */
export interface NamedPicture {
  readonly src: string;
  readonly alt: string;
  readonly line: number;
}

/** Pictures of a text, each once. */
export function picturesIn(html: string): readonly NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (const { attributes, line, name } of tagsOf(html)) {
    const src = name === 'img' ? attribute(attributes, 'src') : null;
    if (src !== null && !pictures.has(src)) pictures.set(src, { src, alt: attribute(attributes, 'alt') ?? '', line });
  }
  return [...pictures.values()];
}

/** An element that texts of courses do not have. */
const lostThings: Readonly<Record<string, string>> = {
  video: 'A film',
  audio: 'A sound',
  iframe: 'A frame',
  object: 'An embedded object',
  embed: 'An embedded object',
  svg: 'A drawing',
  math: 'A formula',
  canvas: 'A drawing',
  form: 'A form',
  input: 'A field',
  select: 'A field',
  textarea: 'A field',
  button: 'A button',
};

/** Parts of a text that are not shown, each with its line. */
export const lostIn = (html: string): readonly { readonly line: number; readonly wrong: string }[] =>
  tagsOf(html).flatMap(({ line, name }) => {
    const thing = lostThings[name];
    return thing === undefined ? [] : [{ line, wrong: `${thing} (<${name}>) is not shown in a text.` }];
  });

/** A text of a file as it is kept: `places` has the numbers of its pictures by their address. */
export const keptArticle = (html: string, places: ReadonlyMap<string, number>): string =>
  // Boxes without a paragraph of their own are lines.
  sanitizeHtml(html.replaceAll(/<\/(?:div|section|article|dt|dd)>/gi, '$&<br />'), {
    allowedTags: [...articleTags],
    allowedAttributes: { a: ['href'], img: ['data-picture'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'svg', 'math', 'iframe', 'object', 'video', 'audio'],
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      dt: 'strong',
      img: (tagName, { src = '' }): Tag => ({ tagName, attribs: { 'data-picture': String(places.get(src) ?? '') } }),
    },
  }).trim();
