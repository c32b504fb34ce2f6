import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomRules } from './tools/guards/src/rooms.mjs';

/** Who may import whom. A project's tags decide; `allow` stays empty but for the shared test settings. */
const arrows = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:domain',
      'type:console',
      'type:capability',
      'type:screen',
      'type:core',
      'type:ui',
      'type:contract',
    ],
  },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [
      'type:console',
      'type:capability',
      'type:screen',
      'type:core',
      'type:ui',
      'type:contract',
    ],
  },
  {
    sourceTag: 'type:console',
    onlyDependOnLibsWithTags: ['type:screen', 'type:core', 'type:ui', 'type:contract'],
  },
  { sourceTag: 'type:capability', onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:contract'] },
  { sourceTag: 'type:screen', onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:contract'] },
  { sourceTag: 'type:core', onlyDependOnLibsWithTags: ['type:core', 'type:contract'] },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui'],
    bannedExternalImports: ['mobx', 'mobx-react-lite', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'],
  },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:core', 'type:contract'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:contract', 'type:ui'] },
  { sourceTag: 'type:storybook', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:any'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
];

const restricted = {
  paths: [{ name: 'axios', message: 'Only core-http speaks HTTP; ask it through an api function.' }],
  patterns: [{ group: ['axios/*'], message: 'Only core-http speaks HTTP; ask it through an api function.' }],
};

/** The same rule for `import('axios')`, which no-restricted-imports does not see. */
const lazyAxios = {
  selector: 'ImportExpression[source.value=/^axios(\\u002F|$)/]',
  message: 'Only core-http speaks HTTP; ask it through an api function.',
};

export default [
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.nx',
      '**/.data',
      '**/coverage',
      '**/test-results',
      // Made by tools/i18n/build.mjs.
      '**/i18n/zh_{tw,hk}.ts',
      // An application of its own, with packages of its own.
      'tools/bench/floor',
    ],
  },
  ...tseslint.configs.recommended,
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': ['error', restricted],
      'no-restricted-syntax': ['error', lazyAxios],
      'no-console': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          checkDynamicDependenciesExceptions: ['.*'],
          allow: ['^.*/vitest\\.shared\\.mts$'],
          depConstraints: arrows,
        },
      ],
    },
  },
  ...roomRules(restricted),
  { files: ['libs/core-http/**/*.ts'], rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' } },
  {
    // A tenant's rows are reached through `scope.only(table, …)` alone, so that no author can forget the enterprise.
    files: ['apps/api/src/modules/**/*.ts'],
    // A schema's where() is the condition of a partial index.
    ignores: ['**/*.test.ts', '**/*.schema.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        lazyAxios,
        {
          selector:
            "CallExpression[callee.property.name='where'] > :not(CallExpression[callee.property.name='only']).arguments",
          message: 'Scope the rows to the enterprise: where(scope.only(table, …conditions)).',
        },
      ],
    },
  },
  // They turn warnings of MobX into failures.
  { files: ['vitest.setup.mts', '.storybook/preview.tsx'], rules: { 'no-console': 'off' } },
];
