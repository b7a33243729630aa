import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { RpcAnswer, World } from '@readback/core/world/world.ts';
import { expect, test } from 'vitest';
import { readDecimals } from './readDecimals.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

function answering(answer: Known<RpcAnswer>): { world: World; asked: unknown[] } {
  const asked: unknown[] = [];
  const ask = (async (_: string, question: unknown) => {
    asked.push(question);
    return answer;
  }) as unknown as World['ask'];
  return { world: { ask }, asked };
}

const read = (answer: Known<RpcAnswer>) =>
  readDecimals({ chainId: 1, address }, answering(answer).world, AbortSignal.timeout(1_000));
const result = (value: unknown) => read(known({ result: value, endpoint: 'node' }));
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

test('a token that states its decimals is asked once, on its own network', async () => {
  const { world, asked } = answering(known({ result: word(6n), endpoint: 'node' }));
  expect(await readDecimals({ chainId: 10, address }, world, AbortSignal.timeout(1_000))).toEqual(known(6));
  expect(asked).toEqual([
    { chainId: 10, method: 'eth_call', params: [{ to: address, data: '0x313ce567' }, 'latest'] },
  ]);
});

test('an address without a token is not found', async () => {
  expect(await result('0x')).toEqual(unknown('notFound', 'node'));
});

test('decimals that make no sense are not taken', async () => {
  for (const value of [word(78n), word(2n ** 255n), '0x06', '0x', 6, null, `${word(6n)}00`]) {
    expect((await result(value)).s, String(value)).toBe('unknown');
  }
});

test('a node that does not answer leaves them unknown', async () => {
  expect(await read(unknown('timeout', 'node'))).toEqual(unknown('timeout', 'node'));
  const reverted = known({ error: { code: 3, message: 'execution reverted' }, endpoint: 'node' });
  expect(await read(reverted)).toEqual(unknown('unanswered', 'node'));
  const refused = known({ error: { code: -32000, message: 'not allowed' }, endpoint: 'node' });
  expect(await read(refused)).toEqual(unknown('refused', 'node'));
});
