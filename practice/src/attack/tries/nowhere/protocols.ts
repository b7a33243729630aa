import { call } from '../../../truth/sky.ts';
import { ask, usdc, zero } from '../ground.ts';
import { E18, K, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, bundler, npm, pendleSwap } from '../addresses.ts';

const leftThere: readonly OnEthereum[] = [
  one(
    'Uniswap v3 router: coins wrapped and left there',
    'Anybody calls unwrapWETH9; robots do.',
    router2,
    'function wrapETH(uint256 value) payable',
    [5n * E18],
    { value: 5n * E18 },
  ),
  one(
    'Morpho bundler: coins wrapped and left there',
    'Anybody bundles a transfer of them.',
    bundler,
    'function wrapNative(uint256 amount) payable',
    [5n * E18],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3: a position’s yield left at the manager',
    'No recipient is the manager itself, and anybody calls sweepToken.',
    npm,
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
    [{ tokenId: 77n, recipient: zero, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }],
  ),
  {
    id: 'a transfer to the router',
    why: 'Anybody calls sweepToken there.',
    read: async (e) => {
      await e.stand(router2, {});
      return e.read(ask(1, usdc, call('function transfer(address to, uint256 amount)', router2, K)));
    },
  },
  {
    id: 'an allowance for the Pendle swap',
    why: 'It makes whatever call anybody hands it, as itself: who is quick takes 4,400 of 5,000.',
    read: async (e) => {
      await e.stand(pendleSwap, {});
      return e.read(
        ask(
          1,
          usdc,
          call('function approve(address spender, uint256 amount)', pendleSwap, 4_400n * 10n ** 6n),
        ),
      );
    },
  },
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...leftThere],
};
