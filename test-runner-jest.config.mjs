import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs } from './tools/lib/chromium-args.mjs';
import { findChromium } from './tools/lib/chromium.mjs';

const base = getJestConfig();
const browser = base.testEnvironmentOptions?.['jest-playwright'];

/** Storybook's own test runner, in the browser that every other test uses. */
export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...browser,
      browsers: ['chromium'],
      launchOptions: { ...browser?.launchOptions, executablePath: findChromium(), args: chromiumArgs },
    },
  },
};
