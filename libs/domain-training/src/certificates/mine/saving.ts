/**
 * Opens a document whose address has yet to be asked for. The press itself opens the window, or browsers would block it
 * as an unwanted one; if they still do, the document opens here.
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
