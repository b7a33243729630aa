import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  me,
  offline,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const minimum = 'transfers.poolMinimum';
const maximum = 'transfers.poolMaximum';
const line = (token: typeof usdc, before: bigint, after: bigint) => ({
  ...balance(token, 0n),
  before: known(before),
  after: known(after),
});
const comes = (amount: bigint) => ({ effects: known(effectsOf([line(usdc, 0n, amount)])) });
const goes = (amount: bigint) => ({ effects: known(effectsOf([line(usdc, 10n ** 9n, 10n ** 9n - amount)])) });
const pairOut = (one: bigint, other: bigint) => ({
  effects: known(
    effectsOf([
      { ...line(usdc, 10n ** 9n, 10n ** 9n - one), id: '0' },
      { ...line(weth, 10n ** 19n, 10n ** 19n - other), id: '1' },
    ]),
  ),
});
const pairComes = (one: bigint, other: bigint) => ({
  effects: known(
    effectsOf([
      { ...line(usdc, 0n, one), id: '0' },
      { ...line(weth, 0n, other), id: '1' },
    ]),
  ),
});
const one = (least: bigint) =>
  call(contract, 'remove_liquidity_one_coin(uint256 _token_amount, int128 i, uint256 min_amount)', [
    10n ** 18n,
    1n,
    least,
  ]);
const add = (desired: readonly [bigint, bigint], least: readonly [bigint, bigint]) =>
  call(
    contract,
    'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    [usdc, weth, ...desired, ...least, me, 9n],
  );
const simple = (from: Address, to: Address, least: bigint) =>
  call(
    contract,
    'simpleSwap((address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data)',
    [[from, to, coin, least, coin, [dai], '0x', [], [], me, me, 0n, '0x', 9n, `0x${'12'.repeat(16)}`]],
  );
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const million = 1_000_000n;
const coin = 10n ** 18n;

describe('a minimum of what a pool gives or takes', () => {
  it('is a caution where it is zero, without a simulation too', () => {
    expect(told(minimum, one(0n), comes(million))).toEqual([
      'caution: transfers.poolMinimum.saysNone how other | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.min_amount',
    ]);
    expect(answer(minimum, one(0n), waiting)).toBe('caution');
    expect(answer(minimum, one(0n), offline)).toBe('caution');
  });

  it('is a caution where it is further below what comes than the slippage that the user allows', () => {
    expect(told(minimum, one((million * 89n) / 100n), comes(million))).toEqual([
      'caution: transfers.poolMinimum.says least step.0.arg.min_amount | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.min_amount',
    ]);
    expect(answer(minimum, one(1n), comes(million))).toBe('caution');
    expect(told(minimum, one((million * 91n) / 100n), comes(million))).toEqual([
      'clear step.0.arg.min_amount',
    ]);
  });

  it('is held against what is offered, or taken, of each token that goes in', () => {
    const offered = [million, coin] as const;
    const near = [(million * 95n) / 100n, (coin * 95n) / 100n] as const;
    expect(told(minimum, add(offered, near), pairOut(million, coin))).toEqual([
      'clear step.0.arg.amountAMin',
    ]);
    expect(told(minimum, add(offered, [near[0], 0n]), pairOut(million, coin))).toEqual([
      'caution: transfers.poolMinimum.saysNone how into | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.amountBMin',
    ]);
    expect(told(minimum, add(offered, [near[0], coin / 2n]), pairOut(million, coin))).toEqual([
      'caution: transfers.poolMinimum.says least step.0.arg.amountBMin | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.amountBMin',
    ]);
    expect(answer(minimum, add(offered, [near[0], coin / 2n]), pairOut(million, coin / 2n))).toBe('clear');
  });

  it('of one token that goes in is not met by as many units of the other', () => {
    const [dollars, ether] = [3_000n * million, coin];
    const ofDollars = (dollars * 99n) / 100n;
    const taken = pairOut(dollars, ether);
    expect(answer(minimum, add([dollars, ether], [ofDollars, dollars]), taken)).toBe('caution');
    expect(answer(minimum, add([dollars, ether], [ofDollars, (ether * 99n) / 100n]), taken)).toBe('clear');
    // Two that are worth the same may be as near to each other’s amount as to their own.
    expect(answer(minimum, add([million, million], [million, million - 9n]), pairOut(million, million))).toBe(
      'clear',
    );
  });

  it('is not met by a speck of something else that comes, where the call names what it brings', () => {
    const speck = { ...line(dai, 0n, 2_000n), id: '2' };
    const comesToo = (lines: readonly ReturnType<typeof line>[]) => ({
      effects: known(effectsOf([...lines, speck])),
    });
    const ether = [{ ...line(weth, 0n, coin), id: '1' }];
    expect(answer(minimum, simple(usdc, weth, 2_000n), comesToo(ether))).toBe('caution');
    expect(answer(minimum, simple(usdc, weth, coin - 9n), comesToo(ether))).toBe('clear');
    const both = [...ether, { ...line(usdc, 0n, million), id: '0' }];
    const remove = (least: readonly [bigint, bigint]) =>
      call(
        contract,
        'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
        [usdc, weth, coin, ...least, me, 9n],
      );
    expect(answer(minimum, remove([million, 2_000n]), comesToo(both))).toBe('caution');
    expect(answer(minimum, remove([million, coin]), comesToo(both))).toBe('clear');
  });

  it('counts together with another one of the only asset that comes', () => {
    const twice = (one_: bigint, other: bigint) =>
      call(contract, 'remove_liquidity(uint256 _amount, uint256[2] min_amounts)', [coin, [one_, other]]);
    expect(answer(minimum, twice(million / 2n, million / 2n), comes(million))).toBe('clear');
    expect(answer(minimum, twice(million / 4n, million / 4n), comes(million))).toBe('caution');
  });

  it('is not held against what another call of the request brings', () => {
    const takeOut = call(contract, 'withdraw(address asset, uint256 amount, address to)', [
      usdc,
      million,
      me,
    ]);
    const calls = [takeOut, one(million)].flatMap((it) => (it.kind === 'transaction' ? [it.call] : []));
    const both = effectsOf([
      { ...line(usdc, 0n, million), id: '0' },
      { ...line(weth, 0n, 5n * coin), id: '1' },
    ]);
    const batch = { kind: 'calls', chainId: 1, from: me, atomic: true, calls } as const;
    expect(answer(minimum, batch, { effects: known(both) })).toBe('caution');
    expect(answer(minimum, one(million), comes(million))).toBe('clear');
  });

  it('is not known before the simulation, and silent for a vault without one', () => {
    expect(told(minimum, one(5n), waiting)).toEqual(['pending effects']);
    const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [million, me]);
    expect(answer(minimum, deposit, goes(million))).toBe('notApplicable');
  });
});

describe('the limits of swaps at the vault of Balancer', () => {
  const funds = (inside: boolean) => [me, inside, me, inside];
  const swap = (kind: number, limit: bigint, inside = false) =>
    call(
      contract,
      'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
      [[`0x${'96'.repeat(32)}`, kind, weth, usdc, coin, '0x'], funds(inside), limit, 9n],
    );
  const batch = (kind: number, limits: readonly bigint[], inside = false) =>
    call(
      contract,
      'batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline)',
      [kind, [[`0x${'96'.repeat(32)}`, 0n, 1n, coin, '0x']], [weth, usdc], funds(inside), limits, 9n],
    );

  it('are the minimum of what comes for a given input', () => {
    expect(told(minimum, swap(0, 0n), comes(million))).toEqual([
      'caution: transfers.poolMinimum.saysNone how other | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.limit',
    ]);
    expect(told(minimum, swap(0, 1n), comes(million))).toEqual([
      'caution: transfers.poolMinimum.says least step.0.arg.limit | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.limit',
    ]);
    expect(answer(minimum, swap(0, million - 9n), comes(million))).toBe('clear');
    expect(answer(minimum, batch(0, [coin, 0n]), comes(million))).toBe('caution');
    expect(answer(minimum, batch(0, [coin, coin]), comes(million))).toBe('caution');
    expect(answer(minimum, batch(0, [coin, -1n]), comes(million))).toBe('caution');
    expect(answer(minimum, batch(0, [coin, -million]), comes(million))).toBe('clear');
  });

  it('are held for each asset of which a batch leaves something, and not only for its end', () => {
    const over = (kind: number, amounts: readonly [bigint, bigint], limits: readonly bigint[]) => {
      const pool = `0x${'96'.repeat(32)}`;
      const hops = [
        [pool, 0n, 1n, amounts[0], '0x'],
        [pool, 1n, 2n, amounts[1], '0x'],
      ];
      return call(
        contract,
        'batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline)',
        [kind, kind === 0 ? hops : hops.toReversed(), [friend, weth, usdc], funds(false), limits, 9n],
      );
    };
    // All that the first hop brings is given to the second one: what is between needs no limit.
    expect(answer(minimum, over(0, [coin, 0n], [coin, 0n, -million]), comes(million))).toBe('clear');
    // Only some of it is: what is left comes.
    expect(answer(minimum, over(0, [coin, 5n], [coin, 0n, -million]), pairComes(million, coin))).toBe(
      'caution',
    );
    expect(answer(minimum, over(0, [coin, 5n], [coin, -coin, -million]), pairComes(million, coin))).toBe(
      'clear',
    );
    expect(answer(minimum, over(1, [0n, million], [coin, 0n, -million]), comes(million))).toBe(
      'notApplicable',
    );
    expect(answer(minimum, over(1, [coin, 5n], [coin, 0n, -5n]), pairComes(million, coin))).toBe('caution');
  });

  it('are a caution where what comes stays inside, unseen', () => {
    expect(told(minimum, swap(0, million, true), comes(0n))).toEqual([
      'caution: transfers.poolMinimum.saysUnseen least step.0.arg.limit | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.limit',
    ]);
    expect(told(minimum, batch(0, [coin, -million], true), comes(0n))).toEqual([
      'caution: transfers.poolMinimum.saysUnseen least step.0.arg.limits.1 | transfers.poolMinimum.why | transfers.poolMinimum.remedy | in 0 | by step.0.arg.limits.1',
    ]);
    expect(answer(minimum, swap(0, million, true), waiting)).toBe('pending');
  });

  it('are no minimum for a given output', () => {
    expect(answer(minimum, swap(1, coin), comes(million))).toBe('notApplicable');
    expect(answer(minimum, batch(1, [coin, -million]), comes(million))).toBe('notApplicable');
  });
});

describe('a limit that is called an amount', () => {
  const data =
    '(address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data';
  const swap = (name: string, [from, to]: readonly [bigint, bigint]) => {
    const rest = [million, [], '0x', [], [], me, me, 0n, '0x', 9n, `0x${'12'.repeat(16)}`];
    return call(contract, `${name}(${data})`, [[weth, usdc, from, to, ...rest]]);
  };
  const balancer = (name: string, [from, to]: readonly [bigint, bigint]) =>
    call(
      contract,
      `${name}((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data)`,
      [[from, to, million, `0x${'12'.repeat(32)}`, BigInt(me)], 0n, '0x', '0x'],
    );

  it.each([
    ['simpleSwap', swap],
    ['swapExactAmountInOnBalancerV2', balancer],
  ] as const)('is the minimum of %s', (name, one_) => {
    for (const least of [0n, 1n, million / 2n])
      expect(answer(minimum, one_(name, [coin, least]), comes(million))).toBe('caution');
    expect(answer(minimum, one_(name, [coin, million - 9n]), comes(million))).toBe('clear');
  });

  it.each([
    ['simpleBuy', swap],
    ['swapExactAmountOutOnBalancerV2', balancer],
  ] as const)('is the maximum of %s', (name, one_) => {
    expect(answer(maximum, one_(name, [5n * million, coin]), goes(million))).toBe('caution');
    expect(answer(maximum, one_(name, [million, coin]), goes(million))).toBe('clear');
  });

  it('is no maximum that something else meets which goes along', () => {
    const [paid, along] = [3_000n * million, 5_000n * million];
    const going = {
      effects: known(
        effectsOf([
          { ...line(weth, 2n * paid, paid), id: '0' },
          { ...line(usdc, along, 0n), id: '1' },
        ]),
      ),
    };
    expect(answer(maximum, swap('simpleBuy', [along, coin]), going)).toBe('caution');
    expect(answer(maximum, swap('simpleBuy', [paid, coin]), going)).toBe('clear');
  });
});

describe('a maximum of what a call takes or loses', () => {
  const burn = (most: bigint) =>
    call(contract, 'remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)', [
      [0n, 1n, 0n],
      most,
    ]);
  const loses = (share: bigint) =>
    call(contract, 'withdraw(uint256 maxShares, address recipient, uint256 maxLoss)', [million, me, share]);

  it('is a caution where it is far above what the simulation takes', () => {
    expect(told(maximum, burn(million * 2n), goes(million))).toEqual([
      'caution: transfers.poolMaximum.says most step.0.arg.max_burn_amount | transfers.poolMaximum.why | transfers.poolMaximum.remedy | in 0 | by step.0.arg.max_burn_amount',
    ]);
    expect(told(maximum, burn((million * 105n) / 100n), goes(million))).toEqual([
      'clear step.0.arg.max_burn_amount',
    ]);
    expect(told(maximum, burn(million), waiting)).toEqual(['pending effects']);
    expect(answer(maximum, one(0n), goes(million))).toBe('notApplicable');
  });

  it('is a caution where it lets more be lost than the slippage that the user allows', () => {
    expect(told(maximum, loses(10_000n), goes(million))).toEqual([
      'caution: transfers.poolMaximum.saysShare how all | transfers.poolMaximum.why | transfers.poolMaximum.remedy | in 0 | by step.0.arg.maxLoss',
    ]);
    expect(told(maximum, loses(1_001n), goes(million))).toEqual([
      'caution: transfers.poolMaximum.saysShare how loss | transfers.poolMaximum.why | transfers.poolMaximum.remedy | in 0 | by step.0.arg.maxLoss',
    ]);
    expect(told(maximum, loses(1n), goes(million))).toEqual(['clear step.0.arg.maxLoss']);
  });
});

describe('the first liquidity of a pool, and that of one token', () => {
  const offered = [million, coin] as const;

  it('is a caution where next to nothing of one token goes in', () => {
    const rule = 'transfers.unevenPool';
    expect(answer(rule, add([million, 0n], [million, 0n]), waiting)).toBe('caution');
    expect(answer(rule, add([million, 9n], [million, 9n]), pairOut(million, 9n))).toBe('caution');
    expect(answer(rule, add(offered, offered), pairOut(million, coin))).toBe('clear');
    expect(told(rule, add(offered, offered), waiting)).toEqual(['pending effects']);
    expect(answer(rule, one(1n), comes(million))).toBe('notApplicable');
  });

  it('is a caution where the first shares of a pair are locked for nobody', () => {
    const rule = 'transfers.newPool';
    const zero: Address = '0x0000000000000000000000000000000000000000';
    const asset = { kind: 'token', chainId: 1, address: contract } as const;
    const moves = [{ from: zero, to: zero, asset, amount: 1_000n, basis: 'read' }] as const;
    expect(answer(rule, add(offered, offered), { effects: known(effectsOf([], { moves })) })).toBe('caution');
    // Some burn them at an address that nobody has a key of.
    const locks = (to: typeof zero, amount = 1_000n) => ({
      effects: known(effectsOf([], { moves: [{ ...moves[0], to, amount }] })),
    });
    expect(answer(rule, add(offered, offered), locks('0x000000000000000000000000000000000000dEaD'))).toBe(
      'caution',
    );
    expect(answer(rule, add(offered, offered), locks(me))).toBe('clear');
    expect(answer(rule, add(offered, offered), locks(zero, 1_001n))).toBe('clear');
    expect(answer(rule, add(offered, offered), pairOut(million, coin))).toBe('clear');
    expect(answer(rule, one(1n), comes(million))).toBe('notApplicable');
    const start = call(
      contract,
      'initialize(address pool, address[] tokens, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
      [contract, [usdc, weth], [million, coin], 5n, false, '0x'],
    );
    expect(answer(rule, start, pairOut(million, coin))).toBe('caution');
  });
});

describe('a lock', () => {
  it('is a caution where it lasts for longer than a year', () => {
    const rule = 'transfers.longLock';
    const until = (time: bigint) => call(contract, 'increase_unlock_time(uint256 _unlock_time)', [time]);
    expect(told(rule, until(10n ** 11n), comes(million))).toEqual([
      'caution: transfers.longLock.says until step.0.arg._unlock_time | transfers.longLock.why | transfers.longLock.remedy | in 0 | by step.0.arg._unlock_time',
    ]);
    expect(told(rule, until(1n), comes(million))).toEqual(['clear step.0.arg._unlock_time']);
    expect(told(rule, until(1n), waiting)).toEqual(['pending effects']);
    expect(told(rule, until(1n), offline)).toEqual(['unknown effects']);
    expect(answer(rule, one(1n), comes(million))).toBe('notApplicable');
  });
});

describe('a minimum of what arrives on another network', () => {
  const hop =
    'sendToL2(uint256 chainId, address recipient, uint256 amount, uint256 amountOutMin, uint256 deadline, address relayer, uint256 relayerFee)';
  const oft =
    'sendToken((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress)';
  const leftBy = 500_000_000n;
  const [deadline, network] = [1_900_000_000n, 42_161n];
  const sends = (least: bigint) => call(contract, hop, [network, me, leftBy, least, deadline, me, 77n]);
  const sendsToken = (least: bigint, fee = 900n) =>
    call(contract, oft, [
      [30_110, `0x${'0'.repeat(24)}${me.slice(2)}`, leftBy, least, '0x', '0x', '0x'],
      [fee, 0n],
      me,
    ]);

  it('is met by what leaves', () => {
    for (const body of [sends((leftBy * 99n) / 100n), sendsToken((leftBy * 99n) / 100n)])
      expect(answer(minimum, body, goes(leftBy))).toBe('clear');
  });

  it('is met by no other number of the call, whatever it is as large as', () => {
    for (const other of [deadline, network, 77n, 1n, leftBy / 100n])
      expect([other, answer(minimum, sends(other), goes(leftBy))]).toEqual([other, 'caution']);
    for (const other of [30_110n, 900n, 5n])
      expect([other, answer(minimum, sendsToken(other), goes(leftBy))]).toEqual([other, 'caution']);
  });

  it('is not met by an amount elsewhere that no call takes', () => {
    const native =
      'swap(uint16 _dstChainId, uint256 _srcPoolId, uint256 _dstPoolId, address _refundAddress, uint256 _amountLD, uint256 _minAmountLD, (uint256 dstGasForCall, uint256 dstNativeAmount, bytes dstNativeAddr) _lzTxParams, bytes _to, bytes _payload)';
    const swaps = (least: bigint) =>
      call(contract, native, [110, 1n, 1n, me, leftBy, least, [0n, 4_000n, '0x'], me, '0x']);
    expect(answer(minimum, swaps(4_000n), goes(leftBy))).toBe('caution');
    expect(answer(minimum, swaps((leftBy * 99n) / 100n), goes(leftBy))).toBe('clear');
  });
});
