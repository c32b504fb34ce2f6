const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders that are in a cycle today. The list only shrinks: whoever takes a folder out of its last cycle takes it out of
 * here, and nobody adds one.
 */
const known = [
  'libs/domain-course/src/course',
  'libs/domain-course/src/player',
  'libs/ui/src/components',
  'libs/ui/src/fields',
  'libs/ui/src/links',
  'libs/ui/src/overlays',
  'libs/ui/src/theme',
];

/** Cycles of folders: product code alone, for tests and stories may use whatever shows their subject. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one, or one of them holds a thing of the other.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: `^(?:${known.join('|')})$` },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)(dist|node_modules|testing|story-kit)/|\\.(test|stories)\\.tsx?$|^apps/portal-e2e/' },
  },
};
