import { Node } from '@tiptap/react';

/** A mention of a person: one piece of the text, which is deleted as a whole. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-mention') ?? '' },
    name: { default: '', parseHTML: (element: HTMLElement) => element.textContent.replace(/^@/, '') },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node }) => ['span', { 'data-mention': String(node.attrs['id']) }, `@${String(node.attrs['name'])}`],
  renderText: ({ node }) => `@${String(node.attrs['name'])}`,
});
