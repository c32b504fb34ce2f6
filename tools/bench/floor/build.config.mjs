// Not named vite.config: Nx would take this folder for a project of the workspace.
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import path from 'node:path';
const V = process.env.VARIANT || 'base';
// variants: seal = eager|lazy|full|none ; i18n = bundled|split
const seal = process.env.SEAL || 'eager',
  i18n = process.env.I18N || 'bundled';
const R = (p) => path.resolve(import.meta.dirname, p);
export default defineConfig({
  plugins: [
    react(),
    tricks(),
    visualizer({ template: 'raw-data', filename: `out/${V}.raw.json`, gzipSize: true, brotliSize: true }),
  ],
  resolve: { alias: { 'virtual-seal': R(`src/seal-${seal}.ts`), 'virtual-i18n': R(`src/i18n-${i18n}.ts`) } },
  build: {
    outDir: `dist/${V}`,
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: !!process.env.MAP,
    minify: process.env.MINIFY || undefined,
    terserOptions: {
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, ecma: 2020 },
      ecma: 2020,
      module: true,
    },
    modulePreload: process.env.NOPRELOAD ? false : { polyfill: false },
    target: process.env.TARGET || undefined,
    assetsInlineLimit: 0,
  },
  logLevel: 'warn',
});

function tricks() {
  const T = (process.env.TRICKS || '').split(',');
  return {
    name: 'tricks',
    enforce: 'pre',
    resolveId(id, imp) {
      if (T.includes('nofetch') && imp?.includes('axios/lib') && /adapters\/fetch\.js$|^\.\/fetch\.js$/.test(id))
        return '\0axnull';
      if (T.includes('noxhr') && imp?.includes('axios/lib') && /adapters\/xhr\.js$|^\.\/xhr\.js$/.test(id))
        return '\0axnull';
      if (T.includes('mobxprod') && id === 'mobx') return R('node_modules/mobx/dist/mobx.esm.production.min.js');
      if (T.includes('routerprod') && (id === 'react-router' || id === 'react-router/dom'))
        return R('node_modules/react-router/dist/production/' + (id.endsWith('dom') ? 'dom-export.mjs' : 'index.mjs'));
      if (T.includes('lazyaxios') && id === './store') return R('src/store-lazy.ts');
      if (T.includes('datarouter') && id === '/src/main.tsx') return R('src/main-data.tsx');
      if (T.includes('routercore') && id === 'react-router-dom')
        return this.resolve('react-router', imp, { skipSelf: true });
    },
    load(id) {
      if (id === '\0axnull')
        return 'export const getFetch = () => null; export const adapter = null; export default null;';
    },
  };
}
