import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const address = '/favicon.svg';

/** Writes the icon into the page: it is smaller than the headers of a request for it. */
export function inlineIcon(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'banyan:inline-icon',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml(html) {
      const link = `href="${address}"`;
      if (!html.includes(link)) throw new Error(`the page has no ${link}`);
      const icon = readFileSync(join(config.publicDir, address), 'utf8').trim();
      // A function: the icon is no pattern of a replacement.
      return html.replace(link, () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
    },
  };
}
