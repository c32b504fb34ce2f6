import mammoth from 'mammoth/mammoth.browser.min.js';

/** The library's document node, as far as it is read here. */
interface Part {
  type: string;
  isHeader?: boolean;
  children?: Part[];
}

/** Tables without a head get their first row as one, so that screen readers can name the cells. */
function giveHeads(part: Part): Part {
  if (part.type === 'table') {
    const rows = part.children ?? [];
    const [first] = rows;
    if (first !== undefined && rows.length > 1 && !rows.some(({ isHeader }) => isHeader)) first.isHeader = true;
  }
  part.children?.forEach(giveHeads);
  return part;
}

/**
 * A text (.docx) as HTML: headings, paragraphs, lists, tables, links, and embedded pictures. External resources are
 * not fetched. The HTML is not sanitised yet.
 */
export async function readWords(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    { transformDocument: giveHeads, externalFileAccess: false },
  );
  return value;
}
