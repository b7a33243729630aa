import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { call, friend, key, me, usdc, viewOf, weth } from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import { isOfGrant } from './flows.ts';

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const line = (more: Partial<EffectLine> = {}): EffectLine => ({
  id: '0',
  who: me,
  what: 'allowance',
  asset: { kind: 'token', chainId: 1, address: usdc },
  counterparty: friend,
  before: known(0n),
  after: known(5n),
  basis: 'read',
  cause: [],
  ...more,
});
const [plain] = viewOf(call(usdc, 'approve(address spender, uint256 amount)', [friend, 5n])).steps.flatMap(
  grantsOf,
);
const [kept] = viewOf(
  call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
    usdc,
    friend,
    5n,
    1,
  ]),
).steps.flatMap(grantsOf);

test('a line is of a permission where spender, token and keeper are those that the call names', () => {
  if (plain === undefined || kept === undefined) throw new Error('no permission was read');
  const withPermit2 = line({ via: permit2 });
  expect([isOfGrant(line(), plain), isOfGrant(withPermit2, kept)]).toEqual([true, true]);
  expect([isOfGrant(withPermit2, plain), isOfGrant(line(), kept)]).toEqual([false, false]);
  expect(isOfGrant(line({ counterparty: key }), plain)).toBe(false);
  expect(isOfGrant(line({ asset: { kind: 'token', chainId: 1, address: weth } }), plain)).toBe(false);
  expect(isOfGrant(line({ asset: { kind: 'native', chainId: 1 } }), plain)).toBe(false);
});
