import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const source = `requestAnimationFrame(()=>setTimeout(()=>{for(const Format of [Intl.NumberFormat,Intl.DateTimeFormat,Intl.PluralRules])new Format(document.documentElement.lang)}));`;

/**
 * A browser loads a language's number and date formats at their first use: some 30 ms, 120 on a phone, between the
 * answer and the page. This script triggers that while the program is still loading and the first picture is shown.
 */
export function earlyFormats(): Plugin {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/formats-${hash}.js`;
  return {
    name: 'banyan:early-formats',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src: `/${fileName}` }, injectTo: 'head' }],
  };
}
