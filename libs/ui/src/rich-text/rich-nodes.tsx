import { createElement, Fragment, type ReactNode } from 'react';
import { Image } from '../components/Image.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { UiLink } from '../links/UiLink.tsx';

/** Options of the view for its text. */
export interface RichOptions {
  /** Level in the page's outline for the text's first level. */
  headingLevel: number;
  /** Announced after a link that opens a new window. */
  newWindow: string;
  /** Name of a table without a caption. */
  table: string;
}

/** React's names of the allowed attributes, by HTML's names. */
const names: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  start: 'start',
  reversed: 'reversed',
  value: 'value',
  title: 'title',
  lang: 'lang',
  dir: 'dir',
  'data-align': 'data-align',
  'data-mention': 'data-mention',
};

function attributesOf(element: Element): Record<string, string | boolean> {
  const kept = [...element.attributes].flatMap(({ name, value }): [string, string | boolean][] => {
    const known = names[name];
    if (known === undefined) return [];
    return [[known, name === 'reversed' ? true : value]];
  });
  return Object.fromEntries(kept);
}

/** Whether an address leaves the portal: it then opens in a new tab, without a referrer. */
export function leaves(href: string, here: string): boolean {
  if (/^(?:mailto|tel):/i.test(href)) return false;
  try {
    return new URL(href, here).origin !== new URL(here).origin;
  } catch {
    // An invalid address leads nowhere.
    return false;
  }
}

function link(element: Element, key: string, children: ReactNode, options: RichOptions): ReactNode {
  const href = element.getAttribute('href');
  if (href === null) return <Fragment key={key}>{children}</Fragment>;
  const title = element.getAttribute('title') ?? undefined;
  if (/^(?:mailto:|tel:|#)/i.test(href)) {
    return (
      <a key={key} href={href} title={title}>
        {children}
      </a>
    );
  }
  if (leaves(href, window.location.href)) {
    return (
      <a key={key} href={href} title={title} target="_blank" rel="noopener noreferrer nofollow" data-away="">
        {children}
        <VisuallyHidden>{options.newWindow}</VisuallyHidden>
      </a>
    );
  }
  return (
    <UiLink key={key} href={href} title={title}>
      {children}
    </UiLink>
  );
}

const px = (element: Element, name: string) => {
  const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return value > 0 ? value : undefined;
};

/** A picture with its room reserved: its own size if the text has it, else 16:9. */
function picture(element: Element, key: string): ReactNode {
  const shared = { key, src: element.getAttribute('src') ?? undefined, alt: element.getAttribute('alt') ?? '' };
  const width = px(element, 'width');
  const height = px(element, 'height');
  const { key: own, ...rest } = shared;
  return width !== undefined && height !== undefined ? (
    <Image key={own} {...rest} width={width} height={height} fit="contain" />
  ) : (
    <Image key={own} {...rest} ratio={16 / 9} fit="contain" />
  );
}

/** A stop for Tab, so that overflowing content can be scrolled by keyboard, as WCAG demands. */
const scrolls = { role: 'region', tabIndex: 0 } as const;

function table(element: Element, key: string, children: ReactNode, options: RichOptions): ReactNode {
  const caption = element.querySelector('caption')?.textContent.trim() ?? '';
  return (
    <div key={key} data-table="" {...scrolls} aria-label={caption === '' ? options.table : caption}>
      <table>{children}</table>
    </div>
  );
}

const parts = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);
const heading = /^H([1-6])$/;
const hollow = new Set(['BR', 'HR']);

function nodeOf(node: Node, key: string, options: RichOptions): ReactNode {
  if (node instanceof Text) {
    const blank = node.data.trim() === '';
    return blank && node.parentNode instanceof Element && parts.has(node.parentNode.tagName) ? null : node.data;
  }
  if (!(node instanceof Element)) return null;
  const tag = node.tagName;
  if (tag === 'IMG') return picture(node, key);
  if (hollow.has(tag)) return createElement(tag.toLowerCase(), { key });
  const children = richNodes(node, options);
  if (tag === 'A') return link(node, key, children, options);
  if (tag === 'TABLE') return table(node, key, children, options);
  const level = heading.exec(tag)?.[1];
  const shown = level === undefined ? tag.toLowerCase() : `h${Math.min(6, Number(level) + options.headingLevel - 1)}`;
  return createElement(shown, { key, ...attributesOf(node), 'data-level': level }, ...children);
}

/** Turns sanitised nodes into React elements: no HTML is written into the page, and pictures and links become ours. */
export function richNodes(parent: ParentNode, options: RichOptions): ReactNode[] {
  return [...parent.childNodes].map((node, index) => nodeOf(node, String(index), options));
}
