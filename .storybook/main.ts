import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** `STORYBOOK_DOMAIN=domain-course npm run storybook` shows one library alone. */
const domain = process.env['STORYBOOK_DOMAIN'] ?? '';
const everything = ['../libs/*/src/**/*.stories.@(ts|tsx)', '../apps/portal/src/**/*.stories.@(ts|tsx)'];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: domain === '' ? everything : [`../libs/${domain}/src/**/*.stories.@(ts|tsx)`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};

export default config;
