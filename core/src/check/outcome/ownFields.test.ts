import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Body, TxOverrides } from '../../model/request.ts';
import { gasCharged, leastGas } from '../../request/leastGas.ts';
import { rules } from '../rules.ts';
import { answer, told } from '../testing/answers.ts';
import { balance, effectsOf, friend, me, offline, transaction } from '../testing/views.ts';

const rule = 'outcome.fields';
const ether = 10n ** 18n;
const gwei = 10n ** 9n;

function pay(set: TxOverrides, value = ether): Extract<Body, { kind: 'transaction' }> {
  return { ...(transaction(friend, '0x', value) as Extract<Body, { kind: 'transaction' }>), set };
}

function creation(bytes: number, set: TxOverrides = {}): Body {
  const body = transaction(null, `0x${'fe'.repeat(bytes)}`) as Extract<Body, { kind: 'transaction' }>;
  return { ...body, set };
}

const amount = (raw: bigint): FactValue => ({ kind: 'amount', raw, asset: { kind: 'native', chainId: 1 } });

describe('what the own fields of a transaction prove', () => {
  it.each([
    ['a priority fee above the maximum', pay({ maxFeePerGas: gwei, maxPriorityFeePerGas: 2n * gwei })],
    ['a cost that overflows', pay({ gas: 2n ** 64n - 1n, gasPrice: 2n ** 200n })],
    ['a cost that overflows with the amount', pay({ gas: 21_000n, maxFeePerGas: 1n }, 2n ** 256n - 21_000n)],
    ['a gas limit below what sending costs', pay({ gas: 20_999n })],
    ['a gas limit below what its bytes cost', creation(100, { gas: 54_000n })],
    ['code that is too long to deploy', creation(49_153)],
  ])('%s is said, also offline', (_, body) => {
    expect(answer(rule, body, offline)).toBe('caution');
  });

  it.each([
    ['equal priority and maximum', pay({ maxFeePerGas: gwei, maxPriorityFeePerGas: gwei })],
    ['the least gas limit', pay({ gas: 21_000n })],
    ['the longest code', creation(49_152)],
    ['an old transaction', pay({ gas: 21_000n, gasPrice: 30n * gwei, nonce: 7n })],
  ])('%s is not', (_, body) => {
    expect(['clear', 'silent', 'notApplicable']).toContain(answer(rule, body, offline));
  });

  it('a gas limit with which it passes where it is run is no fault: networks change what it costs', () => {
    expect(told(rule, pay({ gas: 12_000n }), { effects: known(effectsOf([])) })).toEqual([
      'clear request.chain',
    ]);
    expect(
      told(rule, pay({ gas: 12_000n }), { effects: known(effectsOf([], { status: 'revert' })) }),
    ).toEqual([
      'caution: outcome.fields.says how gas | outcome.fields.why | outcome.fields.remedy how gas | by request.gas',
    ]);
  });

  const least = (to: typeof friend | null, data: `0x${string}`, set: TxOverrides = {}, chainId = 10) =>
    leastGas({ call: { to, data, value: 0n }, set, chainId });

  it('accesses, authorizations and words of code count', () => {
    expect(least(friend, '0x')).toBe(21_000n);
    expect(least(null, '0x00ff')).toBe(53_022n);
    const list = [{ address: me, storageKeys: [`0x${'00'.repeat(32)}`] as const }];
    expect(least(friend, '0x', { accessList: list })).toBe(25_300n);
    const authorization = { delegate: me, chainId: 1, nonce: 0n };
    expect(least(friend, '0x', { authorizationList: [authorization, authorization] })).toBe(71_000n);
  });

  it('the floor of the bytes (EIP-7623) counts where it is above the rest, on networks that have it', () => {
    const data = `0x${'ff'.repeat(100)}${'00'.repeat(100)}` as const;
    expect(least(friend, data)).toBe(21_000n + 1_600n + 400n);
    expect(least(friend, data, {}, 1)).toBe(21_000n + 4_000n + 1_000n);
    // A creation costs more than its floor.
    expect(least(null, data, {}, 1)).toBe(53_000n + 2_000n + 14n);
    expect(gasCharged(24_000n, { data }, 1)).toBe(26_000n);
    expect(gasCharged(30_000n, { data }, 1)).toBe(30_000n);
    expect(gasCharged(24_000n, { data }, 42_161)).toBe(24_000n);
    // 22,000 bytes that are not zero: what a blob's worth of calldata costs, and a limit below it.
    const long = pay({ gas: 500_000n });
    const body = { ...long, call: { ...long.call, data: `0x${'ff'.repeat(22_000)}` } } as Body;
    expect(answer(rule, body, offline)).toBe('caution');
  });
});

describe('what the account has', () => {
  const has = (raw: bigint, most: bigint, expected: bigint) => ({
    facts: { 'fee.balance': amount(raw), 'fee.most': amount(most), 'fee.expected': amount(expected) },
    effects: known(effectsOf([balance(undefined, 1n)])),
  });

  it('below the most that the request lets it cost is said', () => {
    const dear = pay({ gas: 21_000n, maxFeePerGas: ether });
    expect(told(rule, dear, has(100n * ether, 21_000n * ether, 1n))).toEqual([
      'caution: outcome.fields.saysBalance how most balance fee.balance fee fee.most | outcome.fields.why | outcome.fields.remedy how balance | by fee.balance fee.most',
    ]);
    expect(answer(rule, pay({ gasPrice: gwei }), has(ether, 2n, 1n))).toBe('caution');
    expect(answer(rule, pay({ gasPrice: gwei }), has(ether + 2n, 2n, 1n))).toBe('clear');
  });

  it('is held against what is expected where the wallet sets the fee', () => {
    expect(told(rule, pay({}), has(ether, 9n, 5n))).toEqual([
      'caution: outcome.fields.saysBalance how expected balance fee.balance fee fee.expected | outcome.fields.why | outcome.fields.remedy how balance | by fee.balance fee.expected',
    ]);
    expect(answer(rule, pay({}), has(ether + 5n, 9n, 5n))).toBe('notApplicable');
  });
});

describe('a fee that the fields prove without a node', () => {
  const fee = 'outcome.fee';

  it('is said where it is far above what any network asks, or a large part of the amount', () => {
    expect(told(fee, pay({ gasPrice: 2_000n * gwei }, 100n * ether), offline)).toEqual([
      'caution: outcome.fee.says how least fee request.feeLeast percent 10 | outcome.fee.why | outcome.fee.remedy | by request.feeLeast',
    ]);
    expect(told(fee, pay({ gasPrice: 20n * gwei }, 1n), offline)).toEqual([
      'caution: outcome.fee.says how leastShare fee request.feeLeast percent 10 | outcome.fee.why | outcome.fee.remedy | by request.feeLeast',
    ]);
    expect(answer(fee, pay({ maxFeePerGas: ether, maxPriorityFeePerGas: ether }, 1n), offline)).toBe(
      'caution',
    );
    expect(answer(fee, pay({ maxFeePerGas: gwei, maxPriorityFeePerGas: ether }, 10n ** 10n), offline)).toBe(
      'caution',
    );
  });

  it('is not known where the fields leave it to the network, or are ordinary', () => {
    expect(answer(fee, pay({ maxFeePerGas: 500n * gwei }), offline)).toBe('unknown');
    expect(answer(fee, pay({ maxFeePerGas: 50n * gwei, maxPriorityFeePerGas: 2n * gwei }), offline)).toBe(
      'unknown',
    );
    expect(answer(fee, pay({}), offline)).toBe('unknown');
  });
});

it('what the fields prove comes before what contracts may do', () => {
  expect(rules.slice(0, 2).map(({ id }) => id)).toEqual([rule, 'outcome.fee']);
});
