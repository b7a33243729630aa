import { readdirSync } from 'node:fs';
import type { View } from '../view.ts';
import { listening } from './views.ts';

/** Files whose views are many and alike, or that need the whole registry. */
const leftOut =
  /\.long\.|\.property\.|^(?:neverMilder|imported|naming|honest|registry|shipped|keyless|allHeld|takings|missing)\./;

/**
 * Runs the tests of the rules once more, and hands on every view that they make: a rule's own tests have views in which
 * it fires and in which it is clear.
 */
export async function samplesOfTests(hear: (view: View) => void): Promise<void> {
  listening.hear = hear;
  for (const folder of ['../', '../../account/']) {
    for (const name of readdirSync(new URL(folder, import.meta.url))) {
      // The query makes a second module of it: a file of tests counts once where it stands.
      if (name.endsWith('.test.ts') && !leftOut.test(name)) await import(`${folder}${name}?samples`);
    }
  }
}
