import { type Address, encodeAbiParameters, parseAbiParameters, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { commandTable, routerNames } from '../decode/protocols/commandTable.ts';
import { unknown } from '../model/known.ts';
import { rateFact } from '../label/tokens/poolRates.ts';
import { answer, told } from './testing/answers.ts';
import { call, me, offline, type Sample, usdc, waiting, weth } from './testing/views.ts';

const manager: Address = '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e';
const itself: Address = '0x0000000000000000000000000000000000000002';
const packed = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);
const plan = (actions: string, ...params: readonly string[]) =>
  call(manager, 'modifyLiquidities(bytes unlockData, uint256 deadline)', [
    packed('bytes, bytes[]', actions, params),
    9n,
  ]);
const burn = packed('uint256, uint128, uint128, bytes', 7n, 5n, 5n, '0x');
const take = (token: Address, to: Address) => packed('address, address, uint256', token, to, 0n);
const pair = (to: Address) => packed('address, address, address', usdc, weth, to);
const sweep = (token: Address) => packed('address, address', token, me);
const tokens: Sample = { tokens: { [usdc]: ['USDC', 6], [weth]: ['WETH', 18] } };

describe('what a plan of Uniswap v4 takes out', () => {
  it('is left at the manager where no later action sweeps each token', () => {
    const rule = 'transfers.leftThere';
    expect(told(rule, plan('0x0311', burn, pair(itself)), offline)).toEqual([
      'caution: transfers.leftThere.saysPlan contract step.0.0.1.to | transfers.leftThere.why | transfers.leftThere.remedy | in 0.0.1 | by step.0.0.1.to',
      'unknown effects',
    ]);
    expect(answer(rule, plan('0x031114', burn, pair(itself), sweep(usdc)), offline)).toBe('caution');
    expect(answer(rule, plan('0x030e0e', burn, take(usdc, itself), take(weth, itself)), offline)).toBe(
      'caution',
    );
    expect(told(rule, plan('0x03111414', burn, pair(itself), sweep(usdc), sweep(weth)), waiting)).toEqual([
      'pending effects',
    ]);
    expect(told(rule, plan('0x0311', burn, pair(me)), offline)).toEqual(['unknown effects']);
  });

  it('is given up where it is cleared, but for dust', () => {
    const rule = 'account.forgone';
    const clear = (token: Address, most: bigint) => packed('address, uint256', token, most);
    expect(told(rule, plan('0x0313', burn, clear(usdc, 10n ** 6n)), tokens)).toEqual([
      'caution: account.forgone.says fn step.0.0.1.fn | account.forgone.why | account.forgone.remedy | in 0.0.1 | by step.0.0.1.fn',
    ]);
    expect(answer(rule, plan('0x0313', burn, clear(zeroAddress, 10n ** 18n)), tokens)).toBe('caution');
    expect(answer(rule, plan('0x0313', burn, clear(usdc, 50n)), tokens)).not.toBe('caution');
    expect(answer(rule, plan('0x0313', burn, clear(usdc, 0n)), waiting)).not.toBe('caution');
  });

  it('goes in at a range that is held to the market, also from one side', () => {
    const rule = 'transfers.ownPrice';
    const fact = rateFact([usdc, weth]);
    const rated: Sample = { facts: { [fact]: { kind: 'integer', value: 18_257n * 2n ** 96n } }, ...tokens };
    const mint = (range: readonly [number, number], max: readonly [bigint, bigint]) =>
      plan(
        '0x02',
        packed(
          '(address, address, uint24, int24, address), int24, int24, uint256, uint128, uint128, address, bytes',
          [usdc, weth, 3_000, 60, zeroAddress],
          ...range,
          10n ** 12n,
          ...max,
          me,
          '0x',
        ),
      );
    // One WETH is 3,000 USDC at tick 196,256.
    expect(told(rule, mint([196_500, 197_700], [10n ** 9n, 0n]), rated)).toEqual([
      'clear rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2 step.0.0.0.arg.amount0Max step.0.0.0.arg.amount1Max',
    ]);
    expect(told(rule, mint([100_020, 100_200], [10n ** 9n, 0n]), rated)).toEqual([
      'caution: transfers.ownPrice.saysPool | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0.0.0 | by step.0.0.0.arg.amount0Max step.0.0.0.arg.amount1Max rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
    expect(answer(rule, mint([195_000, 196_000], [0n, 10n ** 18n]), rated)).toBe('clear');
    expect(answer(rule, mint([300_000, 300_060], [0n, 10n ** 18n]), rated)).toBe('caution');
    expect(
      told(rule, mint([196_500, 197_700], [10n ** 9n, 0n]), { gaps: { [fact]: unknown('notFound') } }),
    ).toEqual([
      'caution: transfers.ownPrice.saysPoolUnknown | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0.0.0 | by step.0.0.0.arg.amount0Max step.0.0.0.arg.amount1Max',
    ]);
    expect(told(rule, mint([196_500, 197_700], [10n ** 9n, 0n]), waiting)).toEqual([
      'pending rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
  });
});

describe('the commands of routers and position managers', () => {
  it('each do something that was looked at', () => {
    const rows = routerNames()
      .filter((it) => it !== '0x Settler')
      .flatMap((it) => commandTable(it).rows)
      // What a position manager hides its actions in does nothing alone.
      .filter(({ code }) => code !== '0x');
    const names = new Set(rows.map(({ command }) => command.text.slice(0, command.text.indexOf('('))));
    expect([...names].toSorted()).toEqual(Object.values(does).flat().toSorted());
  });
});

/** What each does with what is the user's. A new one needs its place here, and in the rules that follow a plan. */
const does = {
  swaps: [
    'BIN_SWAP_EXACT_IN',
    'BIN_SWAP_EXACT_IN_SINGLE',
    'BIN_SWAP_EXACT_OUT',
    'BIN_SWAP_EXACT_OUT_SINGLE',
    'CL_SWAP_EXACT_IN',
    'CL_SWAP_EXACT_IN_SINGLE',
    'CL_SWAP_EXACT_OUT',
    'CL_SWAP_EXACT_OUT_SINGLE',
    'INFI_SWAP',
    'SWAP_EXACT_IN',
    'SWAP_EXACT_IN_SINGLE',
    'SWAP_EXACT_OUT',
    'SWAP_EXACT_OUT_SINGLE',
    'STABLE_SWAP_EXACT_IN',
    'STABLE_SWAP_EXACT_OUT',
    'V2_SWAP_EXACT_IN',
    'V2_SWAP_EXACT_OUT',
    'V3_SWAP_EXACT_IN',
    'V3_SWAP_EXACT_OUT',
    'V4_SWAP',
  ],
  takesIn: [
    'PERMIT2_TRANSFER_FROM',
    'PERMIT2_TRANSFER_FROM_BATCH',
    'SETTLE',
    'SETTLE_ALL',
    'SETTLE_PAIR',
    'TRANSFER_FROM',
  ],
  paysOut: [
    'ACROSS_V4_DEPOSIT_V3',
    'CLOSE_CURRENCY',
    'PAY_PORTION',
    'PAY_PORTION_FULL_PRECISION',
    'SWEEP',
    'SWEEP_ERC1155',
    'SWEEP_ERC721',
    'TAKE',
    'TAKE_ALL',
    'TAKE_PAIR',
    'TAKE_PORTION',
    'TRANSFER',
  ],
  givesUp: ['CLEAR_OR_TAKE'],
  wraps: ['UNWRAP', 'UNWRAP_WETH', 'WRAP', 'WRAP_ETH'],
  positions: [
    'BURN_POSITION',
    'DECREASE_LIQUIDITY',
    'INCREASE_LIQUIDITY',
    'INCREASE_LIQUIDITY_FROM_DELTAS',
    'INFI_BIN_INITIALIZE_POOL',
    'INFI_CL_INITIALIZE_POOL',
    'MINT_POSITION',
    'MINT_POSITION_FROM_DELTAS',
    'V4_INITIALIZE_POOL',
  ],
  allows: ['APPROVE_ERC20', 'PERMIT2_PERMIT', 'PERMIT2_PERMIT_BATCH'],
  checks: ['BALANCE_CHECK_ERC20', 'OWNER_CHECK_1155', 'OWNER_CHECK_721'],
  carries: ['EXECUTE_SUB_PLAN'],
  // Code that runs as the account does them, and may do anything else: a Stop by itself.
  recipes: [
    'AAVE_V3_BORROW',
    'AAVE_V3_PAYBACK',
    'AAVE_V3_SUPPLY',
    'AAVE_V3_WITHDRAW',
    'LIQUITY_OPEN',
    'LIQUITY_SP_DEPOSIT',
    'LIQUITY_STAKE',
    'UNWRAP_ETH',
  ],
  // Whoever hands them in gives nothing.
  messages: ['MINT_HERE', 'PAY_HERE'],
};
