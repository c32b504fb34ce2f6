/** Import cycles, type imports counted. Who may import whom is eslint's. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'index-is-the-only-door',
      comment: 'A library is entered by its index alone.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/', pathNot: '^apps/portal-e2e/' },
      to: {
        path: '^libs/([^/]+)/src/.+',
        pathNot: ['^libs/$2/', '^libs/[^/]+/src/(index|overlays|testing)\\.ts$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
