import { availableParallelism } from 'node:os';

/** The parts of the tests, as the workflow runs them side by side. */
export const partNames = ['check', 'unit', 'chain', 'browser'];

/**
 * The tests on a chain of their own that `npm test` runs: `test:all` runs the others. Together they take a minute of a
 * processor, and a ground of the attack tries that breaks is noticed by one of them.
 */
export const quickChainFiles = [
  'practice/src/attack/cases/cases.test.ts',
  'practice/src/attack/promises.test.ts',
  'practice/src/attack/tries/named.test.ts',
  'practice/src/compile.test.ts',
  'practice/src/deploy/practiceContracts.test.ts',
  'practice/src/truth/compare.test.ts',
];

/** How many processors there are to share among what runs at a time. */
export const lanes = Math.max(2, availableParallelism());

/** The projects of Vitest (`vitest.config.ts`) and when each runs: what a project has is in no other. */
export const projects = [
  { name: 'engine', part: 'unit', when: 'test' },
  // Its last file hears the views of all the others, in one process.
  { name: 'rules', part: 'unit', when: 'test', whole: true },
  { name: 'around it', part: 'unit', when: 'test' },
  { name: 'apart', part: 'unit', when: 'test' },
  { name: 'chain', part: 'chain', when: 'test' },
  { name: 'chain at length', part: 'chain', when: 'rest', workers: 2 },
];

/** The browser tests and when each runs. */
export const browserRuns = [
  { name: 'core flows', when: 'test', args: ['--grep', '@core', '--pass-with-no-tests'] },
  { name: 'other flows', when: 'rest', args: ['--grep-invert', '@core'], pseudo: true },
];
