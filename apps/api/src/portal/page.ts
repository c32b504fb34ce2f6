import { createHash } from 'node:crypto';
import { escapeHtml, scriptJson } from '../text/escape.ts';

/** Values that are put into the built page for one request. */
export interface PageValues {
  /** BCP 47. */
  readonly lang: string;
  readonly title: string;
  /** Tenant's main colour. */
  readonly themeColor: string;
  readonly nonce: string;
  readonly css: string;
  /** Addresses of chunks to load early. */
  readonly preloads: readonly string[];
  /** Metadata of link previews, as HTML. */
  readonly openGraph: string;
  /** Content of the root element. */
  readonly root: string;
  /** Content of the boot element. */
  readonly boot: unknown;
}

/** The built page, ready to be filled. */
export interface PageTemplate {
  /** Sources of its inline scripts for the security policy, such as `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  fill(values: PageValues): string;
}

const places = {
  html: /<html\b[^>]*>/,
  title: /<title>[^<]*<\/title>/,
  head: /<\/head>/,
  root: /<div id="root">\s*<\/div>/,
  boot: /<script type="application\/json" id="banyan-boot">[^<]*<\/script>/,
} as const;

/** Reads the built index.html. Throws unless each placeholder is there exactly once. */
export function readTemplate(html: string): PageTemplate {
  for (const [name, pattern] of Object.entries(places)) {
    const found = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
    if (found !== 1) throw new Error(`the portal's page has ${found} places for ${name}, not 1`);
  }
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  return {
    inlineScripts: inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    fill(values) {
      const preloads = values.preloads.map(
        (href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`,
      );
      const head = [
        `<meta property="csp-nonce" nonce="${values.nonce}">`,
        values.openGraph,
        `<meta name="theme-color" content="${escapeHtml(values.themeColor)}">`,
        `<style nonce="${values.nonce}">${values.css.replaceAll('</', '<\\/')}</style>`,
        ...preloads,
      ];
      const filled: Readonly<Record<keyof typeof places, string>> = {
        html: `<html lang="${escapeHtml(values.lang)}" data-theme-color="${escapeHtml(values.themeColor)}">`,
        title: `<title>${escapeHtml(values.title)}</title>`,
        head: `${head.join('')}</head>`,
        root: `<div id="root">${values.root}</div>`,
        boot: `<script type="application/json" id="banyan-boot">${scriptJson(values.boot)}</script>`,
      };
      // By function: a replacement text would give `$` a meaning.
      return (Object.keys(places) as (keyof typeof places)[]).reduce(
        (page, name) => page.replace(places[name], () => filled[name]),
        html,
      );
    },
  };
}
