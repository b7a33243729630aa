import { defineConfig } from '@playwright/test';
import { notThroughFiles } from './fixture/sharedMemory.ts';

const long = process.env.READBACK_LONG !== undefined;

/** What is inspected in each theme and width: `npm run test:long` looks at all four pairs of them. */
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

/** A build of its own: only a run that has this project needs it. */
const pseudo = '**/pseudo.spec.ts';

/**
 * `page` is the page as it is built, `pseudo` the one in a language that nobody speaks. Each worker has an app and a
 * practice chain of its own, which every test resets. The tests in `long/` measure: they run one after the other
 * (`npm run test:long`), and with them what is tagged as waiting. What is tagged as core is in `npm test`.
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
    : {
        grepInvert: /@waits/,
        projects: [
          { name: 'page', testIgnore: ['long/**', pseudo] },
          { name: 'pseudo', testMatch: pseudo },
        ],
      }),
  outputDir: '../test-results',
  // One more than the processors of the machine that this is meant for: each waits a quarter of its time.
  workers: long ? 1 : 3,
  fullyParallel: true,
  timeout: long ? 600_000 : 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // A test that passes at its second try says that the page, or the test, depends on how busy the machine is. It is named
  // in the log, and a defect: `scripts/lib/browserReport.mjs` says what it counts.
  retries: process.env.CI !== undefined && !long ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    // What a test holds back must not come from what the browser kept; offline.spec.ts lets it keep.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Writing one of every test would cost a quarter of the time: `npm run e2e -- --trace on loop` writes those of one.
    trace: 'on-first-retry',
    launchOptions: {
      ignoreDefaultArgs: notThroughFiles,
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
