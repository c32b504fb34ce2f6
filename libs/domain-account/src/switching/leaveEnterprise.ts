/** Settings of the browser rather than of its user: light or dark, and a closed warning. */
const ofTheBrowser: ReadonlySet<string> = new Set(['banyan.appearance', 'banyan.oldBrowserClosedAt']);

interface Traces {
  readonly local: Storage;
  readonly tab: Storage;
}

/** Removes a person's traces from this browser. Where enterprises share a host, the next user would find them. */
export function clearTraces({ local, tab }: Traces): void {
  tab.clear();
  for (const key of Object.keys(local)) if (!ofTheBrowser.has(key)) local.removeItem(key);
}

/**
 * Goes on to another enterprise. The page is another document there, so nothing of the former one is in its memory; the
 * page that is left gives its place in the history away, and shows nothing when the browser brings it back.
 */
export function leaveEnterprise(address: string): void {
  try {
    clearTraces({ local: localStorage, tab: sessionStorage });
  } catch {
    // With storage forbidden nothing was kept.
  }
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.replace(address);
}
