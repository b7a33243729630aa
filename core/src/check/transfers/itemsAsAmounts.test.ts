import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { collection, zeroXOrder } from '../testing/marketOrders.ts';
import { revisionOf } from '../../reading/state.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, key, me, type Sample, transaction, typed, usdc, viewOf } from '../testing/views.ts';

const rule = 'transfers.itemAsAmount';
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const once = (token: string, amount: bigint): Body =>
  typed(
    {
      PermitTransferFrom: fields('TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline'),
      TokenPermissions: fields('address token,uint256 amount'),
    },
    'PermitTransferFrom',
    { permitted: { token, amount }, spender: contract, nonce: 0n, deadline: 1_900_000_000n },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );
const allowed = (token: `0x${string}`, amount: bigint): Body =>
  transaction(
    permit2,
    encodeFunctionData({
      abi: parseAbi(['function approve(address token, address spender, uint160 amount, uint48 expiration)']),
      args: [token, key, amount, 1_900_000_000],
    }),
  );
const offered = (token: string, amount: bigint): Body =>
  zeroXOrder('OtcOrder', { makerToken: token, makerAmount: amount });

const id = `token.${collection.toLowerCase()}.decimals`;
const refuses: Sample = { gaps: { [id]: unknown('unanswered') } };
const counts = (value: bigint): Sample => ({ facts: { [id]: { kind: 'integer', value } } });

describe('an amount of what may be a collection', () => {
  it.each([
    ['a permit of Permit2', once],
    ['an allowance at Permit2', allowed],
    ['an order', offered],
  ] as const)('is a caution, of 0 too: %s', (_, of) => {
    for (const amount of [0n, 7n]) {
      expect(answer(rule, of(collection, amount), refuses)).toBe('caution');
      expect(answer(rule, of(collection, amount), counts(0n))).toBe('caution');
      expect(answer(rule, of(collection, amount), counts(18n))).toBe('clear');
      expect(answer(rule, of(usdc, amount))).toBe('clear');
    }
    expect(told(rule, of(collection, 0n), { gaps: { [id]: unknown('offline') } })).toEqual([
      'unknown token.0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d.decimals',
    ]);
  });

  it('is not one of a transfer of nothing, which takes no allowance back', () => {
    const { sentence } = revisionOf(viewOf(once(usdc, 0n)), 0);
    expect(JSON.stringify(sentence)).not.toContain('takeBack');
  });

  it('is none where 0 takes nothing back for sure', () => {
    const back = 'approvals.plainAccount';
    expect(answer(back, allowed(collection, 0n), refuses)).toBe('stop');
    const owned = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [me, 0n],
    });
    expect(answer(rule, transaction(usdc, owned))).not.toBe('caution');
  });
});
