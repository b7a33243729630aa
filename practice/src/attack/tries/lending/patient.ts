import { call } from '../../../truth/sky.ts';
import { askBatch, me, usdc, weth } from '../ground.ts';
import { one, snx, pull, free } from '../kits/patient.ts';
import { K, E18, soon } from '../oneCall.ts';
import { v2, aave, pool } from '../addresses.ts';
import type { Group } from '../table.ts';

const numbers = [
  one(
    'Synthetix: into account 0',
    'Anybody could make account number 0, and the thief has.',
    snx,
    'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [0n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Synthetix: a debt of account 0 is paid',
    'The account is the thief’s.',
    snx,
    'function burnUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [0n, 0n, usdc, K],
    { ops: [pull] },
  ),
];

const later = [
  free(
    'a swap for one unit, and what comes goes into Aave',
    'Nothing of what comes is left, so that the least is held against nothing: the price is moved before.',
    async (e) => {
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      const supply =
        'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
      await e.stand(v2, { [swap]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] }, [usdc]);
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      await e.stand(aave, { [supply]: [{ kind: 0, token: weth, who: pool, amount: E18 / 3n }] }, [weth]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(swap, K, 1n, [usdc, weth], me, soon) },
          { to: aave, data: call(supply, weth, E18 / 3n, me, 0) },
        ]),
      );
    },
  ),
  free(
    'out of a pair for one unit of each, and what comes goes into Aave',
    'The same of liquidity.',
    async (e) => {
      const out =
        'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const supply =
        'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
      await e.stand(
        v2,
        {
          [out]: [{ kind: 1, token: weth, amount: E18 / 3n }],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      await e.stand(aave, { [supply]: [{ kind: 0, token: weth, who: pool, amount: E18 / 3n }] }, [weth]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(out, usdc, weth, E18, 1n, 1n, me, soon) },
          { to: aave, data: call(supply, weth, E18 / 3n, me, 0) },
        ]),
      );
    },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...numbers, ...later],
};
