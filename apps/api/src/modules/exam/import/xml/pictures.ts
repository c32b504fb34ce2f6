import sanitizeHtml from 'sanitize-html';
import type { DraftFile } from '../draft.ts';

/** Takes the pictures that came with a file out of HTML: they stand with the question. Others stay, and are refused. */
export function takePictures(
  html: string,
  nameOf: (source: string) => string | undefined,
): { readonly html: string; readonly files: readonly DraftFile[] } {
  if (!/<img\b/i.test(html)) return { html, files: [] };
  const files: DraftFile[] = [];
  const rest = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // The rest is read by the rules of its format.
    exclusiveFilter({ attribs, tag }) {
      const name = tag === 'img' ? nameOf(attribs['src'] ?? '') : undefined;
      if (name === undefined) return false;
      files.push({ name, alt: { zh: attribs['alt']?.trim() || name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') } });
      return true;
    },
  });
  return { html: rest, files };
}

/** The name of a file of a question in an address; percent signs are read. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/, ''));
  } catch {
    return address;
  }
}
