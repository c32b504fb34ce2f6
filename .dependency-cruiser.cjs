/** Import cycles, type imports counted. Who may import whom is eslint's. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'modules-are-above',
      comment:
        'What every module of the server stands on knows none of them. Give it through modules/index.ts: routes, seeds and sweeps of a module.ts, or a port.',
      severity: 'error',
      from: {
        path: '^apps/api/src/(db|http|paging|jobs|seed|sweep|live|envelope|files|ports|i18n|docs|import)/',
        pathNot: '(\\.test\\.ts$|/testing/)',
      },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'modules-are-apart',
      comment:
        'A module imports no other. What all need lies in platform/; what one gives another is a port that modules/index.ts composes.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '(\\.test\\.ts$|/testing/|/seed/|\\.seed\\.ts$)' },
      to: { path: '^apps/api/src/modules/[^/]+/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'platform-is-below',
      comment: 'The layer that all modules stand on knows none of them.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'contracts-have-a-core',
      comment: 'What every domain of the contracts stands on knows none of them.',
      severity: 'error',
      from: { path: '^libs/contracts/src/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^libs/contracts/src/[^/]+/' },
    },
    {
      name: 'index-is-the-only-door',
      comment: 'A library is entered by its index alone.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/', pathNot: '^apps/portal-e2e/' },
      to: {
        path: '^libs/([^/]+)/src/.+',
        pathNot: [
          '^libs/$2/',
          '^libs/[^/]+/src/(index|overlays|forms|fields|dates|charts|data|documents|office|media|upload|rich-text|stories|testing|views)\\.ts$',
          '^libs/core-(screen|console)/src/i18n/',
          '^libs/contracts/src/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'console-behind-its-door',
      comment:
        'No learner loads code of the console: it is imported by rooms named manage/, and those are entered lazily.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: '(/manage/|^libs/domain-organisation/|^libs/core-console/|\\.test\\.tsx?$|/testing/)',
      },
      to: {
        path: '(^libs/core-console/|^(libs/domain-|apps/portal/)[^/]*/?src/manage/)',
        pathNot: '\\.(module|routes)\\.tsx?$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
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
