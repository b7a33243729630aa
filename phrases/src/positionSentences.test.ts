import { call, friend, me, type Sample, usdc, weth } from '@readback/core/check/testing/views.ts';
import { type Address, concat, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { said, unrun } from './testing/saying.ts';

const manager: Address = '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e';
const caller: Address = '0x0000000000000000000000000000000000000001';
const key = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const encoded = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

function plan(actions: Hex, params: readonly Hex[], sample: Sample = unrun): string {
  const unlock = encoded('bytes, bytes[]', [actions, params]);
  return said(call(manager, 'modifyLiquidities(bytes unlockData, uint256 deadline)', [unlock, 1n]), sample);
}

const pair = encoded('address, address', [usdc, weth]);
const takePair = (to: Address): Hex => encoded('address, address, address', [usdc, weth, to]);

describe('what a position manager of Uniswap v4 is asked', () => {
  it('names both tokens of a new position, and the most that goes in of each', () => {
    const mint = encoded(`${key}, int24, int24, uint256, uint128, uint128, address, bytes`, [
      { currency0: usdc, currency1: weth, fee: 500, tickSpacing: 10, hooks: `0x${'00'.repeat(20)}` },
      0,
      10,
      5n,
      7_000_000n,
      2n * 10n ** 18n,
      me,
      '0x',
    ]);
    const says = plan(concat(['0x02', '0x0d']), [mint, pair]);
    expect(says).toContain('to add at most 7 USDC and at most 2 WETH as liquidity');
    expect(says).toContain('to deposit USDC and WETH');
  });

  it('says which tokens are taken out, and to whom only where that is someone', () => {
    const less = encoded('uint256, uint256, uint128, uint128, bytes', [3n, 5n, 0n, 0n, '0x']);
    const toCaller = plan(concat(['0x01', '0x11']), [less, takePair(caller)]);
    expect(toCaller).toMatch(/to remove liquidity \(DECREASE_LIQUIDITY\)\. .* to withdraw USDC and WETH\.$/);
    expect(plan(concat(['0x01', '0x11']), [less, takePair(friend)])).toContain(
      'withdraw USDC and WETH to friend',
    );
  });
});
