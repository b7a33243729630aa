/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Anvil = Readonly<{ url: string; stop: () => Promise<void> }>;

export type StartAnvil = (args?: readonly string[]) => Promise<Anvil>;

/**
 * Starts an Anvil of its own for a test, on a free port, and waits until it listens. Its accounts are the
 * well-known ones of the test mnemonic. Stop it in `afterAll`.
 */
export const startAnvil: StartAnvil = (args) => (instead ?? startProgram)(args);

let instead: StartAnvil | undefined;

/** Puts something else in the place of the program, which `start` still starts. Undefined takes it away. */
export function startInstead(as: ((start: StartAnvil) => StartAnvil) | undefined): void {
  instead = as?.(startProgram);
}

const startProgram: StartAnvil = async (args = []) => {
  const child = spawn(binary(), ['--host', '127.0.0.1', '--port', '0', '--chain-id', '31337', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await listening(child);
  return {
    url,
    stop: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
};

function binary(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
  const pack = `@foundry-rs/anvil-${process.platform}-${cpu}`;
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  return join(dirname(createRequire(import.meta.url).resolve(`${pack}/package.json`)), 'bin', name);
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Anvil ended: ${said.slice(-500)}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
