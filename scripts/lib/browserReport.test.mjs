import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserResults, never } from './browserReport.mjs';
import { root } from './install.mjs';

const report = (message) => ({
  stats: { expected: 3, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'is read back',
              file: 'some.spec.ts',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    { status: 'failed', errors: [{ message }] },
                    { status: 'passed', errors: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

describe('the results of the browser tests', () => {
  it('name a test that only passed when it was tried again, and count it as passed', () => {
    expect(browserResults(report('Timeout 30000ms exceeded'))).toEqual({
      passed: 4,
      failed: 1,
      again: ['some.spec.ts: is read back'],
      names: [],
    });
  });

  it('name what failed', () => {
    const failed = report('');
    failed.suites[0].suites[0].specs[0].tests[0].status = 'unexpected';
    expect(browserResults(failed)).toMatchObject({ again: [], names: ['some.spec.ts: is read back'] });
  });

  it('never forgive a wallet that was asked too early, whatever the second attempt says', () => {
    const results = browserResults(
      report('no signing method was called before the Review screen (eth_sendTransaction)'),
    );
    expect(results).toMatchObject({
      passed: 3,
      failed: 2,
      names: ['some.spec.ts: is read back: it broke at first what must always hold'],
    });
  });

  it('know the promises of the fixture by its own words', () => {
    const fixture = readFileSync(resolve(root, 'e2e/fixture/test.ts'), 'utf8');
    expect(never.source.split('|').filter((it) => !fixture.includes(it))).toEqual([]);
  });
});
