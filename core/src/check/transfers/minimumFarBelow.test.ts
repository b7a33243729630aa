import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { balance, call, contract, effectsOf, me, offline, usdc, viewOf, weth } from '../testing/views.ts';

const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

describe('a least amount far below what comes', () => {
  const rule = 'transfers.leastFarBelow';
  const least = (amount: bigint) => call(contract, swap, [5n, amount, [weth, usdc], me, 9n]);
  const brings = { effects: known(effectsOf([balance(weth, 95n), balance(usdc, 1_100n)])) };

  it('is a caution, since it protects from nothing', () => {
    expect(told(rule, least(899n), brings)).toEqual([
      'caution: transfers.leastFarBelow.says least step.0.arg.amountOutMin comes effect.1.delta how below | transfers.leastFarBelow.why | transfers.noMinimum.remedy | setInteger step.0.arg.amountOutMin 900 | in 0 | by step.0.arg.amountOutMin effect.1.delta',
    ]);
    expect(told(rule, least(1n), brings)).toEqual([
      'caution: transfers.leastFarBelow.says least step.0.arg.amountOutMin comes effect.1.delta how far | transfers.leastFarBelow.why | transfers.noMinimum.remedy | setInteger step.0.arg.amountOutMin 900 | in 0 | by step.0.arg.amountOutMin effect.1.delta',
    ]);
  });

  it('is measured by what the user allows, and says where it is more than twice that', () => {
    const slippage = (slippagePercent: number) => ({
      ...brings,
      preferences: known({
        ...standardPreferences,
        thresholds: { ...standardPreferences.thresholds, slippagePercent },
      }),
    });
    expect(answer(rule, least(899n), slippage(10.2))).toBe('clear');
    expect(answer(rule, least(989n), slippage(1))).toBe('caution');
    const how = (amount: bigint) =>
      check(viewOf(least(amount), brings)).find((it) => it.rule === rule && it.outcome === 'fired');
    expect(how(800n)).toMatchObject({ says: { args: { how: 'below' } } });
    expect(how(799n)).toMatchObject({
      says: { args: { how: 'far' } },
      act: { kind: 'setInteger', fact: 'step.0.arg.amountOutMin', value: 900n },
    });
  });

  it('is silent where it lies nearer, and not known without a node', () => {
    expect(answer(rule, least(900n), brings)).toBe('clear');
    expect(answer(rule, least(0n), brings)).toBe('notApplicable');
    expect(told(rule, least(1n), offline)).toEqual(['unknown effects']);
  });
});
