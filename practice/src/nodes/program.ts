import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { anvilBinary } from '../anvilBinary.ts';
import { endWithParent } from '../endWithParent.ts';
import { rpc } from '../rpc.ts';
import { installIn } from './installIn.ts';

/** A node that someone else wrote, running as a process of its own. */
export type RunningNode = Readonly<{ url: string; chainId: number; stop: () => Promise<void> }>;

/** How a program is started in a folder of its own, to listen at a port of this machine. */
export type Program = (at: Readonly<{ port: number; folder: string }>) => readonly [string, ...string[]];

const tools = resolve(import.meta.dirname, '../../../tools/nodes');
export const mnemonic = 'test test test test test test test test test test test junk';
/** Of the first account of the mnemonic, which every development chain knows. */
const firstKey = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Foundry's node, as another fork, chain or kind of chain. */
export function anvil(...options: readonly string[]): Program {
  return ({ port }) => [
    anvilBinary(),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--balance',
    '100000',
    '--no-cors',
    ...options,
  ];
}

/** Hardhat's node, for Ethereum (`l1`) or the OP Stack. */
export function hardhat(chainType: 'l1' | 'op', more: Readonly<Record<string, unknown>> = {}): Program {
  return ({ port, folder }) => {
    const node = { type: 'edr-simulated', chainType, ...more };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'project', type: 'module' }));
    writeFileSync(
      join(folder, 'hardhat.config.ts'),
      `export default { networks: { default: ${JSON.stringify(node)}, node: ${JSON.stringify(node)} } };`,
    );
    symlinkSync(installed('hardhat/dist/src/cli.js', ''), join(folder, 'node_modules'), 'junction');
    const script = installed('hardhat/dist/src/cli.js');
    const place = ['--hostname', '127.0.0.1', '--port', String(port)];
    return [process.execPath, script, 'node', '--chain-type', chainType, ...place];
  };
}

export function ganache(...options: readonly string[]): Program {
  return ({ port }) => [
    process.execPath,
    installed('ganache/dist/node/cli.js'),
    '--server.host',
    '127.0.0.1',
    '--server.port',
    String(port),
    '--logging.quiet',
    '--wallet.mnemonic',
    mnemonic,
    '--wallet.defaultBalance',
    '100000',
    ...options,
  ];
}

/** The client of EthereumJS as a chain of one, which makes a block every ten seconds. */
export function ethereumJs(): Program {
  return ({ port, folder }) => {
    writeFileSync(join(folder, 'key'), firstKey);
    return [
      process.execPath,
      installed('@ethereumjs/client/dist/esm/bin/cli.js'),
      '--dev=poa',
      `--unlock=${join(folder, 'key')}`,
      `--dataDir=${join(folder, 'data')}`,
      '--rpc',
      '--rpcAddr=127.0.0.1',
      `--rpcPort=${port}`,
      `--port=${port + 1}`,
      '--logFile=false',
    ];
  };
}

/** Starts a program, and resolves once it answers. Rejects with what it said when it ends before. */
export async function startProgram(program: Program): Promise<RunningNode> {
  const folder = mkdtempSync(join(tmpdir(), 'readback-node-'));
  const port = await freePort();
  const [command, ...args] = program({ port, folder });
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
    detached: true,
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-2_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('error', (error) => hear(Buffer.from(error.message)));
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  void gone.then(endWithParent(child));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const id = await rpc<string>(url, 'eth_chainId').catch(() => undefined);
    if (id !== undefined) return { url, chainId: Number(id), stop };
    await new Promise((later) => setTimeout(later, 200));
  }
  await stop();
  throw new Error(`${command} did not answer: ${said}`);
}

/** A file of a package of `tools/nodes`, which is installed when it is first needed; 350 MB. */
function installed(file: string, shown = file): string {
  const path = join(tools, 'node_modules');
  installIn(tools, [join(path, file)]);
  return join(path, shown);
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
