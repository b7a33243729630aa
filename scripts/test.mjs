import { ensureInstalled } from './lib/install.mjs';
import { testOptions } from './lib/options.mjs';
import { runTasks } from './lib/tasks.mjs';

// `npm test`: types, lint, format, dead code, licenses, the tests of the engine and of all around it, and the core
// flows in a browser. `npm run test:all` (`--all`) adds what takes longer. `--part <name>` runs one part whole, and
// `--shard <i/n>` a share of it.
const { wrong, ...options } = testOptions(process.argv.slice(2));
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
ensureInstalled();
const { failed } = await runTasks(options.when.includes('test') ? 'test' : 'rest', options);
process.exit(failed === 0 ? 0 : 1);
