/** Copies through a hidden text area, as browsers did before the clipboard API. */
function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', top: '0', insetInlineStart: '0', opacity: '0', fontSize: '16px' });
  // Outside an open dialog nothing can be focused, and copying needs the focus.
  const place = active?.closest('dialog, [role=dialog], [role=alertdialog]') ?? document.body;
  place.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
}

/**
 * Copies text to the clipboard. Where the browser's clipboard API is missing (a page without HTTPS) or refuses, the old
 * way is tried. Resolves to whether it worked; never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  // The types promise a clipboard that an insecure page lacks.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Refused: by a policy, a frame, or because no press preceded.
    }
  }
  return copyBySelection(text);
}
