import { spawn, type ChildProcess } from 'node:child_process';
import { anvilBinary } from './anvilBinary.ts';
import { endWithParent } from './endWithParent.ts';

export type Anvil = Readonly<{
  /** `http://127.0.0.1:<port>`, reachable from this machine only. */
  url: string;
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  gone: Promise<void>;
  stop: () => Promise<void>;
}>;

/**
 * Starts a chain of the given id on a free port of this machine, with the ten well-known test accounts at 100 ether
 * each, and resolves when it answers. It ends with `stop()`, and when this process ends in any way.
 * Rejects with a sentence when there is no binary for this machine, or when Anvil ends before it answers.
 */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const child = spawn(anvilBinary(), [...options, '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which then stops Anvil in order.
    detached: true,
    windowsHide: true,
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void gone.then(endWithParent(child));
  const url = await listening(child);
  return {
    url,
    pid: child.pid ?? 0,
    gone,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await gone;
      clearTimeout(late);
    },
  };
}

const options = ['--host', '127.0.0.1', '--port', '0', '--hardfork', 'osaka', '--balance', '100'];

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      child.stdout?.off('data', hear).resume();
      child.stderr?.off('data', hear).resume();
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(`Anvil ended before it answered: ${said.slice(-500).trim()}`)),
    );
  });
}
