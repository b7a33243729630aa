import { ensureBuilt } from './lib/build.mjs';
import { asksHelp, startHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm start`: from nothing to an open page. Options after `--` are those of scripts/serve.ts.
if (asksHelp(process.argv.slice(2))) {
  console.log(startHelp);
  process.exit(0);
}
ensureInstalled();
await ensureBuilt();
const { code } = await run('node', ['scripts/serve.ts', ...process.argv.slice(2)]);
process.exit(code);
