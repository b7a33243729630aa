import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startAnvil } from './anvil.ts';
import { rpc } from './rpc.ts';

test('a chain that is stopped answers no more', async () => {
  const anvil = await startAnvil(31337);
  expect(await rpc(anvil.url, 'eth_chainId')).toBe('0x7a69');
  await anvil.stop();
  await anvil.gone;
  await expect(rpc(anvil.url, 'eth_chainId')).rejects.toThrow();
});

test('a chain listens to this machine only, on a port that the system chose', async () => {
  const [one, other] = await Promise.all([startAnvil(31337), startAnvil(31338)]);
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(other.url).not.toBe(one.url);
  await Promise.all([one.stop(), other.stop()]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL', 'exit'] as const)(
  'no chain outlives a program that ends by %s',
  async (end) => {
    const url = await endedProgram(end);
    await expect.poll(() => answers(url), { timeout: 5_000 }).toBe(false);
  },
);

async function endedProgram(end: NodeJS.Signals | 'exit'): Promise<string> {
  const module = fileURLToPath(new URL('anvil.ts', import.meta.url));
  const program = `
    const { startAnvil } = await import(${JSON.stringify(module)});
    const { url } = await startAnvil(31337);
    console.log(url);
    process.stdin.once('data', () => process.exit(0));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [chunk] = await once(child.stdout, 'data');
  const url = String(chunk).trim();
  expect(await answers(url)).toBe(true);
  const ended = once(child, 'exit');
  if (end === 'exit') child.stdin.write('end\n');
  else child.kill(end);
  await ended;
  return url;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await rpc(url, 'eth_chainId')) === '0x7a69';
  } catch {
    return false;
  }
}
