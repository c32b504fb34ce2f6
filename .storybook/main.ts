import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

/** `npm run storybook -- domain-course` shows one library alone; several are parted by commas. */
const library = process.env['STORYBOOK_LIBRARY'] ?? '';
const everything = [
  './pages/*.mdx',
  '../libs/*/src/**/*.mdx',
  '../libs/*/src/**/*.stories.@(ts|tsx)',
  '../apps/portal/src/**/*.stories.@(ts|tsx)',
];

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
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};

export default config;
