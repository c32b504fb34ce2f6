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
 * Moves on to another enterprise. The page there is a new document, so no data of the former one is in its memory; the
 * old page is replaced in the history, and shows nothing when the browser restores it.
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
