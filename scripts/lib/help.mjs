import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './install.mjs';

/** The help of `npm start`, which needs nothing that is installed. */
export const startHelp = `npm start -- [options]
  --port <number>          where to listen (8470; the next free one when that is taken)
  --rpc <chainId>=<url>    a node of your own for a network; also as READBACK_RPC_<chainId> in the environment
  --no-practice            without the practice chain
  --no-scripts             without the address where scripts connect
  --no-open                without opening a browser
  --no-page                without the page, for npm run dev
  --language <tag>         a page built in another language (web/dist-<tag>)
  --help                   prints this help`;

/** The help of `readback`, as its document holds it word for word. */
export function commandHelp() {
  const document = readFileSync(resolve(root, 'docs/command-line.md'), 'utf8');
  return /^## Help\s+```\n([\s\S]+?)\n```/m.exec(document)?.[1] ?? '';
}

/** Whether a command is asked for its help, and for nothing else. What follows `--` is not an option. */
export function asksHelp(args) {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).includes('--help');
}
