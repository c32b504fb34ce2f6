import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../lib/chromium-args.mjs';
import { findChromium } from '../lib/chromium.mjs';

/** Compares pictures of stories with the accepted ones. `WORKSHOP_URL`: where the built workshop is served. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: '../../dist/pictures',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Edges of letters differ a little between builds of the same browser; a colour or a place never does.
      threshold: 0.15,
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    browserName: 'chromium',
    viewport: { width: 1248, height: 720 },
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findChromium(),
      // One way of drawing letters, whatever the machine's screen and graphics card are.
      args: [
        ...chromiumArgs,
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
