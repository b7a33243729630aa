/** Before each file of tests of the rules: its views are heard while it runs, for `missing.test.ts`. */
import { expect } from 'vitest';
import { hear, heardFiles } from './heard.ts';
import { isSample } from './samplesOfTests.ts';
import { listening } from './views.ts';

const path = expect.getState().testPath ?? '';
delete listening.hear;
if (isSample(path)) {
  heardFiles.add(path);
  listening.hear = hear;
}
