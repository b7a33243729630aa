import { readdirSync } from 'node:fs';
import type { Evidence } from '../../evidence/evidence.ts';
import { listening } from './views.ts';

/** Files whose views are many and alike, or that need the whole registry. */
const leftOut =
  /\.long\.|\.property\.|^(?:neverMilder|imported|naming|honest|registry|shipped|keyless|allHeld|takings|missing|whatLeaves|whichBound|whoseAuthority)\./;

/**
 * Runs the tests of the rules once more, and hands on every view that they make: a rule's own tests have views in which
 * it fires and in which it is clear.
 */
export async function samplesOfTests(hear: (view: Evidence) => void): Promise<void> {
  listening.hear = hear;
  for (const station of ['../', '../../evidence/', '../../actions/', '../../narrate/']) {
    for (const name of readdirSync(new URL(station, import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const file = name.split('/').at(-1) ?? name;
      // The query makes a second module of it: a file of tests counts once where it stands.
      if (file.endsWith('.test.ts') && !leftOut.test(file)) await import(`${station}${name}?samples`);
    }
  }
}
