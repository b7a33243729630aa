import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { RpcAnswer, World } from '@readback/core/world/world.ts';
import { expect, test } from 'vitest';
import { type BalanceOf, readBalance } from './readBalance.ts';

const account = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const token = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';

async function read(of: Partial<BalanceOf>, answer: Known<RpcAnswer>) {
  const asked: unknown[] = [];
  const ask = (async (_: string, question: unknown) => {
    asked.push(question);
    return answer;
  }) as unknown as World['ask'];
  const balance = await readBalance({ chainId: 1, account, ...of }, { ask }, AbortSignal.timeout(1_000));
  return { balance, asked };
}

const result = (value: unknown) => known({ result: value, endpoint: 'node' });

test('the network’s native currency is one question', async () => {
  const { balance, asked } = await read({}, result('0xde0b6b3a7640000'));
  expect(balance).toEqual(known(10n ** 18n));
  expect(asked).toEqual([{ chainId: 1, method: 'eth_getBalance', params: [account, 'latest'] }]);
});

test('a token is asked what the account holds of it', async () => {
  const { balance, asked } = await read({ token }, result(`0x${'5'.padStart(64, '0')}`));
  expect(balance).toEqual(known(5n));
  const data = `0x70a08231000000000000000000000000${account.slice(2).toLowerCase()}`;
  expect(asked).toEqual([{ chainId: 1, method: 'eth_call', params: [{ to: token, data }, 'latest'] }]);
});

test('an answer that is not an amount is not shown as one', async () => {
  for (const value of ['0x', '0x05', null, 5, '', 'five']) {
    expect((await read({ token }, result(value))).balance.s, String(value)).toBe('unknown');
  }
  for (const value of ['0x', null, 5, '0xzz']) {
    expect((await read({}, result(value))).balance.s, String(value)).toBe('unknown');
  }
});

test('a node that does not answer leaves it unknown, with the reason', async () => {
  expect((await read({}, unknown('timeout', 'node'))).balance).toEqual(unknown('timeout', 'node'));
});
