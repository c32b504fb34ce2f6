/** An address (path and query) as a URL of no host. Joined, not resolved: `//` at its beginning names no host here. */
export function addressUrl(address: string): URL {
  return new URL(`http://page.invalid${address.startsWith('/') ? address : '/'}`);
}
