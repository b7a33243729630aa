import { type Address, getAddress, type Hex, pad, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { isKeyless } from './keyless.ts';
import { bytesOfAddress, keylessAmong } from './testing/drawnAddresses.ts';
import { answer } from '../check/testing/answers.ts';
import { call, contract, dataOf, me, safe, transaction, usdc } from '../check/testing/views.ts';

const at = (hex: string): Address => {
  expect(hex).toMatch(/^0x[0-9a-f]{40}$/);
  return hex as Address;
};
const left = (it: Hex) => at(pad(it, { size: 20 }));
const right = (it: Hex) => at(pad(it, { size: 20, dir: 'right' }));
const repeated = (it: string) => at(`0x${it.repeat(40).slice(0, 40)}`);
const bytes = (one: (n: number) => number) => at(bytesOfAddress(one));
const friend = 'a91c4e7d30b86f25d94e1372c8560bfa4471e3d9';

const families: Readonly<Record<string, readonly Address[]>> = {
  'a number': [
    left(toHex(10n ** 9n)),
    left(toHex(10n ** 18n)),
    left(toHex(10n ** 24n - 1n)),
    left('0x0f4240'),
  ],
  'bytes with zeros behind': [right('0xa9059cbb'), right(`0x${friend.slice(0, 20)}`), right('0x1234')],
  'zeros at both ends': [at(`0x000000000000${friend.slice(0, 16)}000000000000`)],
  'zeros between': [at(`0xa9059cbb${'00'.repeat(12)}${friend.slice(0, 8)}`)],
  'a negative number': [at(`0x${'ff'.repeat(14)}3a9f11c204d7`)],
  'the same again': ['12', 'dead', 'deadbeef', 'cafebabe', 'abc', '1234567890', '0123456789abcdef'].map(
    repeated,
  ),
  'the half twice': [repeated(friend.slice(0, 20))],
  'digits that count': [
    at('0x0123456789abcdef0123456789abcdef01234567'),
    at('0xfedcba9876543210fedcba9876543210fedcba98'),
    at('0x9876543210987654321098765432109876543210'),
    at('0x13579bdf13579bdf13579bdf13579bdf13579bdf'),
  ],
  'bytes that count': [
    bytes((n) => n + 1),
    bytes((n) => 255 - n),
    bytes((n) => n * 17),
    bytes((n) => 3 + n * 2),
    at('0x0102030405060708091011121314151617181920'),
  ],
  'longer numbers that count': [
    at('0x0001000200030004000500060007000800090010'),
    at('0x0000000100000002000000030000000400000005'),
  ],
  'a text': [
    ...['john77.eth', 'vitalik.eth', 'my treasury wallet', 'alice@example.com', '0x71C7656EC7ab88b098'].map(
      (it) => right(toHex(it)),
    ),
    left(toHex('Thanks for your help')),
    left(toHex('order no. 12345')),
  ],
};

describe('an address that no key leads to', () => {
  it.each(Object.entries(families))('is one of the family: %s', (_, all) => {
    expect(all.filter((it) => !isKeyless(it))).toEqual([]);
  });

  // A hundredth; `keyless.long.test.ts` has all hundred thousand.
  it('is not one of a thousand drawn at random', () => {
    expect(keylessAmong(1_000)).toEqual([]);
  });

  it('has nineteen digits or more that follow from others: nobody can try so many, and eighteen are not enough', () => {
    const run = (count: number) =>
      at(`0x${friend.slice(0, 8)}${'b'.repeat(count)}${friend.slice(8 + count)}`);
    expect([18, 19, 20, 21, 22].map((count) => isKeyless(run(count)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const zeros = (count: number) => at(`0x${'0'.repeat(count)}${friend.slice(count)}`);
    expect([16, 18, 20, 22].map((count) => isKeyless(zeros(count)))).toEqual([false, false, true, true]);
  });

  it('is none that someone searched for: eight bytes of zeros, or few digits alike', () => {
    const made = [`0x${'00'.repeat(8)}${friend.slice(16)}`, `0x1111111111${friend.slice(10)}`, `0x${friend}`];
    expect(made.filter((it) => isKeyless(at(it)))).toEqual([]);
  });
});

describe('a payment to an address that no key leads to', () => {
  const rule = 'transfers.lost';
  const transfer = 'transfer(address to, uint256 amount)';
  const list = Object.values(families)
    .flat()
    .map((it) => getAddress(it));

  it('is a Caution, in coins, in a token, by a Safe and in a batch', () => {
    for (const to of list) {
      expect(answer(rule, transaction(to, '0x', 1n))).toBe('caution');
      expect(answer(rule, call(usdc, transfer, [to, 1n]))).toBe('caution');
      for (const signature of [
        'transferAndCall(address to, uint256 amount)',
        'transferFromAndCall(address from, address to, uint256 amount)',
      ])
        expect(
          answer(rule, call(usdc, signature, signature.includes('from') ? [me, to, 1n] : [to, 1n])),
          signature,
        ).toBe('caution');
    }
    const [to = usdc] = list;
    const calls = [{ to: usdc, value: 0n, data: dataOf(transfer, [to, 1n]) }];
    expect(answer(rule, { kind: 'calls', chainId: 1, from: me, atomic: true, calls })).toBe('caution');
    const none = getAddress('0x0000000000000000000000000000000000000000');
    const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none };
    const tx = {
      to: usdc,
      value: 0n,
      data: dataOf(transfer, [to, 1n]),
      operation: 0,
      nonce: 0n,
      ...gas,
    } as const;
    expect(answer(rule, { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx })).toBe('caution');
  });

  it('is a Caution of what a swap buys', () => {
    const swap =
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const body = call(contract, swap, [5n, 4n, [usdc, contract], list[0], 9n]);
    expect(answer(rule, body)).toBe('caution');
  });

  it('is silent where code stands, and where the contract is one that Readback names', () => {
    const [to = usdc] = list;
    expect(answer(rule, transaction(to, '0x', 1n), { codes: { [to]: 'contract' } })).toBe('clear');
    const bridge = getAddress('0x4200000000000000000000000000000000000010');
    const coins = { ...transaction(bridge, '0x', 1n), chainId: 10 };
    expect(answer(rule, coins)).toBe('clear');
  });
});
