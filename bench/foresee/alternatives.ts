import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { anvilBinary } from '@readback/practice/anvilBinary.ts';
import { http } from 'viem';
import { ask } from './farNode.ts';
import type { Row } from './requests.ts';

/** Something else that runs a request on the state of a far node. `run` gives milliseconds. */
export type Alternative = Readonly<{ name: string; run: (row: Row, farUrl: string) => Promise<number> }>;

/** An Anvil that forks the far node and is up already; what it knows of the state it fetches again. */
export const warmAnvil: Alternative = {
  name: 'anvil --fork-url, warm',
  async run(row, farUrl) {
    const args = ['--port', '0', '--fork-url', farUrl, '--no-storage-caching', '--chain-id', '31337'];
    const child = spawn(anvilBinary(), args, { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let said = '';
        child.once('exit', () => reject(new Error('Anvil ended.')));
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
          if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
        });
      });
      await ask(url, 'eth_blockNumber', []);
      const started = performance.now();
      await ask(url, 'eth_simulateV1', simulation(row));
      return performance.now() - started;
    } finally {
      child.kill('SIGKILL');
    }
  },
};

/** The fork of tevm, made before the clock starts. Undefined where it is not installed. */
export function tevmFork(): Alternative | undefined {
  const folder = new URL('../alternatives/', import.meta.url);
  if (!existsSync(new URL('node_modules/@tevm/memory-client/package.json', folder))) return undefined;
  const entry = createRequire(new URL('package.json', folder)).resolve('@tevm/memory-client');
  return {
    name: 'tevm fork',
    async run({ from, to, data }, farUrl) {
      const { createMemoryClient } = (await import(pathToFileURL(entry).href)) as Tevm;
      const client = createMemoryClient({ fork: { transport: http(farUrl)({}) }, loggingLevel: 'fatal' });
      await client.tevmReady();
      const started = performance.now();
      const { errors } = await client.tevmCall({ from, to, data, throwOnFail: false });
      const took = performance.now() - started;
      if (errors !== undefined && errors.length > 0) throw new Error(`tevm: ${errors[0]?.message}`);
      return took;
    },
  };
}

type Tevm = Readonly<{
  createMemoryClient: (options: object) => Readonly<{
    tevmReady: () => Promise<unknown>;
    tevmCall: (call: object) => Promise<{ errors?: readonly { message: string }[] }>;
  }>;
}>;

/** One call as `eth_simulateV1` takes it, with nothing around it. */
export function simulation({ from, to, data }: Row): readonly unknown[] {
  return [{ blockStateCalls: [{ calls: [{ from, to, data }] }] }, 'latest'];
}
