import { defineConfig } from '@playwright/test';

const long = process.env.READBACK_LONG !== undefined;

/** What is looked at in each theme and width: `npm run test:long` looks at all four pairs of them. */
const looked = [
  'screens',
  'accounts',
  'activity',
  'assistant',
  'links',
  'names',
  'point',
  'policy',
  'settings',
  'verify',
  'walletconnect',
];

/**
 * Each worker has an app and a practice chain of its own, which every test resets. The tests in `long/` measure: they
 * run one after the other (`npm run test:long`), and with them what is tagged as waiting.
 */
export default defineConfig({
  testDir: '.',
  ...(long
    ? {
        projects: [
          { name: 'long', testMatch: ['long/**/*.spec.ts', ...looked.map((it) => `${it}.spec.ts`)] },
          { name: 'waits', testIgnore: looked.map((it) => `${it}.spec.ts`), grep: /@waits/ },
        ],
      }
    : { testIgnore: 'long/**', grepInvert: /@waits/ }),
  outputDir: '../test-results',
  // One more than the processors of the machine that this is meant for: each waits a quarter of its time.
  workers: long ? 1 : 3,
  fullyParallel: true,
  timeout: long ? 600_000 : 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // A machine with two processors loses a wait now and then: `scripts/lib/browserReport.mjs` says what that counts.
  retries: process.env.CI !== undefined && !long ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    // What a test holds back must not come from what the browser kept; offline.spec.ts lets it keep.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Writing one of every test would cost a quarter of the time: `npm run e2e -- --trace on loop` does for one.
    trace: 'on-first-retry',
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
