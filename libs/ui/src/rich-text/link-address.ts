const safe = /^(?:https?:\/\/|mailto:|tel:)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/**
 * The address of a typed link: web, mail, telephone, or a page of the portal. A host alone gets `https://`, a mail
 * address `mailto:`; null for anything else, above all `javascript:`.
 */
export function linkAddress(text: string): string | null {
  const address = text.trim();
  if (address === '' || /[\s<>"]/.test(address)) return null;
  if (safe.test(address)) return address;
  if (mail.test(address)) return `mailto:${address}`;
  if (host.test(address)) return `https://${address}`;
  if (anyScheme.test(address)) return null;
  // A path of the portal; two slashes would be another host, and a backslash is a slash to browsers.
  return /^[/#](?!\/)[^\\]*$/.test(address) ? address : null;
}
