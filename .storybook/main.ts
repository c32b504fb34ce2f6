import type { StorybookConfig } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { linkedNames } from './linkedNames.ts';

/** `npm run storybook -- domain-course` shows one library alone; several are parted by commas. */
const library = process.env['STORYBOOK_LIBRARY'] ?? '';
const everything = [
  './pages/*.mdx',
  '../libs/*/src/**/*.mdx',
  '../libs/*/src/**/*.stories.@(ts|tsx)',
  '../apps/portal/src/**/*.stories.@(ts|tsx)',
];

/** Address of the project's issues: a setting, or what package.json says. */
const { bugs } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  bugs?: { url?: string };
};
const issues = process.env['STORYBOOK_ISSUES'] ?? bugs?.url ?? '';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories:
    library === ''
      ? everything
      : library
          .split(',')
          .flatMap((name) => [`../libs/${name}/src/**/*.mdx`, `../libs/${name}/src/**/*.stories.@(ts|tsx)`]),
  addons: [
    // Tables of Markdown are an extension of it.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkedNames] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  managerHead: (head) => `${head ?? ''}<meta name="issues" content="${encodeURI(issues)}">`,
  typescript: {
    // Writes types out: what is in a union, and of what a list is.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'tsconfig.docgen.json'),
      // Components: other files export records of drawings, which must not be written to.
      include: ['**/[A-Z]*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};

export default config;
