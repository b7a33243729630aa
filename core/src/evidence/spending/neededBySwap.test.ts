import { encodeAbiParameters, getAddress, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import { amended } from '../../amend/amend.ts';
import { check } from '../../check/check.ts';
import { answer } from '../../check/testing/answers.ts';
import { contract, dataOf, me, usdc, viewOf, weth } from '../../check/testing/views.ts';

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const caller = '0x0000000000000000000000000000000000000001';
const codes = { [permit2]: 'contract', [router]: 'contract' } as const;
const rule = 'approvals.noLimit';

type Call = Extract<Body, { kind: 'transaction' }>['call'];

const batch = (...calls: readonly Call[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls,
});
const to = (address: Call['to'], signature: string, args: readonly unknown[]): Call => ({
  to: address,
  value: 0n,
  data: dataOf(signature, args),
});

/** A swap through Permit2 by a command of the Universal Router. */
const swap = (give: bigint, payerIsUser = true) => {
  const input = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
    caller,
    give,
    1n,
    [usdc, weth],
    payerIsUser,
  ]);
  return to(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', ['0x08', [input], 9n]);
};
const allow = to(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
  usdc,
  router,
  2n ** 160n - 1n,
  1_800_000_100,
]);

function actOf(body: Body) {
  const found = check(viewOf(body, { codes })).find((finding) => finding.rule === rule);
  return found?.outcome === 'fired' ? found.act : undefined;
}

describe('an allowance without limit beside a swap', () => {
  it('can be set to what a command of the Universal Router takes through Permit2', () => {
    const set = { kind: 'setInteger', fact: 'step.0.arg.amount', value: 70n };
    expect(actOf(batch(allow, swap(70n)))).toEqual(set);
  });

  it('is left alone where the router pays, or takes all that there is', () => {
    expect(actOf(batch(allow, swap(70n, false)))).toBeUndefined();
    expect(actOf(batch(allow, swap(2n ** 255n)))).toBeUndefined();
    expect(actOf(batch(allow))).toBeUndefined();
  });

  it('has a limit in the request that pressing makes, and the rule is silent then', () => {
    const plain = to(usdc, 'approve(address spender, uint256 amount)', [contract, 2n ** 256n - 1n]);
    const old =
      'swapExactTokensForTokens(uint256 a, uint256 b, address[] path, address to, uint256 deadline)';
    const sell = to(contract, old, [70n, 1n, [usdc, weth], me, 9n]);
    for (const body of [batch(allow, swap(70n)), batch(plain, sell)]) {
      const act = actOf(body);
      if (act?.kind !== 'setInteger') throw new Error('nothing to set');
      const next = amended(viewOf(body, { codes }), act);
      expect(answer(rule, body, { codes })).toBe('caution');
      expect(next === undefined ? undefined : answer(rule, next, { codes })).toBe('clear');
    }
  });
});
