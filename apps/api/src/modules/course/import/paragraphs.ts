import { escapeHtml } from '../../../text/escape.ts';

/** A plain text as HTML: an empty line ends a paragraph. Empty for a text without words. */
export const paragraphsOf = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((one) => (one.trim() === '' ? [] : `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br />')}</p>`))
    .join('');
