import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { InOrder } from './scripts/lib/inOrder.mjs';
import { quickOnChain } from './scripts/lib/tapes.mjs';

const long = process.env.READBACK_LONG !== undefined;

/** Files of tests in these folders: `*.long.test.ts` are the slow ones of `npm run test:long`. */
const testsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `${folder}/**/*.${long ? 'long.' : ''}test.{ts,tsx,mjs}`);

/** The tests of the rules, and of the stations whose views they look at. */
const ofRules = testsIn('core/src/{check,evidence,actions,narrate}');

const around = testsIn('{web,server,extension,e2e,bench}/src', 'scripts');

const leavesSomething = [
  /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers)\b/,
  /\bglobalThis(?:, |\.\w+ = )|process\.env\.\w+ = /,
  /fake-indexeddb\/auto|await import\('\./,
];

/**
 * What puts something instead of a module or of a global thing, or loads the page's modules when it is ready for
 * them, has a process of its own. All others share theirs: loading everything again for each of them is half the time.
 */
const apart = globSync(around, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => {
    const text = readFileSync(resolve(import.meta.dirname, path), 'utf8');
    return leavesSomething.some((it) => it.test(text));
  })
  .toSorted();

const onChain = { exclude: excluded(), isolate: false, setupFiles: ['./practice/src/tapes/setup.ts'] };

/** Unit and property tests of every workspace. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: InOrder },
    // A test that asserts nothing fails: one whose list is empty, or whose cases were all left out.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: testsIn('{core,phrases,scenarios,assistant,cli}/src'),
          exclude: [...excluded(), ...ofRules],
          // What these keep between two calls is addressed by its content: loading it again for each file is half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ofRules,
          exclude: excluded(),
          isolate: false,
          // What one file hears of the others, in one process, need not be heard by running them once more.
          setupFiles: ['./core/src/check/testing/hearing.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'around it',
          include: around,
          exclude: [...excluded(), ...apart],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart, exclude: excluded() },
      },
      {
        extends: true,
        // Each file starts a chain of its own, by the same engine, or has its answers on a tape. These are the ones
        // that `npm test` runs.
        test: { ...onChain, name: 'chain', include: long ? [] : quickOnChain() },
      },
      {
        extends: true,
        test: {
          ...onChain,
          name: 'chain at length',
          include: testsIn('practice/src'),
          exclude: [...excluded(), ...quickOnChain()],
        },
      },
    ],
  },
});

function excluded(): string[] {
  return ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.*'])];
}
