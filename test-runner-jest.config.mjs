import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs } from './tools/lib/chromium-args.mjs';

const base = getJestConfig();
const browser = base.testEnvironmentOptions?.['jest-playwright'];
export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...browser,
      browsers: ['chromium'],
      launchOptions: {
        ...browser?.launchOptions,
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: chromiumArgs,
      },
    },
  },
};
