import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Adds the script of the notice for old Internet Explorer. Browsers with module support do not fetch it. It is a
 * bundle of its own, in the language level of 2009, which the page's own bundle no longer supports.
 */
export function oldBrowser(): Plugin {
  let config: ResolvedConfig;
  let script: { readonly fileName: string; readonly source: string };
  return {
    name: 'banyan:old-browser',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      const source = await scriptOf(config.root);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      script = { fileName: `assets/old-browser-${hash}.js`, source };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...script });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { nomodule: true, src: `/${script.fileName}` }, injectTo: 'body' },
    ],
  };
}

async function scriptOf(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      lib: { entry: join(root, 'src/oldBrowser/script.ts'), formats: ['iife'], name: 'banyanOldBrowser' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output[0]?.output[0].code;
  if (code === undefined) throw new Error('the notice for old browsers was not built');
  const { target, module } = { target: ts.ScriptTarget.ES5, module: ts.ModuleKind.None };
  return ts.transpileModule(code, { compilerOptions: { target, module, removeComments: true } }).outputText;
}
