import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hear, heardFiles, looksAtAll } from './heard.ts';
import { listening } from './views.ts';

/** Files whose views are many and alike, or that need the whole registry. */
const leftOut =
  /\.long\.|\.property\.|^(?:neverMilder|imported|naming|honest|registry|shipped|keyless|allHeld|lossCauses|missing|whatLeaves|whichBound|whoseAuthority)\./;

/**
 * Sees to it that every view of the tests of the rules has been heard: a rule's own tests have views in which it fires
 * and in which it is clear. Files that ran before this one in the same process were heard then (`hearing.ts`); the others
 * are run once more.
 */
export async function samplesOfTests(): Promise<void> {
  listening.hear = hear;
  if (!looksAtAll) return;
  for (const station of ['../', '../../evidence/', '../../actions/', '../../narrate/']) {
    const folder = new URL(station, import.meta.url);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!isSample(name) || heardFiles.has(fileURLToPath(new URL(name, folder)))) continue;
      // The query makes a second module of it: a file of tests counts once where it stands.
      await import(`${station}${name}?samples`);
    }
  }
}

/** Whether the views of a file of tests are heard. */
export function isSample(path: string): boolean {
  const file = path.split(/[\\/]/).at(-1) ?? path;
  return file.endsWith('.test.ts') && !leftOut.test(file);
}
