import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, me, transaction, usdc, weth } from '../testing/views.ts';

const rule = 'transfers.routerAmount';
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const coin = '0x0000000000000000000000000000000000000000';
const whole = 2n ** 255n;
const abi = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types), values as never);
const plan = (commands: Hex, ...inputs: readonly Hex[]) =>
  call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [commands, inputs, 9n]);
const v3 = (amount: bigint, payer: boolean) =>
  abi('address, uint256, uint256, bytes, bool', me, amount, 1n, `${usdc}0001f4${weth.slice(2)}`, payer);
const settle = (token: Address, amount: bigint, payer: boolean) =>
  plan('0x10', abi('bytes, bytes[]', '0x0b', [abi('address, uint256, bool', token, amount, payer)]));

describe('an amount that stands for what the router holds', () => {
  it('is a caution where the user pays it', () => {
    expect(told(rule, plan('0x00', v3(whole, true)))).toEqual([
      'caution: transfers.routerAmount.says token step.0.0.arg.path.0 | transfers.routerAmount.why contract step.0.0.to | transfers.routerAmount.remedy | in 0.0 | by step.0.0.arg.path.0 step.0.0.to',
    ]);
    expect(told(rule, plan('0x21', abi('bytes, bytes[]', '0x00', [v3(whole, true)])))).toEqual([
      'caution: transfers.routerAmount.says token step.0.0.0.arg.path.0 | transfers.routerAmount.why contract step.0.0.0.to | transfers.routerAmount.remedy | in 0.0.0 | by step.0.0.0.arg.path.0 step.0.0.0.to',
    ]);
    expect(
      answer(
        rule,
        plan('0x08', abi('address, uint256, uint256, address[], bool', me, whole, 1n, [usdc, weth], true)),
      ),
    ).toBe('caution');
    expect(told(rule, settle(usdc, whole, true))).toEqual([
      'caution: transfers.routerAmount.says token step.0.0.0.arg.currency | transfers.routerAmount.why contract step.0.0.0.to | transfers.routerAmount.remedy | in 0.0.0 | by step.0.0.0.arg.currency step.0.0.0.to',
    ]);
  });

  it('is silent where the router pays it, and for an amount', () => {
    expect(answer(rule, plan('0x00', v3(whole, false)))).not.toBe('caution');
    expect(told(rule, plan('0x00', v3(1_000n, true)))).toEqual(['clear step.0.0.arg.path.0']);
    expect(answer(rule, settle(usdc, whole, false))).not.toBe('caution');
    expect(told(rule, settle(usdc, 0n, true))).toEqual(['clear step.0.0.0.arg.currency']);
    // Coins are always the router's own by that time.
    expect(answer(rule, settle(coin, whole, true))).not.toBe('caution');
  });

  it('is not known of a call that cannot be read', () => {
    expect(told(rule, transaction(router, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
