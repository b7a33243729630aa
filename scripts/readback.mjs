import { ensureBuilt } from './lib/build.mjs';
import { asksHelp, commandHelp } from './lib/help.mjs';
import { ensureInstalled, isInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { resolve } from 'node:path';
import { servesPage } from './lib/servesPage.mjs';

// `npm run readback -- …`: the command line; see `cli/src/options/table.ts`. Its standard output is the readback alone.
const args = process.argv.slice(2);
if (asksHelp(args) && (servesPage(args) || !isInstalled())) {
  console.log(commandHelp());
  process.exit(0);
}
console.log = console.error;
ensureInstalled();
// npm runs scripts in the root; files are named from where the user stands.
const { npm_lifecycle_event: running, INIT_CWD: from } = process.env;
const cwd = running === 'readback' && from ? from : process.cwd();
const { code } = servesPage(args)
  ? await serve()
  : await run('node', [resolve(root, 'cli/src/main.ts'), ...args], { cwd });
process.exit(code);

/** `readback serve` without a policy: the page answers, as after `npm start`, without the practice chain. */
async function serve() {
  await ensureBuilt();
  return run('node', ['scripts/serve.ts', '--no-practice', ...args.slice(1)]);
}
