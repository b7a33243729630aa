import fc from 'fast-check';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { type Address, decodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { presets } from '../form/draft.ts';
import { callOf, callsOf } from './callOf.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token: Address = '0x8ce361602B935680E8DeC218b820ff5056BeB7af';
const chainId = 31337;
const coin = { kind: 'native', chainId } as const;
const counted = { kind: 'token', chainId, address: token } as const;
const item = { kind: 'nft', chainId, address: token, id: 7n } as const;
const collection = { kind: 'collection', chainId, address: token } as const;
const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
]);

const intentOf = (...clauses: readonly Clause[]): Intent => ({
  account,
  chainId,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
});
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((it) => `0x${Buffer.from(it).toString('hex')}` as Address);
const raw = fc.bigInt({ min: 1n, max: maxUint256 });

test('a payment is the call that pays exactly this to exactly them, and nothing else', () => {
  fc.assert(
    fc.property(address, raw, fc.boolean(), (to, amount, native) => {
      const asset = native ? coin : counted;
      const call = callOf(
        'send',
        intentOf({ kind: 'pay', asset, sum: { how: 'exactly', raw: amount }, to: { address: to } }),
      );
      if (native) {
        expect(call).toEqual({ to, value: amount, data: '0x' });
        return;
      }
      expect(call).toMatchObject({ to: token, value: 0n });
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call?.data ?? '0x' });
      expect([functionName, String(args?.[0]).toLowerCase(), args?.[1]]).toEqual(['transfer', to, amount]);
    }),
  );
});

test('an allowance is of exactly this much, for exactly them', () => {
  fc.assert(
    fc.property(address, fc.option(raw), (spender, upTo) => {
      const clause = {
        kind: 'allow',
        spender: { address: spender },
        asset: counted,
        upTo: upTo ?? 'noLimit',
      } as const;
      const call = callOf('allow', intentOf(clause));
      expect(call).toMatchObject({ to: token, value: 0n });
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call?.data ?? '0x' });
      expect([functionName, String(args?.[0]).toLowerCase(), args?.[1]]).toEqual([
        'approve',
        spender,
        upTo ?? maxUint256,
      ]);
    }),
  );
  const of = (asset: typeof item | typeof collection) =>
    decodeFunctionData({
      abi,
      data: callOf('allow', intentOf({ kind: 'allow', spender: { address: account }, asset }))?.data ?? '0x',
    });
  expect(of(item)).toEqual({ functionName: 'approve', args: [account, 7n] });
  expect(of(collection)).toEqual({ functionName: 'setApprovalForAll', args: [account, true] });
});

test('wrapping gives what is wrapped, and unwrapping takes it back', () => {
  const sum = { how: 'exactly', raw: 5n } as const;
  const wraps = callOf(
    'wrap',
    intentOf({ kind: 'pay', asset: coin, sum }, { kind: 'get', asset: counted, atLeast: 5n }),
  );
  expect(wraps).toMatchObject({ to: token, value: 5n });
  expect(decodeFunctionData({ abi, data: wraps?.data ?? '0x' }).functionName).toBe('deposit');
  const unwraps = callOf(
    'wrap',
    intentOf({ kind: 'pay', asset: counted, sum }, { kind: 'get', asset: coin, atLeast: 5n }),
  );
  expect(unwraps).toMatchObject({ to: token, value: 0n });
  expect(decodeFunctionData({ abi, data: unwraps?.data ?? '0x' })).toEqual({
    functionName: 'withdraw',
    args: [5n],
  });
});

const to = { address: account };
const one = { how: 'exactly', raw: 1n } as const;
const others: readonly (readonly [string, readonly Clause[]])[] = [
  ['at most', [{ kind: 'pay', asset: counted, sum: { how: 'atMost', raw: 1n }, to }]],
  ['all', [{ kind: 'pay', asset: counted, sum: { how: 'all' }, to }]],
  ['an item', [{ kind: 'pay', asset: item, sum: one, to }]],
  ['to nobody', [{ kind: 'pay', asset: counted, sum: one }]],
  ['to the token itself', [{ kind: 'pay', asset: counted, sum: one, to: { address: token } }]],
  [
    'two payments',
    [
      { kind: 'pay', asset: counted, sum: one, to },
      { kind: 'pay', asset: coin, sum: one, to },
    ],
  ],
  ['until a time', [{ kind: 'allow', spender: to, asset: counted, upTo: 1n, until: 9n }]],
  ['an allowance without an amount', [{ kind: 'allow', spender: to, asset: counted }]],
  ['an allowance of the currency', [{ kind: 'allow', spender: to, asset: coin, upTo: 1n }]],
  [
    'less than is paid',
    [
      { kind: 'pay', asset: coin, sum: one },
      { kind: 'get', asset: counted, atLeast: 2n },
    ],
  ],
  ['a sign-in', [{ kind: 'signIn', site: 'a.example' }]],
  ['nothing', [{ kind: 'nothing' }]],
];

test.each(others)('what no one call does for everybody is not made: %s', (_, clauses) => {
  for (const preset of presets) expect(callOf(preset, intentOf(...clauses))).toBeUndefined();
});

test('a swap of equal figures is not taken for wrapping', () => {
  const swap = intentOf({ kind: 'pay', asset: coin, sum: one }, { kind: 'get', asset: counted, atLeast: 1n });
  expect(callOf('swap', swap)).toBeUndefined();
});

test('several payments and allowances are a call each, in their order', () => {
  const to: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const pay = {
    kind: 'pay',
    asset: counted,
    sum: { how: 'exactly', raw: 10n },
    to: { address: to },
  } as const;
  const allow = { kind: 'allow', spender: { address: to }, asset: counted, upTo: 5n } as const;
  const calls = callsOf(['send', 'allow'], intentOf(pay, allow));
  const names = calls?.map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }).functionName);
  expect(names).toEqual(['transfer', 'approve']);
});

test('what is put into something is no payment to it, alone or beside others', () => {
  const to: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const pay = {
    kind: 'pay',
    asset: counted,
    sum: { how: 'exactly', raw: 10n },
    to: { address: to },
  } as const;
  expect(callsOf(['send', 'deposit'], intentOf(pay, pay))).toBeUndefined();
  expect(callsOf(['send', 'repay'], intentOf(pay, pay))).toBeUndefined();
  expect(callsOf(['send'], intentOf(pay, pay))).toBeUndefined();
});
