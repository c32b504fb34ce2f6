import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { withModule } from './recordImports.mts';

/**
 * Puts the tokens' CSS into the build as the text it is. Otherwise every visit would work it out anew, contrast by
 * contrast, and carry the code for that before its first paint.
 */
export function readyMadeTokens(): Plugin {
  let config: ResolvedConfig;
  let css: Promise<string> | undefined;
  const tokens = () => join(config.root, '../../libs/tokens/src/index.ts');
  return {
    name: 'banyan:ready-made-tokens',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: /libs[\\/]ui[\\/]src[\\/]theme[\\/]GlobalStyle\.ts$/ },
      async handler(code) {
        if (!code.includes('baseCss()')) this.error('GlobalStyle no longer takes its variables from baseCss()');
        css ??= withModule<{ baseCss: () => string }, string>(
          tokens(),
          { root: config.root, logLevel: 'error' },
          (module) => module.baseCss(),
        );
        return { code: code.replace('baseCss()', JSON.stringify(await css)), map: null };
      },
    },
  };
}
