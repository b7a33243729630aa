import { defineConfig } from '@playwright/test';

/**
 * One worker: the tests share one practice chain, and each resets it. Those in `long/` measure, and run by themselves
 * (`npm run test:long`).
 */
export default defineConfig({
  ...(process.env.READBACK_LONG ? { testDir: 'long' } : { testDir: '.', testIgnore: 'long/**' }),
  outputDir: '../test-results',
  workers: 1,
  timeout: process.env.READBACK_LONG ? 600_000 : 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.READBACK_CHROMIUM && { executablePath: process.env.READBACK_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
