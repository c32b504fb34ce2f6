import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../lib/chromium-args.mjs';
import { findChromium } from '../lib/chromium.mjs';

/** Plays every story of the built workshop. `WORKSHOP_URL`: where it is served. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: '../../dist/played',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
