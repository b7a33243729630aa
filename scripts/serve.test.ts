import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const it of started.splice(0)) it.kill('SIGKILL');
});

function serve(...options: string[]) {
  const script = fileURLToPath(new URL('serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '--no-open', '--no-page', ...options], { stdio: 'pipe' });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  const url = async () => {
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    return /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
  };
  return { child, ended, url, said: () => said };
}

test.each(['SIGINT', 'SIGTERM'] as const)('the app answers, and ends in order on %s', async (signal) => {
  const { child, ended, url } = serve('--port', '0');
  const config = await configAt(await url());
  expect(config.practice?.marker.chainId).toBe(31337);
  const answer = await fetch(`${await url()}/practice/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: await url() },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
  });
  expect(await answer.json()).toMatchObject({ result: '0x7a69' });
  child.kill(signal);
  expect((await ended).code).toBe(0);
  await expect(fetch(await url())).rejects.toThrow();
});

test('a taken port is said, and another one taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { url, said } = serve('--no-practice', '--port', String(port));
  expect(await url()).not.toContain(`:${port}`);
  expect(said()).toContain(`Port ${port} is taken.`);
  other.close();
});

test('without a practice chain there is none in what the page is told', async () => {
  const { url } = serve('--no-practice', '--port', '0', '--rpc', '1=http://127.0.0.1:8545');
  const config = await configAt(await url());
  expect(config.practice).toBeNull();
  expect(config.networks).toContainEqual(
    expect.objectContaining({ chainId: 1, rpc: 'http://127.0.0.1:8545' }),
  );
});

test.each([
  [['--port', '99999'], /--port takes a number/],
  [['--rpc', 'x'], /--rpc takes <chainId>=<url>/],
  [['--nonsense'], /nonsense/],
])('an option that makes no sense is said: %j', async (options, says) => {
  const { code, said } = await serve(...options).ended;
  expect(code).toBe(1);
  expect(said).toMatch(says);
});

type Config = Readonly<{ networks: readonly unknown[]; practice: { marker: { chainId: number } } | null }>;

async function configAt(url: string): Promise<Config> {
  return (await (await fetch(`${url}/config.json`)).json()) as Config;
}
