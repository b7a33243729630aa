import { type Address, getAddress, type Hex, maxUint256, pad, parseEther, zeroAddress, zeroHash } from 'viem';
import { call } from '../truth/sky.ts';
import type { RealCase } from './realCase.ts';

/** What people do each day, at the real addresses. All of it is signed at first sight. */
const me = getAddress('0x774416e15971746816662b99a18d353a57b6f834');
const friend = getAddress('0x6969174fd72466430a46e18234d0b530c9fd5f49');
const pool = getAddress('0x00000000000000000000000000000000000b4e16');
const at = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  steth: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  wsteth: '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  reth: '0xae78736cd615f374d3085123a210448e74fc6393',
  uni: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  aweth: '0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8',
  ausdc: '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c',
  bayc: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  aave: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  comet: '0xc3d688b66703497daa19211eedff47f25384cdc3',
  v2: '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  v3: '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  permit2: '0x000000000022d473030f116ddee9f6b43ac78ba3',
  sdai: '0x83f20f44975d03b1b09e64809b757c47f942beea',
  susde: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
  rocket: '0xdd3f50f8a6cafbe9b31a427582963f465e745af8',
  queue: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
  ens: '0x253553366da8546fc250f225fe3d25d0c782303b',
  resolver: '0xf29100983e058b709f3d539b0c765937b804ac15',
  governor: '0x408ed6354d4973f66138c91495f2f2fcbd8724c3',
  across: '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5',
  inbox: '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f',
  seaport: '0x0000000000000068f116a894984e2db1123eb395',
} as const satisfies Record<string, Address>;

const K = 1_000_000_000n;
const E18 = parseEther('1');
const soon = 4_000_000_000n;
/** Represents a time two hours after the reading. */
const later = 1_999_999_999;
const richUser: Hex = `0x${[10n ** 12n, 0n, 8n * 10n ** 11n, 8_000n, 8_000n, maxUint256].map((it) => it.toString(16).padStart(64, '0')).join('')}`;
const account =
  'function getUserAccountData(address user) view returns (uint256, uint256, uint256, uint256, uint256, uint256)';

type More = Readonly<{ value?: bigint; moves?: readonly string[] }> &
  Pick<RealCase, 'says' | 'has' | 'contracts' | 'abi'>;

function doing(id: string, to: Address, data: Hex, { value = 0n, ...more }: More = {}): RealCase {
  const words =
    data === '0x'
      ? ''
      : `${data.slice(2, 10)} .${data.slice(10).replace(later.toString(16).padStart(64, '0'), ' +7200 .')}`.replace(
          / \.$/,
          '',
        );
  return { id, chain: 1, sender: me, to: getAddress(to), value: String(value), data: words, ...more };
}

const swapped = (sold: Address, amount: bigint, bought: Address, got: bigint) => ({
  moves: [`out ${sold} ${amount} ${pool}`, `in ${bought} ${got} ${me} ${pool}`],
  contracts: [pool],
});

export const everyday: readonly RealCase[] = [
  doing('pay a friend in ETH', friend, '0x', { value: E18 / 10n }),
  doing('pay a friend in USDC', at.usdc, call('function transfer(address to, uint256 amount)', friend, K), {
    has: [`${at.usdc} ${K * 5n}`],
  }),
  doing('pay a friend in USDT', at.usdt, call('function transfer(address to, uint256 amount)', friend, K), {
    has: [`${at.usdt} ${K * 5n}`],
  }),
  doing(
    'send an item to a friend',
    at.bayc,
    call('function safeTransferFrom(address from, address to, uint256 id)', me, friend, 7n),
    { has: [`${at.bayc} 7`] },
  ),
  ...(
    [
      ['a router what a swap needs', at.usdc, at.v2, K],
      ['Permit2 what a swap needs', at.usdc, at.permit2, K],
      ['Aave what is supplied', at.usdc, at.aave, K],
    ] as const
  ).map(([what, token, spender, amount]) =>
    doing(
      `allow ${what}`,
      token,
      call('function approve(address spender, uint256 amount)', spender, amount),
      {
        has: [`${token} ${amount * 5n}`],
        contracts: [spender],
      },
    ),
  ),
  doing('revoke an allowance', at.usdc, call('function approve(address spender, uint256 amount)', pool, 0n), {
    contracts: [pool],
    has: [`${at.usdc} ${K}`],
  }),
  doing(
    'take back what was allowed over a collection',
    at.bayc,
    call('function setApprovalForAll(address operator, bool approved)', pool, false),
    { contracts: [pool] },
  ),
  doing('wrap ETH', at.weth, call('function deposit() payable'), { value: E18, moves: [`mint ${E18}`] }),
  doing('unwrap WETH', at.weth, call('function withdraw(uint256 amount)', E18), {
    moves: [`burn ${E18}`, `coins ${E18}`],
  }),
  doing(
    'swap at Uniswap v2',
    at.v2,
    call(
      'function swapExactTokensForTokens(uint256 a, uint256 m, address[] p, address to, uint256 d)',
      K,
      (E18 / 1000n) * 330n,
      [at.usdc, at.weth],
      me,
      soon,
    ),
    swapped(at.usdc, K, at.weth, (E18 / 1000n) * 333n),
  ),
  doing(
    'swap at Uniswap v3',
    at.v3,
    call(
      'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 limit) params) payable',
      {
        tokenIn: at.usdc,
        tokenOut: at.weth,
        fee: 500,
        recipient: me,
        amountIn: K,
        amountOutMinimum: (E18 / 1000n) * 330n,
        limit: 0n,
      },
    ),
    swapped(at.usdc, K, at.weth, (E18 / 1000n) * 333n),
  ),
  doing(
    'supply to Aave',
    at.aave,
    call(
      'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      at.usdc,
      K,
      me,
      0,
    ),
    { moves: [`out ${at.usdc} ${K} ${at.ausdc}`, `in ${at.ausdc} ${K}`] },
  ),
  doing(
    'withdraw from Aave without a debt',
    at.aave,
    call('function withdraw(address asset, uint256 amount, address to)', at.usdc, K, me),
    { moves: [`out ${at.ausdc} ${K}`, `in ${at.usdc} ${K}`], says: { [account]: richUser } },
  ),
  doing(
    'withdraw all from Aave without a debt',
    at.aave,
    call('function withdraw(address asset, uint256 amount, address to)', at.usdc, maxUint256, me),
    { moves: [`out ${at.ausdc} ${K}`, `in ${at.usdc} ${K}`], says: { [account]: richUser } },
  ),
  doing(
    'repay a debt at Aave',
    at.aave,
    call(
      'function repay(address asset, uint256 amount, uint256 mode, address onBehalfOf)',
      at.usdc,
      K,
      2n,
      me,
    ),
    { moves: [`out ${at.usdc} ${K} ${at.ausdc}`] },
  ),
  doing(
    'use a deposit at Aave as collateral',
    at.aave,
    call('function setUserUseReserveAsCollateral(address asset, bool use)', at.weth, true),
    { says: { [account]: richUser } },
  ),
  doing('supply to Compound', at.comet, call('function supply(address asset, uint256 amount)', at.usdc, K), {
    moves: [`out ${at.usdc} ${K}`, `mint ${K}`],
  }),
  doing('stake ETH at Lido', at.steth, call('function submit(address referral) payable', zeroAddress), {
    value: E18,
    moves: [`mint ${E18}`],
  }),
  doing('wrap stETH', at.wsteth, call('function wrap(uint256 amount)', E18), {
    moves: [`out ${at.steth} ${E18}`, `mint ${(E18 / 100n) * 82n}`],
  }),
  doing('unwrap wstETH', at.wsteth, call('function unwrap(uint256 amount)', E18), {
    moves: [`burn ${E18}`, `in ${at.steth} ${(E18 / 100n) * 120n}`],
  }),
  doing(
    'ask for a withdrawal at Lido',
    at.queue,
    call('function requestWithdrawals(uint256[] amounts, address owner)', [E18], me),
    { moves: [`out ${at.steth} ${E18}`, 'mint 90001'] },
  ),
  doing('claim a withdrawal at Lido', at.queue, call('function claimWithdrawal(uint256 id)', 90_001n), {
    moves: ['burn 90001', `coins ${E18}`],
  }),
  doing('stake ETH at Rocket Pool', at.rocket, call('function deposit() payable'), {
    value: E18,
    moves: [`in ${at.reth} ${(E18 / 100n) * 88n}`],
  }),
  doing('save DAI', at.sdai, call('function deposit(uint256 assets, address receiver)', K * 10n ** 12n, me), {
    moves: [`out ${at.dai} ${K * 10n ** 12n}`, `mint ${K * 9n * 10n ** 11n}`],
    says: { 'function asset() view returns (address)': pad(at.dai) },
  }),
  doing('cool down sUSDe', at.susde, call('function cooldownShares(uint256 shares)', E18), {
    moves: [`burn ${E18}`],
  }),
  doing(
    'renew an ENS name',
    at.ens,
    call('function renew(string name, uint256 duration) payable', 'readback', 31_536_000n),
    {
      value: E18 / 200n,
    },
  ),
  doing('vote at Uniswap', at.governor, call('function castVote(uint256 proposal, uint8 support)', 71n, 1)),
  doing('delegate the votes of UNI to oneself', at.uni, call('function delegate(address to)', me), {
    has: [`${at.uni} ${E18}`],
  }),
  doing('deposit to Arbitrum', at.inbox, call('function depositEth() payable'), { value: E18 / 10n }),
  doing(
    'bridge by Across to oneself',
    at.across,
    call(
      'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable',
      me,
      me,
      at.usdc,
      '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
      K,
      K - 1_000_000n,
      42_161n,
      zeroAddress,
      Number(soon) - 2_200_000_000,
      later,
      0,
      '0x',
    ),
    { moves: [`out ${at.usdc} ${K}`] },
  ),
  doing(
    'buy an item of a known collection',
    at.seaport,
    call(
      'function fulfillBasicOrder_efficient_6GL6yc((address considerationToken, uint256 considerationIdentifier, uint256 considerationAmount, address offerer, address zone, address offerToken, uint256 offerIdentifier, uint256 offerAmount, uint8 basicOrderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 offererConduitKey, bytes32 fulfillerConduitKey, uint256 totalOriginalAdditionalRecipients, (uint256 amount, address recipient)[] additionalRecipients, bytes signature) parameters) payable returns (bool)',
      {
        considerationToken: zeroAddress,
        considerationIdentifier: 0n,
        considerationAmount: E18 * 9n,
        offerer: friend,
        zone: zeroAddress,
        offerToken: at.bayc,
        offerIdentifier: 7n,
        offerAmount: 1n,
        basicOrderType: 0,
        startTime: 1_700_000_000n,
        endTime: soon,
        zoneHash: zeroHash,
        salt: 5n,
        offererConduitKey: zeroHash,
        fulfillerConduitKey: zeroHash,
        totalOriginalAdditionalRecipients: 1n,
        additionalRecipients: [{ amount: E18, recipient: '0x0000a26b00c1F0DF003000390027140000fAa719' }],
        signature: `0x${'11'.repeat(64)}`,
      },
    ),
    {
      value: E18 * 10n,
      moves: [
        `in ${at.bayc} 7 ${me} ${friend}`,
        `coins ${E18 * 9n} ${friend}`,
        `coins ${E18} 0x0000a26b00c1F0DF003000390027140000fAa719`,
      ],
    },
  ),
];
