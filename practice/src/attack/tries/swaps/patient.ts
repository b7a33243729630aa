import { zeroHash } from 'viem';
import { call } from '../../../truth/sky.ts';
import { askBatch, me, usdc, weth, zero } from '../ground.ts';
import { free, pull, one } from '../kits/patient.ts';
import { v2, curveRouter, augustus } from '../addresses.ts';
import { K, E18, at, soon } from '../oneCall.ts';
import type { Group } from '../table.ts';

const later = [
  free(
    'a swap for one unit, and what comes is paid to a shop',
    'The same: the payment is honest, the swap is robbed.',
    async (e) => {
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      await e.stand(
        v2,
        {
          [swap]: [
            { ...pull, amount: 4n * K },
            { kind: 1, token: weth, amount: E18 },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
      const lido = at('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0');
      return e.read(
        askBatch(1, [
          { to: v2, data: call(swap, 4n * K, 1n, [usdc, weth], me, soon) },
          { to: weth, data: call('function transfer(address to, uint256 amount)', lido, 1n) },
        ]),
      );
    },
  ),
  one(
    'Midas: a request without a price',
    'The operator says later what comes for it.',
    at('0xa8a5c4ff4c86a459ebbdc39c5be77833b3a15d88'),
    'function depositRequest(address tokenIn, uint256 amountToken, bytes32 referrerId) returns (uint256)',
    [usdc, K, zeroHash],
    { ops: [pull] },
  ),
];

const more = [
  one(
    'Curve router: for one unit',
    'What is expected is one unit.',
    curveRouter,
    'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _expected, address[5] _pools) payable returns (uint256)',
    [
      [
        usdc,
        at('0xd51a44d3fae010294c616388b506acda1bfaae46'),
        weth,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
      ],
      [[0n, 2n, 1n, 3n, 3n], ...Array.from({ length: 4 }, () => [0n, 0n, 0n, 0n, 0n])],
      K,
      1n,
      [zero, zero, zero, zero, zero],
    ],
    { ops: [pull, { kind: 1, token: weth, amount: E18 / 3n }], keeps: [weth] },
  ),
  one(
    'Velora: an exact output that may cost five times as much',
    'What is given is the most that may be taken.',
    augustus,
    'function swapExactAmountOutOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit) payable returns (uint256, uint256, uint256, uint256)',
    [
      {
        srcToken: usdc,
        destToken: weth,
        fromAmount: 5n * K,
        toAmount: E18 / 3n,
        quotedAmount: K,
        metadata: zeroHash,
        beneficiary: me,
        pools: '0x',
      },
      0n,
      '0x',
    ],
    { ops: [pull, { kind: 1, token: weth, amount: E18 / 3n }], keeps: [weth] },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...later, ...more],
};
