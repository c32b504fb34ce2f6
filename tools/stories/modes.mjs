// Modes: settings of the workshop's toolbars in which a story is played again.

const toolbars = {
  english: { language: 'en', enterprise: 'larkfield' },
  dark: { appearance: 'dark' },
  mirrored: { direction: 'rtl' },
};

/**
 * The modes among a story's tags: `english`, `dark`, `mirrored`, or several of them in one, such as `english-dark`.
 * @param {readonly string[]} tags
 * @returns {string[]}
 */
export const modesOf = (tags) => tags.filter((tag) => tag.split('-').every((part) => Object.hasOwn(toolbars, part)));

/**
 * Values of the toolbars in a mode.
 * @param {string} mode
 * @returns {Record<string, string>}
 */
export const globalsOf = (mode) => Object.assign({}, ...mode.split('-').map((part) => toolbars[part]));
