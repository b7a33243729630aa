import { describe, expect, it } from 'vitest';
import { browserResults } from './browserReport.mjs';

const report = (status, stats) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, ...stats },
  suites: [
    {
      specs: [],
      suites: [
        { specs: [{ title: 'is read back', file: 'some.spec.ts', tests: [{ status, results: [] }] }] },
      ],
    },
  ],
});

describe('the results of the browser tests', () => {
  it('name what failed', () => {
    expect(browserResults(report('unexpected', { unexpected: 1 }))).toEqual({
      passed: 3,
      failed: 1,
      names: ['some.spec.ts: is read back'],
    });
  });

  it('count a test that only passed when it was tried again as failed', () => {
    expect(browserResults(report('flaky', { flaky: 1 }))).toEqual({
      passed: 3,
      failed: 1,
      names: ['some.spec.ts: is read back: it passed only when it was tried once more'],
    });
  });

  it('name nothing where all passed', () => {
    expect(browserResults(report('expected', {}))).toEqual({ passed: 3, failed: 0, names: [] });
  });
});
