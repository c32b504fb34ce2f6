/** What belongs to the browser and not to whoever used it: light or dark, and a warning that was closed. */
const ofTheBrowser: ReadonlySet<string> = new Set(['banyan.appearance', 'banyan.oldBrowserClosedAt']);

interface Traces {
  readonly local: Storage;
  readonly tab: Storage;
}

/** Removes what a person has left in this browser. Where enterprises share a host the next one would find it. */
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
    // Where storage is forbidden nothing was kept.
  }
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.replace(address);
}
