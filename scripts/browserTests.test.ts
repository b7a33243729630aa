import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../e2e');

/** Fixtures in which a test fails when a wallet was asked to sign before a press on a Review. */
const watching = /from '\.{1,2}\/fixture\/(?:test|extension|serverFaults)\.ts'/;

/** What asks no wallet of the page to sign, or counts by itself what reached one. */
const apart: Readonly<Record<string, string>> = {
  'bundle.spec.ts': 'looks at files',
  'offline.spec.ts': 'has no practice chain, and so no wallet',
  'wrapper.spec.ts': 'counts what reaches the wallets of a page without Readback',
  'long/assistantInFirefox.spec.ts': 'is not driven by Playwright',
  'long/extensionInFirefox.spec.ts': 'is not driven by Playwright, and counts what reached a wallet',
  'long/lighthouse.spec.ts': 'measures',
};

test('every browser test watches what wallets are asked', () => {
  const specs = globSync('**/*.spec.ts', { cwd: folder, exclude: ['node_modules/**'] });
  const unwatched = specs.filter((it) => {
    const source = readFileSync(resolve(folder, it), 'utf8');
    const tests = [...source.matchAll(/^import (?:type )?\{([^}]*)\} (from '[^']*');/gm)].filter(
      ([, names = '']) => /(?:^|[\s,])test\b/.test(names),
    );
    return !tests.some(([, , from = '']) => watching.test(from));
  });
  expect(specs.length).toBeGreaterThan(50);
  expect(unwatched.toSorted()).toEqual(Object.keys(apart).toSorted());
});

test('no browser test waits until the network is quiet, which it need not be: a Review asks its node for each block', () => {
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['node_modules/**'] });
  const waiting = files.filter((it) => readFileSync(resolve(folder, it), 'utf8').includes('networkidle'));
  expect(files).toContain('fixture/pilot.ts');
  expect(waiting, 'these wait for `loaded` instead').toEqual([]);
});
