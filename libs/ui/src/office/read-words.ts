import mammoth from 'mammoth/mammoth.browser.min.js';

/** What the library hands over, as far as it is looked at here. */
interface Part {
  type: string;
  isHeader?: boolean;
  children?: Part[];
}

/** Tables whose author named no head get their first row as one, so that cells can be told apart by who hears them. */
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
 * A text (.docx) as HTML: headings, paragraphs, lists, tables, links, and the pictures that lie in it. What lies elsewhere
 * is not fetched. It is not sanitised yet.
 */
export async function readWords(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    { transformDocument: giveHeads, externalFileAccess: false },
  );
  return value;
}
