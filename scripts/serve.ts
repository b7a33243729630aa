import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Practice, startPractice } from '@readback/practice/practice.ts';
import { noteRunning } from '@readback/practice/running.ts';
import { networksWith } from '@readback/server/networks.ts';
import { startServer } from '@readback/server/server.ts';
import { openBrowser } from './lib/openBrowser.ts';

// The program behind `npm start`, once everything is installed and built: the practice chain and the page, on one
// address of this machine, until Ctrl-C. Its options are in scripts/lib/help.mjs.
const usualPort = 8470;
const closing: (() => Promise<void>)[] = [];

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function main(): Promise<void> {
  const options = readOptions();
  const networks = networksWith(options.rpc, process.env);
  const practice = options.practice ? await practiceIfPossible() : undefined;
  const server = await startServer({
    port: options.port,
    networks,
    ...(options.page && { dist: resolve(import.meta.dirname, '../web', folderOf(options.language)) }),
    ...(practice && { practice }),
    ...(options.scripts && { scripts: {} }),
  });
  closing.push(server.close);
  if (practice) closing.push(noteRunning(server.url));

  if (options.port !== 0 && server.port !== options.port) console.log(`Port ${options.port} is taken.`);
  const what = options.page ? 'Readback' : 'The server (without the page)';
  console.log(`${what} is at ${server.url}${practice ? ', with a practice chain' : ''}. Ctrl-C stops it.`);
  // The address itself is a secret, and what a terminal shows is often kept.
  if (options.scripts) console.log('Scripts can connect: the page shows the address.');
  if (options.open && options.page) openBrowser(server.url);
}

function readOptions() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string', default: String(usualPort) },
      rpc: { type: 'string', multiple: true, default: [] },
      practice: { type: 'boolean', default: true },
      scripts: { type: 'boolean', default: true },
      page: { type: 'boolean', default: true },
      open: { type: 'boolean', default: true },
      language: { type: 'string', default: '' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number up to 65535, not ${values.port}.`);
  return { ...values, port };
}

function folderOf(language: string): string {
  if (!/^[\w-]*$/.test(language)) throw new Error(`--language takes the tag of a language, not ${language}.`);
  return language === '' ? 'dist' : `dist-${language}`;
}

/** The page works without it, so that no practice chain is said, and no reason to stop. */
async function practiceIfPossible(): Promise<Practice | undefined> {
  try {
    const practice = await startPractice();
    closing.push(practice.close);
    return practice;
  } catch (error) {
    console.log(error instanceof Error ? error.message : 'The practice chain did not start.');
    return undefined;
  }
}

async function stop(code: number): Promise<never> {
  await Promise.allSettled(closing.toReversed().map((it) => it()));
  process.exit(code);
}
