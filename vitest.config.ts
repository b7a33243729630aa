import { defineConfig } from 'vitest/config';

const long = process.env.READBACK_LONG !== undefined;

/** Files of tests in these folders: `*.long.test.ts` are the slow ones of `npm run test:long`. */
const testsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `${folder}/**/*.${long ? 'long.' : ''}test.{ts,tsx,mjs}`);

/** Unit and property tests of every workspace. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: testsIn('{core,phrases,scenarios,assistant,cli}/src'),
          exclude: excluded(),
          // What these keep between two calls is addressed by its content: loading it anew for each file is half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'around it',
          include: testsIn('{web,practice,server,e2e,bench}/src', 'scripts'),
          exclude: excluded(),
        },
      },
    ],
  },
});

function excluded(): string[] {
  return ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.*'])];
}
