import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../../process.ts';
import { run } from '../../run.ts';

export type Answer = Readonly<{
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}>;

/** `readback serve` inside of the test: asked as a program asks it, with what it wrote to both streams. */
export async function serving(
  policy: unknown,
  args: readonly string[],
  { env = {}, isTerminal = true }: { env?: Record<string, string>; isTerminal?: boolean } = {},
) {
  const cwd = mkdtempSync(join(tmpdir(), 'readback-serve-'));
  const file = join(cwd, 'policy.json');
  writeFileSync(file, typeof policy === 'string' ? policy : JSON.stringify(policy));
  const said: string[] = [];
  const notes: string[] = [];
  const ending = new AbortController();
  let begun = (): void => {};
  const ready = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const ended: Promise<Outcome> = run({
    argv: ['serve', '--policy', 'policy.json', ...args],
    cwd,
    stdin: (async function* () {})(),
    paper: { columns: 100, colour: false },
    service: {
      env,
      isTerminal,
      say: (line) => said.push(line),
      note: (line) => {
        notes.push(line);
        begun();
      },
      until: ending.signal,
    },
  });
  await Promise.race([ready, ended]);
  const ask = async (method: string, params: unknown = [], signal?: AbortSignal): Promise<Answer> => {
    const response = await fetch(said[0] ?? '', {
      method: 'POST',
      ...(signal === undefined ? {} : { signal }),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as Answer;
  };
  return {
    said,
    notes,
    ask,
    ended,
    /** The file of the policy. */
    file,
    stop: () => {
      ending.abort();
      return ended.finally(() => rmSync(cwd, { recursive: true, force: true }));
    },
  };
}

type Heard = Readonly<{ method: string; params: readonly unknown[] }>;

/** A signer that keeps what it is asked to sign, and answers as it is told: undefined, nothing ever. */
export async function fakeSigner(
  knows: Readonly<{ accounts: readonly string[]; chainId: string }>,
  answer: (call: Heard) => unknown,
) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    const reply = async (): Promise<void> => {
      const call = JSON.parse(body) as Heard;
      const own: Record<string, unknown> = { eth_accounts: knows.accounts, eth_chainId: knows.chainId };
      const known = own[call.method];
      if (known === undefined) heard.push(call);
      const said = known === undefined ? await answer(call) : { result: known };
      if (said !== undefined)
        response.end(typeof said === 'string' ? said : JSON.stringify({ jsonrpc: '2.0', id: 1, ...said }));
    };
    request.on('end', () => void reply());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
