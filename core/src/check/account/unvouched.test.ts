import { type Address, concat, getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, effectsOf, knownBook, me, type Sample, usdc, weth } from '../testing/views.ts';
import { abiOf } from './testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';

const strange = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const junk = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
const penguins = getAddress('0xbd3531da5cf5857e7cfaa92426877b022e612cf8');
const soon = 4_000_000_000n;

const moved = (change: bigint, token?: Address): Partial<EffectLine> => ({
  asset: token === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: token },
  before: known(10n ** 20n),
  after: known(10n ** 20n + change),
});

const item = (collection: Address): Partial<EffectLine> => ({
  what: 'nft',
  asset: { kind: 'nft', chainId: 1, address: collection, id: 7n },
  before: known(0n),
  after: known(1n),
});

function sampleOf(lines: readonly Partial<EffectLine>[], more: Sample = {}): Sample {
  const contracts = [strange, junk, router, positions, seaport, penguins];
  const facts = Object.fromEntries(
    contracts.flatMap((it) => [
      [`account.${it.toLowerCase()}.verified`, { kind: 'bool', value: true } as const],
      [`account.${it.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n } as const],
    ]),
  );
  return {
    codes: Object.fromEntries(contracts.map((it) => [it, 'contract' as const])),
    tokens: { [junk]: ['MOON', 18] },
    facts,
    effects: known({ ...effectsOf(lines), records: known([]) }),
    ...more,
  };
}

const sell = (to: Address, path: readonly Address[]) =>
  call(
    to,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [10n ** 8n, 10n ** 16n, path, me, soon],
  );

const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');

describe('a contract that nobody vouches for', () => {
  const sold = [moved(-(10n ** 8n), usdc), moved(10n ** 16n, weth)];

  it('is a Caution where it takes what leaves, whatever comes back', () => {
    expect(told('account.unvouched', sell(strange, [usdc, weth]), sampleOf(sold))).toEqual([
      'caution: account.unvouched.says contract step.0.to amount effect.0.size who effect.0.who | account.unvouched.why | account.unvouched.remedy | in 0 | by step.0.to effect.0.delta effect.0.who',
    ]);
  });

  it('is a Caution where coins go to it, and a token that everybody knows comes', () => {
    const body = call(
      strange,
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [10n ** 8n, [weth, usdc], me, soon],
      10n ** 17n,
    );
    const sample = sampleOf([moved(-(10n ** 17n)), moved(10n ** 8n, usdc)]);
    expect(told('account.unvouched', body, sample)).toEqual([
      'caution: account.unvouched.saysCoins contract step.0.to amount step.0.value | account.unvouched.why | account.unvouched.remedy | in 0 | by step.0.to step.0.value',
    ]);
  });

  it('is silent where Readback ships its name, where the user knows it, and where nothing leaves', () => {
    expect(answer('account.unvouched', sell(router, [usdc, weth]), sampleOf(sold))).toBe('notApplicable');
    const known_ = sampleOf(sold, { book: knownBook(strange) });
    expect(answer('account.unvouched', sell(strange, [usdc, weth]), known_)).toBe('notApplicable');
    const nothing = sampleOf([moved(10n ** 8n, usdc)]);
    expect(
      answer(
        'account.unvouched',
        call(strange, 'redeem(uint256 shares, address receiver, address owner)', [7n, me, me]),
        nothing,
      ),
    ).toBe('clear');
  });

  it('is no more known for a saved name', () => {
    const book = known([{ address: strange, name: 'Uniswap', own: false, paid: 3 }]);
    expect(answer('account.unvouched', sell(strange, [usdc, weth]), sampleOf(sold, { book }))).toBe(
      'caution',
    );
  });

  it('is not known where there is no simulation, or nobody says what code is there', () => {
    const none = sampleOf([], { effects: unknown('offline'), simulate: 'failed' });
    expect(told('account.unvouched', sell(strange, [usdc, weth]), none)).toEqual(['unknown effects']);
    const code = { [`account.${strange.toLowerCase()}.code`]: unknown('offline') };
    expect(answer('account.unvouched', sell(strange, [usdc, weth]), sampleOf(sold, { gaps: code }))).toBe(
      'unknown',
    );
  });
});

describe('a token that nobody here knows, at a contract that is vouched for', () => {
  const mint = (token1: Address) =>
    call(
      positions,
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      [
        {
          token0: usdc,
          token1,
          fee: 3_000,
          tickLower: -60,
          tickUpper: 60,
          amount0Desired: 10n ** 8n,
          amount1Desired: 1n,
          amount0Min: 10n ** 8n,
          amount1Min: 0n,
          recipient: me,
          deadline: soon,
        },
      ],
    );
  const put = [moved(-(10n ** 8n), usdc), item(positions)];

  it('is a Caution where something else is put in with it, or is paid for it', () => {
    expect(told('account.unknownToken', mint(junk), sampleOf(put))).toEqual([
      'caution: account.unknownToken.says token step.0.arg.params.token1 | account.unknownToken.why | account.unknownToken.remedy | in 0 | by step.0.arg.params.token1',
    ]);
    const bought = sampleOf([moved(-(10n ** 8n), usdc), moved(10n ** 18n, junk)]);
    expect(told('account.unknownToken', sell(router, [usdc, junk]), bought)).toEqual([
      'caution: account.unknownToken.says token step.0.arg.path.1 | account.unknownToken.why | account.unknownToken.remedy | in 0 | by step.0.arg.path.1',
    ]);
  });

  it('is silent where everybody knows it, the user saved it, or it is all that leaves', () => {
    expect(told('account.unknownToken', mint(weth), sampleOf(put))).toEqual(['clear effects']);
    const book = known([{ address: junk, name: 'Moon', own: false, paid: 0 }]);
    expect(answer('account.unknownToken', mint(junk), sampleOf(put, { book }))).toBe('clear');
    const sold = sampleOf([moved(-(10n ** 18n), junk), moved(10n ** 8n, usdc)]);
    expect(answer('account.unknownToken', sell(router, [junk, usdc]), sold)).toBe('clear');
    expect(answer('account.unknownToken', sell(router, [usdc, dai, weth]), sampleOf(put))).toBe('clear');
    expect(answer('account.unknownToken', sell(router, [usdc, junk, weth]), sampleOf(put, { book }))).toBe(
      'clear',
    );
  });

  it('is a Caution on the way between two that everybody knows', () => {
    expect(told('account.unknownToken', sell(router, [usdc, junk, weth]), sampleOf(put))).toEqual([
      'caution: account.unknownToken.says token step.0.arg.path.1 | account.unknownToken.why | account.unknownToken.remedy | in 0 | by step.0.arg.path.1',
    ]);
    const packed = (middle: Address) =>
      call(
        getAddress('0xe592427a0aece92de3edee1f18e0157c05861564'),
        'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
        [[concat([usdc, '0x0001f4', middle, '0x002710', weth]), me, soon, 10n ** 8n, 10n ** 16n]],
      );
    const codes = { [getAddress('0xe592427a0aece92de3edee1f18e0157c05861564')]: 'contract' } as const;
    expect(answer('account.unknownToken', packed(junk), sampleOf(put, { codes }))).toBe('caution');
    expect(answer('account.unknownToken', packed(dai), sampleOf(put, { codes }))).toBe('clear');
  });

  it('is not asked of what a shipped contract makes of its own token, but of what any other one does', () => {
    const shipped = getAddress('0x3225737a9bbb6473cb4a45b7244aca2befdb276a');
    const turned = [moved(-(10n ** 18n), usdc), moved(10n ** 18n, junk)];
    const codes = { [shipped]: 'contract', [strange]: 'contract' } as const;
    const ask = (to: Address) =>
      answer(
        'account.unknownToken',
        call(to, 'daiToUsds(address usr, uint256 wad)', [me, 10n ** 18n]),
        sampleOf(turned, { codes }),
      );
    expect(ask(shipped)).toBe('clear');
    expect(ask(strange)).toBe('caution');
  });

  it('is one where nothing holds what comes to the minimum, also where as much comes in the simulation', () => {
    const comes = sampleOf([moved(-(10n ** 8n), usdc), moved(10n ** 16n, weth)]);
    const along = (minimum: bigint) =>
      call(
        router,
        'convertByPath(address[] path, uint256 sourceAmount, uint256 minReturn, address beneficiary, address affiliateAccount, uint256 affiliateFee)',
        [[usdc, junk, weth], 10n ** 8n, minimum, zeroAddress, zeroAddress, 0n],
      );
    const measured = (minimum: bigint) =>
      call(
        router,
        'mixSwap(address fromToken, address toToken, uint256 fromTokenAmount, uint256 minReturnAmount, address[] mixAdapters, address[] mixPairs, address[] assetTo, uint256 directions, bytes[] moreInfos, uint256 deadLine)',
        [junk, weth, 10n ** 8n, minimum, [router], [router], [router, me], 0n, ['0x'], soon],
      );
    const shared = call(
      router,
      'processRouteWithTransferValueOutput(address transferValueTo, uint256 amountValueTransfer, address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      [me, 10n ** 16n, junk, 10n ** 8n, weth, 10n ** 16n, me, '0x'],
    );
    expect(answer('account.unknownToken', along(10n ** 16n), comes)).toBe('caution');
    expect(answer('account.unknownToken', shared, comes)).toBe('caution');
    expect(answer('account.unknownToken', measured(10n ** 16n), comes)).toBe('clear');
    expect(answer('account.unknownToken', measured(10n ** 15n), comes)).toBe('caution');
  });

  it('is not known without a simulation', () => {
    const none = sampleOf([], { effects: unknown('offline'), simulate: 'failed' });
    expect(told('account.unknownToken', mint(junk), none)).toEqual(['unknown effects']);
  });
});

describe('an item of a collection that nobody here knows', () => {
  const signature = 'buyAny(uint256 at, uint256 much)';
  const buy = call(seaport, signature, [7n, 10n ** 18n], 10n ** 18n);
  const abis = [abiOf(seaport, signature), abiOf(seaport, 'claim()')];

  it('is a Caution where something is paid in the same request', () => {
    const sample = sampleOf([moved(-(10n ** 18n)), item(junk)], { abis });
    expect(told('account.unknownItem', buy, sample)).toEqual([
      'caution: account.unknownItem.says item effect.1.asset | account.unknownItem.why | account.unknownItem.remedy | by effect.1.asset',
    ]);
  });

  it('is silent where the collection is known or saved, and where it is a gift', () => {
    const known_ = sampleOf([moved(-(10n ** 18n)), item(penguins)], { abis });
    expect(told('account.unknownItem', buy, known_)).toEqual(['clear effects']);
    const book = known([{ address: junk, name: 'Mine', own: false, paid: 0 }]);
    expect(
      answer('account.unknownItem', buy, sampleOf([moved(-(10n ** 18n)), item(junk)], { abis, book })),
    ).toBe('clear');
    const gift = call(seaport, 'claim()', []);
    expect(answer('account.unknownItem', gift, sampleOf([item(junk)], { abis }))).toBe('clear');
  });

  it('is not known while nobody answered whether a known collection is there; of a stranger’s it is a Caution', () => {
    const late = (it: Address) => ({ gaps: { [`account.${it.toLowerCase()}.code`]: unknown('timeout') } });
    const paid = [moved(-(10n ** 18n)), item(penguins)];
    expect(told('account.unknownItem', buy, sampleOf(paid, { abis, codes: {}, ...late(penguins) }))).toEqual([
      'unknown account.0xbd3531da5cf5857e7cfaa92426877b022e612cf8.code',
    ]);
    const strange = [moved(-(10n ** 18n)), item(junk)];
    expect(answer('account.unknownItem', buy, sampleOf(strange, { abis, codes: {}, ...late(junk) }))).toBe(
      'caution',
    );
  });

  it('is not known without a simulation', () => {
    const none = sampleOf([], { effects: unknown('offline'), simulate: 'failed' });
    expect(told('account.unknownItem', buy, none)).toEqual(['unknown effects step.0.fn']);
  });
});
