import { printResults, resultsOf } from './lib/results.mjs';

// `node scripts/summary.mjs test rest`: what the runs of these names found, as one line at the end.
const results = resultsOf(process.argv.slice(2));
printResults(results);
process.exit(results.failed === 0 ? 0 : 1);
