/** Returns the notice's words in the reader's language. */
export type OldBrowserWords = (key: 'label' | 'text' | 'others' | 'close') => string;

/** CSS colours of the notice. */
export interface OldBrowserColors {
  readonly ink: string;
  readonly line: string;
  readonly paper: string;
}

/** How long the notice stays hidden after it was closed, in milliseconds: 15 days. */
export const hiddenForMs = 1_296_000_000;

const storageKey = 'banyan.oldBrowserClosedAt';

/**
 * Shows people with old Internet Explorer, before the page, the browsers that open it. Nothing else of the portal
 * runs there, so this uses only features of Internet Explorer 9: no library, no newer method.
 */
export function warnOldBrowser(page: Window, t: OldBrowserWords, colors: OldBrowserColors): void {
  const { document } = page;
  if (!/MSIE |Trident\//.test(page.navigator.userAgent) || Date.now() - closedAt(page) < hiddenForMs) return;
  const bar = document.createElement('div');
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', t('label'));
  bar.style.cssText = `padding:12px 24px;text-align:center;font:14px/22px sans-serif;color:${colors.ink};background:${colors.paper};border-bottom:1px solid ${colors.line}`;
  bar.appendChild(document.createTextNode(t('text')));
  const browsers = [
    ['Chrome', 'https://www.google.com/chrome/'],
    ['Firefox', 'https://www.mozilla.org/firefox/'],
    ['Safari', 'https://www.apple.com/safari/'],
    ['Edge', 'https://www.microsoft.com/edge'],
    [t('others'), 'https://browsehappy.com/'],
  ] as const;
  browsers.forEach((browser) => {
    const link = document.createElement('a');
    link.href = browser[1];
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.style.cssText = `color:${colors.ink};margin:0 8px`;
    link.appendChild(document.createTextNode(browser[0]));
    bar.appendChild(link);
  });
  const close = document.createElement('button');
  close.type = 'button';
  // Internet Explorer does not support logical properties.
  close.style.cssText = `font:inherit;color:${colors.ink};background:none;border:1px solid ${colors.ink};border-radius:4px;padding:2px 12px;margin-left:8px;cursor:pointer`;
  close.appendChild(document.createTextNode(t('close')));
  close.onclick = () => {
    keepClosed(page);
    document.body.removeChild(bar);
  };
  bar.appendChild(close);
  document.body.insertBefore(bar, document.body.firstChild);
}

function closedAt(page: Window): number {
  try {
    return Number(page.localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}

function keepClosed(page: Window): void {
  try {
    page.localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage it is shown again on the next page.
  }
}
