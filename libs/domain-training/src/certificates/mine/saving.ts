/**
 * Opens a document whose address has yet to be asked for. The window is opened by the press itself, or browsers would
 * hold it for one that nobody wanted; where they do, the document opens here.
 */
export async function openWhenKnown(address: Promise<string | null>): Promise<void> {
  const opened = window.open('', '_blank');
  const known = await address;
  if (known === null) opened?.close();
  else if (opened === null) window.location.assign(known);
  else {
    opened.opener = null;
    opened.location.replace(known);
  }
}
