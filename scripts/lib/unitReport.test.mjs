import { expect, it } from 'vitest';
import { unitResults } from './unitReport.mjs';

const report = (...testResults) => ({ numPassedTests: 5, testResults });
const passed = { fullName: 'a holds', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'b holds',
  status: 'failed',
  failureMessages: ['Error: 1 is not 2\n    at b.test.ts:3'],
};

it('names each test that failed, with the first line of what it missed', () => {
  const file = { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
  expect(unitResults(report(file), 1)).toEqual({
    passed: 5,
    failed: 1,
    names: ['b.test.ts: b holds: Error: 1 is not 2'],
  });
});

it('names a file that could not be run', () => {
  const file = { name: 'c.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] };
  expect(unitResults(report(file), 1)).toEqual({
    passed: 5,
    failed: 1,
    names: ['c.test.ts: SyntaxError: no'],
  });
});

it('fails a run that ended with an error which is of no test', () => {
  const file = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed] };
  expect(unitResults(report(file), 1)).toMatchObject({ failed: 1 });
  expect(unitResults(report(file), 0)).toEqual({ passed: 5, failed: 0, names: [] });
});
