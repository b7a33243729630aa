import { availableParallelism } from 'node:os';

/** The parts of the tests, as the workflow runs them side by side. */
export const partNames = ['check', 'unit', 'chain', 'browser'];

/**
 * Tests on a chain of their own that `npm test` runs besides those that have a tape: `test:all` runs the others. Together
 * they take a minute of a processor.
 */
export const quickChainFiles = [
  'practice/src/attack/cases/cases.test.ts',
  'practice/src/attack/promises.test.ts',
  'practice/src/attack/tries/nameRecords.test.ts',
  'practice/src/compile.test.ts',
  'practice/src/deploy/practiceContracts.test.ts',
  'practice/src/truth/compare.test.ts',
];

/** How many processors there are to share among what runs at a time. */
export const lanes = Math.max(2, availableParallelism());

/**
 * The projects of Vitest (`vitest.config.ts`) and when each runs: what a project has is in no other. `tapes` runs the
 * files of tests that have a tape against a node, and fails where it answers otherwise.
 */
export const projects = [
  { name: 'engine', part: 'unit', when: 'test' },
  // Its last file hears the views of all the others, in one process.
  { name: 'rules', part: 'unit', when: 'test', whole: true },
  { name: 'around it', part: 'unit', when: 'test' },
  { name: 'apart', part: 'unit', when: 'test' },
  { name: 'chain', part: 'chain', when: 'test' },
  { name: 'chain at length', part: 'chain', when: 'rest', workers: 2 },
  { name: 'tapes', project: 'chain', part: 'chain', when: 'rest', workers: 2, tapes: 'compare' },
];

/** The browser tests and when each runs. */
export const browserRuns = [
  { name: 'core flows', when: 'test', args: ['--project=page', '--grep', '@core'] },
  { name: 'other flows', when: 'rest', args: ['--grep-invert', '@core'], pseudo: true },
];
