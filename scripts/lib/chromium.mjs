import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for the browser tests: the one that READBACK_CHROMIUM names, else the one that comes with an npm
 * package, which is the same everywhere, else an installed one. Says one clear sentence and answers undefined when there
 * is not one.
 */
export async function findChromium() {
  const named = process.env.READBACK_CHROMIUM;
  if (named) return named;
  const packaged = process.platform === 'linux' && (await packagedChromium());
  if (packaged) return packaged;
  const installed = installedChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium: install Chrome or Chromium, or set READBACK_CHROMIUM to its path.',
  );
  return undefined;
}

/**
 * The path of a Chromium that runs extensions, for the tests of ours: the one that READBACK_FULL_CHROMIUM names, or an
 * installed one. The one that comes with an npm package runs none.
 */
export function findFullChromium() {
  return process.env.READBACK_FULL_CHROMIUM ?? installedChromium();
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...places].find((it) => existsSync(it));
}

/**
 * The package unpacks itself into the temporary folder, which must be its own: it takes any Chromium it finds there.
 * It brings the few libraries that a bare Linux may lack; they are used only where it does not start without them.
 */
async function packagedChromium() {
  const folder = resolve(root, 'node_modules/.cache/readback/chromium');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('node', ['--input-type=module', '-e', unpack], {
    quiet: true,
    cwd: resolve(root, 'e2e'),
    env: { TMPDIR: folder },
  });
  const path = output.trim().split('\n').at(-1);
  if (code !== 0 || !path || !existsSync(path)) return undefined;
  if (await starts(path)) return path;
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  return (await starts(path)) ? path : undefined;
}

const unpack = `
  import chromium, { inflate } from '@sparticuz/chromium';
  import { fileURLToPath } from 'node:url';
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  console.log(await chromium.executablePath());`;

async function starts(path) {
  const { code } = await run(path, ['--no-sandbox', '--headless', '--version'], { quiet: true });
  return code === 0;
}
