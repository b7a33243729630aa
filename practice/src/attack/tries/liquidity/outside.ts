import { encodeAbiParameters, maxUint256, parseAbiParameters } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, thief, usdc, weth } from '../ground.ts';
import { control, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, one, pull, tx, usd } from '../kits/outside.ts';
import { balancer, router2, v4pools, v4positions, npm, pendle, multicall3, balancer3 } from '../addresses.ts';
import { K, E18, at, soon } from '../oneCall.ts';

const trading: readonly OnEthereum[] = [
  one(
    'Balancer: internal, for the thief',
    'What is put in is in his balance.',
    balancer,
    'function manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops) payable',
    [[{ kind: 0, asset: usdc, amount: K, sender: me, recipient: router2 }]],
    { ops: [pull] },
  ),
  one(
    'Uniswap v4: an operator',
    'He moves all claims.',
    v4pools,
    'function setOperator(address operator, bool approved) returns (bool)',
    [router2, true],
  ),
  one(
    'Uniswap v4: claims to a router',
    'Nobody gets them out.',
    v4pools,
    'function transfer(address receiver, uint256 id, uint256 amount) returns (bool)',
    [router2, BigInt(usdc), K],
  ),
  one(
    'Uniswap v4: who is told',
    'A subscriber of the thief can hold the position until it is let go.',
    v4positions,
    'function subscribe(uint256 tokenId, address newSubscriber, bytes data) payable',
    (e) => [7n, e.junk, '0x'],
  ),
  one(
    'Uniswap v4: a pool with the thief’s hook',
    'The hook takes what is swapped.',
    v4positions,
    'function initializePool((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) key, uint160 sqrtPriceX96) payable returns (int24)',
    [{ currency0: usdc, currency1: weth, fee: 500, tickSpacing: 10, hooks: thief }, 2n ** 96n],
  ),
  control(
    one(
      'Uniswap v3: a position is burned',
      'An emptied one; to compare.',
      npm,
      'function burn(uint256 tokenId) payable',
      [7n],
    ),
  ),
  one(
    'Pendle: a share of the thief',
    'SY is any contract: his.',
    pendle,
    'function redeemPyToSy(address receiver, address YT, uint256 netPyIn, uint256 minSyOut) returns (uint256)',
    [me, router2, E18, 0n],
  ),
];

const elsewhere: readonly OnEthereum[] = [
  one(
    'Aerodrome: liquidity in the wrong curve',
    'Dollars and ether in the curve of equals: robots take one side.',
    at('0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43'),
    'function addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256, uint256)',
    [usdc, weth, true, K, E18 / 3n, K, E18 / 3n, me, soon],
    { chain: 8_453, ops: [pull, { kind: 0, token: weth, amount: E18 / 3n }], allowed: [usdc, weth] },
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  one(
    'Uniswap v4: a position goes, in bytes',
    'Decrease without a least, and take to the thief.',
    v4positions,
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    [
      encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
        '0x0111',
        [
          encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
            7n,
            10n ** 18n,
            0n,
            0n,
            '0x',
          ]),
          encodeAbiParameters(parseAbiParameters('address, address, address'), [usdc, weth, thief]),
        ],
      ]),
      soon,
    ],
  ),
  one(
    'Uniswap v4: a position goes, and its tokens stay',
    'Decrease, and clear what is owed to the user.',
    v4positions,
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    [
      encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
        '0x011313',
        [
          encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
            7n,
            10n ** 18n,
            0n,
            0n,
            '0x',
          ]),
          encodeAbiParameters(parseAbiParameters('address, uint256'), [usdc, maxUint256]),
          encodeAbiParameters(parseAbiParameters('address, uint256'), [weth, maxUint256]),
        ],
      ]),
      soon,
    ],
  ),
];

const practised: readonly OnPractice[] = [
  tx('a vault: shares for no assets', 'A mint of one share that costs what it costs.', ({ at: a }) => ({
    to: a.practiceVault,
    data: call('function mint(uint256 shares, address receiver) returns (uint256)', usd(10), me),
  })),
];

const pass: readonly OnEthereum[] = [
  one(
    'Balancer: a relayer for anybody',
    'Multicall3 makes the calls of anybody.',
    balancer,
    'function setRelayerApproval(address sender, address relayer, bool approved)',
    [me, multicall3, true],
  ),
];

const last: readonly OnEthereum[] = [
  one(
    'Balancer v3: given to the pool',
    'A donation: those who have shares of the pool have it, the thief first.',
    balancer3,
    'function donate(address pool, uint256[] amountsIn, bool wethIsEth, bytes userData) payable',
    (e) => [e.junk, [K, 0n], false, '0x'],
    { ops: [pull] },
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...trading, ...elsewhere, ...moreOfEthereum, ...practised, ...pass, ...last],
};
