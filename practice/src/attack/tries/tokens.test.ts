import { maxUint256, pad, zeroHash } from 'viem';
import { migrator, pool, router2, xen } from './contractsAt.ts';
import { away, come, itself, plainCall, pull } from './calls.ts';
import { me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { firstStand, resolversStand } from './stands.ts';
import { control, type OnEthereum, told, tries } from './table.ts';

const lent: readonly OnEthereum[] = [
  one(
    'Mantle: a request for nothing at least',
    'The minimum of coins is zero.',
    at('0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f'),
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [E18, 0n],
    { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
  ),
  told(
    'what the boost may cost is shown, and is the user’s own choice',
    one(
      'Convex: a lock that pays for a boost',
      'A part is paid for points that are worth nothing.',
      at('0x72a19342e8f1838460ebfccef09f6585e32db86e'),
      'function lock(address _account, uint256 _amount, uint256 _spendRatio)',
      [me, E18, 1_500n],
      { ops: [{ kind: 0, token: weth, who: pool, amount: E18 }], allowed: [weth] },
    ),
  ),
  one(
    'Yearn: a withdrawal at any loss',
    'A loss of all is let through.',
    at('0xda816459f1ab5631232fe5e97a05bbbb94970c95'),
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
    [E18, me, 10_000n],
    { ops: [{ kind: 1, token: usdc, amount: K / 2n }] },
  ),
  told(
    'the sentence says that a vote is cast, and on what',
    one(
      'Lido: a vote that executes',
      'A script of the thief runs if it decides.',
      at('0x2e59a20f205bb85a89c53f1936454680651e618e'),
      'function vote(uint256 _voteId, bool _supports, bool _executesIfDecided)',
      [180n, true, true],
    ),
  ),
  control(
    one(
      'EigenLayer: a pod',
      'to compare.',
      at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338'),
      'function createPod() returns (address)',
      [],
    ),
  ),
  control(
    one(
      'Rocket Pool: a burn',
      'to compare.',
      at('0xae78736cd615f374d3085123a210448e74fc6393'),
      'function burn(uint256 _rethAmount)',
      [E18],
      { ops: [{ kind: 2, amount: E18 }] },
    ),
  ),
  one(
    'Arbitrum: a ticket is given up',
    'What it carries goes back to whom it names.',
    at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'),
    'function sendL2Message(bytes messageData) returns (uint256)',
    ['0x04f86c'],
  ),
  control(
    one(
      'Blur: the pool is left',
      'to compare.',
      at('0x0000000000a39bb272e79075ade125fd351887ac'),
      'function withdraw(uint256 amount)',
      [E18],
      { ops: [{ kind: 2, amount: E18 }] },
    ),
  ),
  one(
    'Flying Tulip: the put is given up',
    'The right to sell at the price of the start goes with it.',
    at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa'),
    'function withdrawFT(uint256 id, uint256 amount)',
    [7n, E18],
    { ops: [{ kind: 1, token: weth, amount: E18 }] },
  ),
  told(
    'the sentence says that capital is withdrawn, and it comes to the user',
    one(
      'Flying Tulip: capital back',
      'All upside is given back.',
      at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa'),
      'function divest(uint256 id, uint256 amount_ft)',
      [7n, E18],
      { ops: [{ kind: 1, token: usdc, amount: K }] },
    ),
  ),
  away(
    1116,
    'Core: the stake to another validator',
    'A validator of the thief keeps all rewards.',
    at('0x0000000000000000000000000000000000001011'),
    'function transferCoin(address sourceCandidate, address targetCandidate, uint256 amount)',
    [pool, thief, E18],
  ),
];

const hex = at('0x2b591e99afe9f32eaa6214f7b7629768c40eeb39');

const xGrail = at('0x3caae25ee616f2c8e13c74da0813402eae3f496b');

const themselves = [
  itself(
    'HEX: a stake is ended before its time',
    'Half of it and more is the penalty; what comes looks like a gain.',
    hex,
    'HEX',
    'function stakeEnd(uint256 stakeIndex, uint40 stakeIdParam)',
    [0n, 812_345],
    [{ kind: 3, amount: 10n * E18 }],
  ),
  itself(
    'HEX: a stake of fifteen years',
    'It comes out in fifteen years, or not.',
    hex,
    'HEX',
    'function stakeStart(uint256 newStakedHearts, uint256 newStakedDays)',
    [50n * E18, 5_555n],
    [{ kind: 4, who: zero, amount: 50n * E18 }],
  ),
  itself(
    'XEN: a stake of a thousand days',
    'It stays for a thousand days.',
    xen,
    'XEN',
    'function stake(uint256 amount, uint256 term)',
    [50n * E18, 1_000n],
    [{ kind: 4, who: zero, amount: 50n * E18 }],
  ),
  itself(
    'XEN: a stake is taken out early',
    'All that it earned is forfeit; what comes looks like a gain.',
    xen,
    'XEN',
    'function withdraw()',
    [],
    [
      { kind: 3, amount: 50n * E18 },
      { kind: 6, amount: 1n },
    ],
  ),
  told(
    'the name says it, and what comes is shown',
    itself(
      'XEN: rewards after the day, less by the penalty',
      'Late by six days: nearly nothing comes.',
      xen,
      'XEN',
      'function claimMintReward()',
      [],
      [{ kind: 3, amount: E18 }],
    ),
  ),
  itself(
    'xGRAIL: redeemed in fifteen days',
    'Half of it is burned; in six months all comes.',
    xGrail,
    'xGRAIL',
    'function redeem(uint256 xGrailAmount, uint256 duration)',
    [50n * E18, 15n * 86_400n],
    [{ kind: 4, amount: 50n * E18 }],
  ),
  control(
    itself(
      'xGRAIL: a redemption is finished',
      'to compare.',
      xGrail,
      'xGRAIL',
      'function finalizeRedeem(uint256 redeemIndex)',
      [0n],
      [{ kind: 3, amount: 25n * E18 }],
    ),
  ),
  itself(
    'a token that is changed into less of another',
    'An old version into the new, at a tenth.',
    xGrail,
    'OLD',
    'function migrate(uint256 amount)',
    [50n * E18],
    [
      { kind: 4, amount: 50n * E18 },
      { kind: 5, token: weth, amount: E18 },
    ],
  ),
];

const tokens: readonly OnEthereum[] = [
  plainCall(
    'HEX: locked for fifteen years',
    'Nothing comes out before that but with a penalty of most.',
    hex,
    'function stakeStart(uint256 newStakedHearts, uint256 newStakedDays)',
    [K, 5_555n],
    { ops: [pull] },
  ),
  plainCall(
    'HEX: a stake ended too early',
    'The penalty is most of it, and what comes is what the sentence says.',
    hex,
    'function stakeEnd(uint256 stakeIndex, uint40 stakeIdParam)',
    [0n, 4242],
    { ops: [come(10n ** 6n)] },
  ),
  plainCall(
    'MKR: all by one argument',
    'approve(guy) is without a bound.',
    at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'),
    'function approve(address guy) returns (bool)',
    [router2],
  ),
  plainCall(
    'MKR: pushed to the thief',
    'Another name of a transfer.',
    at('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'),
    'function push(address dst, uint256 wad)',
    [thief, E18],
  ),
  plainCall(
    'AAVE: one kind of power',
    'Proposals are the thief’s.',
    at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'),
    'function delegateByType(address delegatee, uint8 delegationType)',
    [thief, 1],
  ),
  plainCall(
    'AAVE: votes to a contract',
    'They are lost.',
    at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'),
    'function delegate(address delegatee)',
    [router2],
  ),
  control(
    plainCall(
      'UNI: votes to nobody',
      'to compare: they are off again.',
      at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'),
      'function delegate(address delegatee)',
      [zero],
    ),
  ),
  plainCall(
    'a token with an allowance for this transaction',
    'ERC-7674, in a batch it is all.',
    usdc,
    'function temporaryApprove(address spender, uint256 value) returns (bool)',
    [router2, maxUint256],
  ),
  plainCall(
    'LDO: approved and called',
    'MiniMe calls the spender with bytes.',
    at('0x5a98fcbea516cf06857215779fd812ca3bef1b32'),
    'function approveAndCall(address _spender, uint256 _amount, bytes _extraData) returns (bool)',
    [router2, E18, '0x12345678'],
  ),
  plainCall(
    'LINK: sent and called',
    'The router keeps it.',
    at('0x514910771af9ca656af840dff83e8264ecf986ca'),
    'function transferAndCall(address to, uint256 value, bytes data) returns (bool)',
    [router2, E18, '0x'],
  ),
  plainCall(
    'dollars by someone’s authorization',
    'The user pays the gas for the thief.',
    usdc,
    'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
    [me, zeroHash, 27, pad('0x01'), pad('0x02')],
  ),
  plainCall(
    'XEN: the reward is shared with the thief',
    'A hundred per cent of what was earned is his.',
    at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'),
    'function claimMintRewardAndShare(address other, uint256 pct)',
    [thief, 100n],
  ),
  plainCall(
    'XEN: the reward is locked for years',
    'All of what was earned is staked.',
    at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8'),
    'function claimMintRewardAndStake(uint256 pct, uint256 term)',
    [100n, 1_000n],
  ),
];

const batchLockup = at('0x3f6e8a8cffe377c4649aceb01e6f20c60faa356c');

const usdyManager = at('0xa42613c243b67bf6194ac327795b926b4b491f15');

const shipped: readonly OnEthereum[] = [
  plainCall(
    'Sablier batch: streams in the thief’s lockup',
    'The batch pays the contract that is named as the lockup.',
    batchLockup,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    (e) => [
      e.junk,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: true,
          transferable: true,
          durations: { cliff: 0, total: 86_400 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull] },
  ),
  plainCall(
    'Sablier batch: streams in a lockup that is a router',
    'The router keeps nothing for anybody.',
    batchLockup,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    [
      router2,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: true,
          transferable: true,
          durations: { cliff: 0, total: 86_400 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull] },
  ),
  plainCall(
    'Uniswap v3 migrator: the thief’s pair',
    'What comes out of the pair is what he says.',
    migrator,
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    (e) => [
      {
        pair: e.junk,
        liquidityToMigrate: E18,
        percentageToMigrate: 100,
        token0: usdc,
        token1: weth,
        fee: 500,
        tickLower: -887_220,
        tickUpper: 887_220,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
        refundAsETH: false,
      },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'Ondo: redeemed off the chain',
    'The account at the bank is a number, the thief’s.',
    usdyManager,
    'function requestRedemptionServicedOffchain(uint256 amountRWATokenToRedeem, bytes32 offchainDestination)',
    [K, pad('0x4242')],
    { ops: [pull] },
  ),
  plainCall(
    'Ondo: redeemed later',
    'At whatever the price is then.',
    usdyManager,
    'function requestRedemption(uint256 amountRWATokenToRedeem)',
    [K],
    { ops: [pull] },
  ),
  control(
    plainCall(
      'Sablier Flow: refunded to the sender',
      'to compare.',
      at('0x3df2aaede81d2f6b261f79047517713b8e844e04'),
      'function refundMax(uint256 streamId) payable returns (uint128)',
      [7n],
    ),
  ),
  plainCall(
    'GMX: a subaccount',
    'It trades for the user.',
    at('0x69c527fc77291722b52649e45c838e41be8bf5d5'),
    'function addSubaccount(address subaccount) payable',
    [thief],
  ),
];

tries(import.meta.url, [
  { round: 'fourth reading', stands: firstStand, entries: [...lent, ...themselves] },
  { round: 'fourth outside', stands: resolversStand, entries: [...tokens, ...shipped] },
]);
