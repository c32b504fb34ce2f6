const tag =
  /^<(?:\/(?:p|strong|em|u|s|a|ul|ol|li|blockquote|h[1-4]|code|pre|span)|(?:p|strong|em|u|s|ul|ol|li|blockquote|h[1-4]|code|pre)|(?:br|hr) \/|a href="(?:https?:\/\/|mailto:|\/(?!\/))[^"<>]*" rel="nofollow noopener noreferrer" target="_blank"|span data-mention="[1-9]\d{0,14}")>/;

/** The parts of a text that are neither words nor an element of the list of `safeHtml`; empty for safe text. */
export function strange(html: string): string {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (!tag.test(html.slice(at))) return html.slice(at, at + 80);
  }
  return '';
}
