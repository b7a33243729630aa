import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { nodePath, run, toolEnvironment } from './lib/run.mjs';

// `npm run dev`: the practice chain and the small server, and before them Vite, which reloads the page as you type.
ensureInstalled();
const server = spawn(nodePath(), ['scripts/serve.ts', '--no-open', '--no-page', '--port', '5180'], {
  cwd: root,
  env: toolEnvironment(),
  stdio: ['ignore', 'pipe', 'inherit'],
});
const gone = new Promise((settle) => server.on('exit', settle));
const address = await new Promise((settle) => {
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
    const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output);
    if (found) settle(found[0]);
  });
  void gone.then(() => settle(undefined));
});
if (!address) {
  console.error('The server did not start: the lines above say why.');
  process.exit(1);
}
const { code } = await run('vite', [], { cwd: resolve(root, 'web'), env: { READBACK_SERVER: address } });
// After Ctrl-C the server is stopping already; a second SIGINT would cut that short.
server.kill('SIGTERM');
await gone;
process.exit(code);
