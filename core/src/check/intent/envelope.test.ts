import { expect, it } from 'vitest';
import { compareIntent } from '../../intent/compareIntent.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Clause, Intent } from '../../model/intent.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  knownBook,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const wrapped = { kind: 'token', chainId: 1, address: weth } as const;

function means(...clauses: readonly Clause[]): Intent {
  return { account: me, chainId: 1, said: '', quotes: [], clauses, saidAt: 0 };
}

function compared(
  body: Body,
  intent: Intent,
  lines: readonly Partial<EffectLine>[],
  more: Partial<Effects> = {},
  sample: Sample = {},
) {
  const it = compareIntent(viewOf(body, { effects: known(effectsOf(lines, more)), intent, ...sample }));
  if (it?.state !== 'differs') return it?.state;
  return [...new Set(it.differences.map(({ says }) => says.id))].sort();
}

const transfer = (to: typeof me, amount: bigint) =>
  call(usdc, 'transfer(address to, uint256 amount)', [to, amount]);
const pays = (raw: bigint, to = friend): Clause => ({
  kind: 'pay',
  asset: dollars,
  sum: { how: 'exactly', raw },
  to: { address: to },
});
const gets = (atLeast: bigint): Clause => ({ kind: 'get', asset: wrapped, atLeast });

/** A balance that goes from one figure to another. */
function from(before: bigint, after: bigint, who = me, token = usdc): Partial<EffectLine> {
  return { ...balance(token, after, who), before: known(before) };
}

const paid = (lost: bigint, came = lost) => [from(100_000n, 100_000n - lost), from(0n, came, friend)];

it('a token may round by two units what was asked for, and never what was not', () => {
  const asked = transfer(friend, 50_000n);
  for (const lost of [49_998n, 50_000n, 50_002n])
    expect(compared(asked, means(pays(50_000n)), paid(lost, 49_999n))).toBe('asSaid');
  expect(compared(asked, means(pays(50_000n)), paid(50_003n))).toEqual(['intent.pays.saysAmount']);
  expect(compared(transfer(friend, 50_001n), means(pays(50_000n)), paid(50_001n))).toEqual([
    'intent.pays.saysAmount',
  ]);
  expect(compared(transfer(friend, 49_999n), means(pays(50_000n)), paid(49_999n))).toEqual([
    'intent.pays.saysAmount',
  ]);
});

it('two units of a token that has few are no rounding', () => {
  expect(compared(transfer(friend, 3n), means(pays(1n)), [from(10n, 7n), from(0n, 3n, friend)])).toEqual([
    'intent.pays.saysAmount',
  ]);
  expect(compared(transfer(friend, 2n), means(pays(2n)), [from(10n, 8n), from(0n, 0n, friend)])).toEqual([
    'intent.pays.saysShort',
  ]);
  const hidden = [...paid(50_000n), from(5n, 3n, me, weth)];
  expect(compared(transfer(friend, 50_000n), means(pays(50_000n)), hidden)).toEqual([
    'intent.pays.saysUnsaid',
  ]);
});

it('what one of the user’s accounts gives another is a loss of the one', () => {
  const own = { book: known([{ address: contract, own: true, paid: 0 }]) };
  const moved = [from(100n, 50n, contract), from(100n, 150n)];
  const nothing = means({ kind: 'nothing' });
  const execute = call(contract, 'execute(address target, uint256 value, bytes data)', [
    usdc,
    0n,
    dataOf('transfer(address to, uint256 amount)', [me, 50n]),
  ]);
  expect(compared(execute, nothing, moved, {}, own)).toContain('intent.pays.saysUnsaid');
  const said = { ...means(pays(50n, me)), account: contract };
  expect(compared(execute, said, moved, {}, own)).toBe('asSaid');
});

it('a minimum of one token is none of another', () => {
  const trade = (token: typeof me, least: bigint) =>
    dataOf(
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [50n, least, [usdc, token], me, 1_900_000_000n],
    );
  const both = call(contract, 'multicall(bytes[] data)', [[trade(weth, 0n), trade(key, 10n ** 30n)]]);
  const swaps = means({ kind: 'pay', asset: dollars, sum: { how: 'atMost', raw: 100n } }, gets(40n));
  const lines = [from(100n, 0n), from(100n, 145n, me, weth)];
  expect(compared(both, swaps, lines)).toEqual(['intent.gets.saysNoMinimum']);
});

it('an exact output may cost as much as the request lets it', () => {
  const trade = (most: bigint) =>
    call(
      contract,
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      [45n, most, [usdc, weth], me, 1_900_000_000n],
    );
  const swaps = means({ kind: 'pay', asset: dollars, sum: { how: 'atMost', raw: 60n } }, gets(40n));
  const lines = [from(100n, 50n), from(100n, 145n, me, weth)];
  expect(compared(trade(60n), swaps, lines)).toBe('asSaid');
  expect(compared(trade(61n), swaps, lines)).toEqual(['intent.pays.saysMost']);
});

it('each of several payees gets what is theirs, and nobody what was another’s', () => {
  const most = (raw: bigint, address: typeof me): Clause => ({
    kind: 'pay',
    asset: dollars,
    sum: { how: 'atMost', raw },
    to: { address },
  });
  const two = means(most(60n, friend), most(30n, key));
  const one = transfer(friend, 50n);
  const gone = (first: bigint, second: bigint) => [
    from(100n, 100n - first - second),
    from(0n, first, friend),
    from(0n, second, key),
  ];
  expect(compared(one, two, gone(50n, 25n))).toBe('asSaid');
  expect(compared(one, two, gone(70n, 10n))).toContain('intent.pays.saysAmount');
  expect(compared(one, two, gone(20n, 60n))).toContain('intent.pays.saysAmount');
});

it('nobody can tell of what was not read, or not tried in another block', () => {
  const intent = means(pays(50_000n));
  const asked = transfer(friend, 50_000n);
  const notLookedAt = [{ is: 'reads', count: 1 }] as const;
  expect(compared(asked, intent, paid(50_000n), { notLookedAt })).toBe('cannotCompare');
  expect(compared(asked, intent, paid(50_000n), { otherBlock: unknown('refused') })).toBe('cannotCompare');
  expect(compared(asked, intent, paid(50_000n), { otherBlock: known({ s: 'same' }) })).toBe('asSaid');
});

it('what is owed for something was never said', () => {
  const borrow = call(contract, 'borrow(uint256 assets, address receiver)', [50n, me]);
  const lines = [from(0n, 50n, me, weth)];
  const trusted = { book: knownBook(contract) };
  expect(compared(borrow, means(gets(50n)), lines, {}, trusted)).toEqual(['intent.happens.saysCall']);
});
