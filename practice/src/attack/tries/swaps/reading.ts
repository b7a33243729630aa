import { maxUint256, pad, toHex } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, usdc, weth } from '../ground.ts';
import { at, E18, K, one, soon } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, v2 } from '../addresses.ts';
import { pull, ownWeth } from '../kits/reading.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Uniswap v3 router: coins with a permit',
    'The same.',
    router2,
    'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    [usdc, 1n, soon, 27, pad('0x01'), pad('0x02')],
    { value: 5n * E18 },
  ),
  one(
    'Curve 3pool: out, at any cost',
    'The thief tilts the pool: all shares are burned for 10 dollars.',
    at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7'),
    'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)',
    [[0n, 10n ** 7n, 0n], 10n ** 24n],
  ),
];

const asks: readonly OnEthereum[] = [
  {
    id: 'a swap that is only signed, for good',
    why: 'Who holds it sends it when the price has risen: it has no deadline, and its least is of today.',
    read: async (e) => {
      const text =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(v2, { [text]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] }, [usdc]);
      await e.send(
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        weth,
        call('function mint(address,uint256)', v2, 10n * E18),
      );
      const data = call(text, K, ((E18 / 3n) * 99n) / 100n, [usdc, weth], me, maxUint256);
      const sent = { chainId: toHex(1), from: me, to: v2, data, value: '0x0', gas: toHex(300_000n) };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_signTransaction', params: [sent] }));
    },
  },
];

const moreAsks: readonly OnEthereum[] = [
  {
    id: 'a swap for a WETH9 of the thief',
    why: 'The router is genuine, and what comes has the code of WETH9 and coins for nobody but the thief.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      const text =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(
        v2,
        {
          [text]: [
            { ...pull, amount: 4n * K },
            { kind: 1, token: fake, amount: E18 },
          ],
        },
        [usdc],
      );
      e.published(fake);
      return e.read(ask(1, v2, call(text, 4n * K, (E18 * 99n) / 100n, [usdc, fake], me, soon)));
    },
  },
  {
    id: 'coins wrapped in a WETH9 of the thief on Ethereum',
    why: 'The thief withdraws them: he has a balance there that nobody paid for.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      e.published(fake);
      return e.read(ask(1, fake, call('function deposit() payable'), 60n * E18));
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps, ...asks, ...moreAsks],
};
