import { Node } from '@tiptap/react';
import { sanitisedFragment } from './sanitise.ts';

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** An existing picture: it can be moved and deleted, but not changed. */
const KeptPicture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** An existing table: there are no tools to change it, so it stays whole. */
const KeptTable = Node.create({
  name: 'keptTable',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', parseHTML: (element: HTMLElement) => element.outerHTML } }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ node }) => {
    const table = sanitisedFragment(String(node.attrs['html'])).firstElementChild;
    return table instanceof HTMLElement ? table : ['table'];
  },
});

/** Nodes that the editor cannot create but must not lose when other text is corrected. */
export const keptNodes = [KeptPicture, KeptTable];
