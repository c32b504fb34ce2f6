import { defineConfig } from '@playwright/test';

/** Journeys through the built portal on the real server. Both are built before: `npm test` and `nx e2e` do. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../dist/.playwright',
  globalSetup: './src/support/globalSetup.ts',
  workers: 2,
  // A second try on a busy machine; what needed one is told apart in the report.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A click on a card opens a tab; its video must not wait for another press there.
        '--autoplay-policy=no-user-gesture-required',
        // A page whose answer a journey has changed counts as one from afar, and its files lie on the loopback.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
});
