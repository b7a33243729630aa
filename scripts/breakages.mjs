import { breakages } from './lib/breakageTable.mjs';
import { chosen, tryAll } from './lib/breakages.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run breakages`: a test of the tests. Breaks one thing at a time in a copy, and fails where no test notices.
// `npm run breakages -- --fast` leaves out those whose tests take long; `npm run breakages -- hearback keyless` tries
// those with such words in their name or file.
ensureInstalled();
const args = process.argv.slice(2);
const rows = chosen(breakages, args);
if (rows.length === 0) {
  console.error(`No breakage is called ${args.join(' ')}.`);
  process.exit(1);
}
const wrong = await tryAll(rows);
for (const line of wrong) console.error(line);
console.log(`${rows.length - wrong.length} of ${rows.length} breakages were noticed`);
process.exit(wrong.length === 0 ? 0 : 1);
