import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Ended = Readonly<{ out: string; err: string; code: number | null }>;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the real command as a process of its own. `stdin` is piped in; without it there is nothing to read there. */
export function readback(
  args: readonly string[],
  { stdin = '', cwd, env = {} }: { stdin?: string | Uint8Array; cwd?: string; env?: object } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, NO_COLOR: '', ...env },
      ...(cwd === undefined ? {} : { cwd }),
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (it: string) => (out += it));
    child.stderr.setEncoding('utf8').on('data', (it: string) => (err += it));
    child.on('error', reject);
    child.on('close', (code) => resolve({ out, err, code }));
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
  });
}
