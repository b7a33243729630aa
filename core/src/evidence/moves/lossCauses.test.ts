import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine, Effects, TracedCall } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import { check } from '../../check/check.ts';
import { answer } from '../../check/testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';

/** A contract that nobody here knows, and tokens that nobody knows. */
const stranger = getAddress('0x00000000000000000000000000000000000000c1');
const junk = getAddress('0x00000000000000000000000000000000000000d1');
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const unit = 10n ** 6n;
const codes = { [stranger]: 'contract', [junk]: 'contract' } as const;

const changes = (asset: Address | undefined, before: bigint, after: bigint): Partial<EffectLine> => ({
  who: me,
  what: 'balance',
  asset: asset === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: asset },
  before: known(before),
  after: known(after),
});
const from = { by: 'source', name: 'test' } as const;
const abis = [
  {
    address: stranger,
    from,
    functions: ['function migrate(address token, uint256 amount)', 'function join(uint256 kind)'],
  },
];
const shows = (lines: readonly Partial<EffectLine>[], more: Partial<Effects> = {}): Sample => ({
  effects: known(effectsOf(lines, more)),
  codes,
  abis,
});

const gives: Readonly<Record<string, readonly Partial<EffectLine>[]>> = {
  nothing: [],
  'a wei': [changes(undefined, 0n, 1n)],
  'dust of coins': [changes(undefined, 0n, 10n ** 12n)],
  'some coins': [changes(undefined, 0n, 10n ** 16n)],
  'a crumb of another dollar': [changes(dai, 0n, 10n ** 15n)],
  junk: [changes(junk, 0n, 10n ** 30n)],
  'one unit of junk': [changes(junk, 0n, 1n)],
  'an item': [
    {
      who: me,
      what: 'nft',
      asset: { kind: 'nft', chainId: 1, address: junk, id: 7n },
      before: known(0n),
      after: known(1n),
    },
  ],
  'junk and coins': [changes(junk, 0n, 10n ** 30n), changes(undefined, 0n, 10n ** 16n)],
};
const symbols = [
  ['JUNK', 18],
  ['USDC', 6],
  ['WETH', 18],
  ['vDEBT', 0],
  ['ETH', 77],
] as const;

/** The severities of what the rules on losses say. */
function losses(body: Parameters<typeof viewOf>[0], sample: Sample): readonly string[] {
  return check(viewOf(body, sample)).flatMap((it) =>
    it.outcome === 'fired' && /^outcome\.(?:takesMore|nothingBack|strangeReturn|claimTrap)$/.test(it.rule)
      ? [it.severity]
      : [],
  );
}

describe('a loss by a call that is known by its name', () => {
  const held = 1_000n * unit;
  const amounts = [unit, held / 2n, (held * 9n) / 10n - 1n, (held * 9n) / 10n, held - 1n, held];

  it.each(Object.keys(gives))('is never calm for %s, at no amount, whatever is named', (came) => {
    for (const [symbol, decimals] of symbols)
      for (const taken of amounts)
        for (const named of [0n, 1n, taken - 1n, taken, taken + 1n, held]) {
          const body = call(stranger, 'migrate(address token, uint256 amount)', [usdc, named]);
          const lines = [changes(usdc, held, held - taken), ...(gives[came] ?? [])];
          const tokens = { [junk]: [symbol, decimals], [dai]: ['DAI', 18] } as const;
          const said = losses(body, { ...shows(lines), tokens });
          expect(
            said.filter((it) => it !== 'note'),
            `${came} ${symbol} ${taken} ${named}`,
          ).not.toEqual([]);
        }
  });

  it('of coins is never calm for a token, whatever it is called, but for as much of their wrapped form', () => {
    const eth = 10n ** 18n;
    const body = call(stranger, 'join(uint256 kind)', [1n], 5n * eth);
    const paid = changes(undefined, 100n * eth, 95n * eth);
    for (const [symbol, decimals] of symbols) {
      const tokens = { [junk]: [symbol, decimals] } as const;
      expect(losses(body, { ...shows([paid, changes(junk, 0n, 5n * eth)]), tokens })).not.toEqual([]);
    }
    const wraps = (came: bigint) => losses(body, shows([paid, changes(weth, 0n, came)]));
    expect(wraps(5n * eth)).toEqual([]);
    expect(wraps((45n * eth) / 10n)).toEqual([]);
    expect(wraps((45n * eth) / 10n - 1n)).toEqual(['caution']);
    const all = shows([changes(undefined, 5n * eth, eth / 2n), changes(weth, 0n, 5n * eth)]);
    expect(losses(body, all)).toEqual(['caution']);
  });

  it('is one whatever comes where it takes nine tenths, or what it does not name', () => {
    const rule = 'outcome.takesMore';
    const dollars = { [dai]: ['DAI', 18] } as const;
    const asks = (taken: bigint, named: bigint, token = usdc) => {
      const body = call(stranger, 'migrate(address token, uint256 amount)', [token, named]);
      const lines = [changes(usdc, held, held - taken), changes(dai, 0n, taken * 10n ** 12n)];
      return answer(rule, body, { ...shows(lines), tokens: dollars });
    };
    expect(asks((held * 9n) / 10n - 1n, (held * 9n) / 10n - 1n)).toBe('clear');
    expect(asks((held * 9n) / 10n, (held * 9n) / 10n)).toBe('caution');
    expect(asks(100n, 50n)).toBe('caution');
    expect(asks(100n, 200n)).toBe('clear');
    expect(asks(100n, 201n)).toBe('caution');
    expect(asks(100n, 150n, friend)).toBe('caution');
  });
});

describe('what a call without words for it explains', () => {
  const rule = 'outcome.takesMore';
  const transfer = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);
  const vote = dataOf('castVote(uint256 proposal, uint8 support)', [1n, 1]);
  const body = {
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: [
      { to: usdc, data: transfer, value: 0n },
      { to: stranger, data: vote, value: 0n },
    ],
  } as const;
  const traced = (id: string, to: Address, step?: string, data: Hex = '0x'): TracedCall => ({
    id,
    op: 'call',
    from: me,
    to,
    value: 0n,
    gasUsed: 1n,
    selector: data,
    size: 4,
    ok: true,
    ...(step === undefined ? {} : { step }),
  });
  const gone = [changes(usdc, 100n, 0n)];

  it('is what it may have moved by the trace of the run, and no other asset', () => {
    const apart = known([traced('0', usdc, '0'), traced('1', stranger, '1'), traced('1.0', weth)]);
    expect(answer(rule, body, shows(gone, { calls: apart }))).toBe('stop');
    const inside = known([traced('0', usdc, '0'), traced('1', stranger, '1'), traced('1.0', usdc)]);
    expect(answer(rule, body, shows(gone, { calls: inside }))).toBe('clear');
    expect(answer('outcome.nothingBack', body, shows(gone, { calls: inside }))).toBe('caution');
    expect(answer('outcome.nothingBack', body, shows(gone))).toBe('caution');
  });
});

describe('what another call of the request brings', () => {
  const redeem = dataOf('redeem(uint256 shares, address receiver, address owner)', [400n, me, me]);
  const migrate = dataOf('migrate(address token, uint256 amount)', [usdc, 300n]);
  const both = (vault: Address) =>
    ({
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [
        { to: vault, data: redeem, value: 0n },
        { to: stranger, data: migrate, value: 0n },
      ],
    }) as const;
  const share = changes(contract, 1_000n, 600n);
  const tokens = { [dai]: ['DAI', 6] } as const;

  it('out of a position of the user is not a return for what this one takes', () => {
    const lines = [share, changes(usdc, 1_000n, 700n), changes(dai, 0n, 400n)];
    expect(losses(both(contract), { ...shows(lines), tokens })).toEqual(['caution']);
  });

  it('may be what this one takes, where nothing of it is left', () => {
    expect(losses(both(contract), { ...shows([share]), tokens })).not.toEqual([]);
  });
});

describe('a swap by a contract that nobody knows', () => {
  const swap = 'swapExactTokensForTokens(uint256 a, uint256 b, address[] p, address to, uint256 d)';
  const paid = changes(usdc, 1_000n, 500n);

  it('is a caution where a token comes that nobody knows, and none by a contract that someone vouches for', () => {
    const brings = shows([paid, changes(junk, 0n, 10n ** 20n)]);
    expect(losses(call(stranger, swap, [500n, 1n, [usdc, junk], me, 9n]), brings)).toEqual(['caution']);
    expect(losses(call(contract, swap, [500n, 1n, [usdc, junk], me, 9n]), brings)).toEqual([]);
    const known = shows([paid, changes(weth, 0n, 10n ** 18n)]);
    expect(losses(call(stranger, swap, [500n, 1n, [usdc, weth], me, 9n]), known)).toEqual([]);
  });
});

describe('what a call is known to put into a position', () => {
  const put = 'deposit(uint256 assets, address receiver)';
  const held = 1_000n;
  const share = (of: Address) => changes(of, 0n, 500n);
  const sample = (lines: readonly Partial<EffectLine>[], more: Sample = {}): Sample => ({
    ...shows(lines),
    ...more,
  });
  const half = changes(usdc, held, 500n);

  it('is not a loss where someone vouches for the contract, or its share is seen', () => {
    expect(losses(call(contract, put, [500n, me]), sample([half]))).toEqual([]);
    expect(losses(call(contract, put, [1_000n, me]), sample([changes(usdc, held, 0n)]))).toEqual([]);
    const saved = known([{ address: stranger, own: false, paid: 0, knownOn: [1] }]);
    expect(losses(call(stranger, put, [500n, me]), sample([half], { book: saved }))).toEqual([]);
    expect(losses(call(stranger, put, [500n, me]), sample([half, share(stranger)]))).toEqual([]);
  });

  it('is a caution in words of its own where nobody knows the contract, takes all, or another has it', () => {
    const cases: readonly (readonly [string, Parameters<typeof viewOf>[0], Sample])[] = [
      ['unseen', call(stranger, put, [500n, me]), sample([half])],
      ['unseen', call(stranger, put, [500n, me]), sample([half, share(junk)])],
      ['plain', call(stranger, put, [500n, me]), sample([half], { codes: { [stranger]: 'none' } })],
      ['all', call(stranger, put, [900n, me]), sample([changes(usdc, held, 100n), share(stranger)])],
      ['others', call(stranger, put, [500n, key]), sample([half])],
      ['others', call(contract, put, [500n, key]), sample([half])],
    ];
    for (const [how, body, its] of cases) {
      const said = check(viewOf(body, its)).filter((it) => it.rule === 'outcome.nothingBack');
      expect(said).toMatchObject([
        {
          outcome: 'fired',
          severity: 'caution',
          says: { id: 'outcome.nothingBack.saysInto', args: { how } },
        },
      ]);
    }
  });

  it('is a loss where more is taken than is named, another token, a share that is bound, or two', () => {
    const bound = { bound: [{ who: me, asset: { kind: 'token', chainId: 1, address: stranger } as const }] };
    const body = call(stranger, put, [500n, me]);
    expect(
      losses(body, { ...sample([half, share(stranger)]), ...shows([half, share(stranger)], bound) }),
    ).toEqual(['caution']);
    expect(losses(body, sample([changes(usdc, held, 490n), share(stranger)]))).toEqual(['caution']);
    expect(losses(body, sample([half, changes(dai, held, 500n), share(stranger)]))).toEqual([
      'caution',
      'caution',
    ]);
    expect(losses(call(contract, put, [500n, me]), sample([changes(usdc, held, 490n)]))).toEqual(['caution']);
  });
});

describe('what a call takes for what it is known to pay out', () => {
  const pool = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
  const receipt = getAddress('0x00000000000000000000000000000000000000d2');
  const pays = 'withdraw(address asset, uint256 amount, address to)';
  const sample = (...lines: readonly Partial<EffectLine>[]): Sample => ({
    ...shows(lines),
    codes: { ...codes, [pool]: 'contract', [receipt]: 'contract' },
    tokens: { [receipt]: ['aUSD', 6] },
  });
  const receipts = changes(receipt, 1_000n * unit, 500n * unit);
  const dollars = changes(usdc, 0n, 500n * unit);
  const ask = (to: Address, amount = 500n * unit) => call(to, pays, [usdc, amount, me]);

  it('is not a loss where someone vouches for the contract and its receipt goes, named or to the last', () => {
    expect(losses(ask(pool), sample(receipts, dollars))).toEqual([]);
    expect(losses(ask(pool, 2n ** 256n - 1n), sample(receipts, dollars))).toEqual([]);
  });

  it('is one at a contract that nobody vouches for, or where a token goes that everybody knows', () => {
    expect(losses(ask(stranger), sample(receipts, dollars))).toEqual(['caution']);
    const gone = changes(dai, 1_000n * unit, 500n * unit);
    expect(losses(ask(pool), { ...sample(gone, dollars), tokens: { [dai]: ['DAI', 6] } })).not.toEqual([]);
  });

  it('is one where more goes than is named, and nothing near it comes', () => {
    expect(losses(ask(pool, 5n * unit), sample(receipts, dollars))).toEqual(['caution']);
  });

  it('is what a call leaves open that names what comes, at a contract that someone vouches for', () => {
    const savings = getAddress('0x83f20f44975d03b1b09e64809b757c47f942beea');
    const mint = (to: Address) => call(to, 'mint(uint256 shares, address receiver)', [450n, me]);
    const lines = (to: Address) => [changes(usdc, 1_000n, 500n), changes(to, 0n, 450n)];
    const there = (to: Address): Sample => ({ ...shows(lines(to)), codes: { ...codes, [to]: 'contract' } });
    expect(losses(mint(savings), there(savings))).toEqual([]);
    expect(losses(mint(stranger), there(stranger))).toEqual(['caution']);
  });
});

describe('what a trade takes, and does not name as an address', () => {
  const comet = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
  const okx = getAddress('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');
  const base =
    '(uint256 fromToken, address toToken, uint256 fromTokenAmount, uint256 minReturnAmount, uint256 deadLine)';
  const batch =
    '(address[] mixAdapters, address[] assetTo, uint256[] rawData, bytes[] extraData, uint256 fromToken)';
  const extra =
    '(uint256 pathIndex, address payer, address fromToken, address toToken, uint256 fromTokenAmountMax, uint256 toTokenAmountMax, uint256 salt, uint256 deadLine, bool isPushOrder, bytes extension)';
  const calls = {
    'of Compound III': call(
      comet,
      'buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
      [weth, 90n, 3_000n, me],
    ),
    'of OKX': call(
      okx,
      `smartSwapTo(uint256 orderId, address receiver, ${base} baseRequest, uint256[] batchesAmount, ${batch}[][] batches, ${extra}[] extraData)`,
      [0n, me, [BigInt(usdc), weth, 3_000n, 90n, 9n], [3_000n], [[]], []],
    ),
  } as const;
  const run = (paid: bigint, got: Address) => ({
    codes: { [comet]: 'contract', [okx]: 'contract' } as const,
    tokens: { [usdc]: ['USDC', 6], [weth]: ['WETH', 18] } as const,
    effects: known(
      effectsOf([
        { ...balance(usdc, 1_000_000n - paid), before: known(1_000_000n) },
        { ...balance(got, 10n ** 18n), before: known(0n) },
      ]),
    ),
  });

  it.each(['of Compound III', 'of OKX'] as const)(
    'is told of where it is more than it names (%s)',
    (which) => {
      expect(answer('outcome.strangeReturn', calls[which], run(9_000n, weth))).toBe('caution');
    },
  );
});
