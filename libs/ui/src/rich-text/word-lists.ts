/** The paragraph's depth in its list, from 1; 0 when it is in none. */
function levelOf(paragraph: Element): number {
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? 0 : Number(level);
}

/** Word writes list items as paragraphs that begin with their sign; they become lists here. */
export function wordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === 0 || paragraph.previousElementSibling !== open[0]) open = [];
    if (level === 0) continue;
    const sign = paragraph.querySelector('[style*="mso-list" i][style*="ignore" i]');
    const name = /^\(?[\dA-Za-z]{1,4}[.)]/.test(sign?.textContent.trim() ?? '') ? 'ol' : 'ul';
    sign?.remove();
    open = open.slice(0, level);
    let list = open[level - 1];
    if (list?.localName !== name) {
      open = open.slice(0, level - 1);
      list = body.ownerDocument.createElement(name);
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}
