import { type Address, getAddress } from 'viem';
import { isCurrency, currencyKey } from '../../ledger/asset.ts';
import { numberRoleByName } from '../../decode/abis/numberRoles.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { calledOffersOf } from './calledOffers.ts';
import { type ArgLeaf, leavesOf } from '../steps/leavesOf.ts';
import { type Offer, offersOf, type OfferPart } from './offers.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { wellKnown } from '../../shipped/wellKnownTokens.ts';

/** So much of a token; `token` absent: the native currency of the network. */
export type Amount = Readonly<{ token?: Address; raw: bigint; fact: FactId }>;

/**
 * A price of one fungible asset in another that a step sets by itself: an offer gives `one` for `other`; liquidity goes in
 * as both, within the ticks of `range` where it names some. `many`: several of them on one side.
 */
export type OwnPrice = Readonly<{
  step: Step;
  of: 'offer' | 'pool';
  one: Amount;
  other: Amount;
  many?: true;
  /** Only this side goes in: the range lies beside the price of its pool. */
  only?: 'one' | 'other';
  range?: readonly [lower: number, upper: number];
  /** The fee of the pool of Uniswap v3 that liquidity goes into. */
  fee?: number;
  /** The pool is said to be one of like tokens, in which the amounts are at no fixed ratio. */
  stable?: true;
  /** What the bins that it goes into may cost at least and at most, of one unit of the first token in the other. */
  bins?: readonly [lowest: number, highest: number];
}>;

/** The prices that a step sets alone. */
export const ownPricesOf = memoizeStep((step: Step): readonly OwnPrice[] => [
  ...[...offersOf(step), ...calledOffersOf(step)].flatMap(ofOffer),
  ...ofPool(step),
]);

/** The token that represents an asset in pools: of the native currency its wrapped form. */
export function pooledAs(chainId: number, symbol: string | undefined, token?: Address): Address | undefined {
  if (token !== undefined && !isCurrency(token)) return token;
  const [wrapped] = symbol === undefined ? [] : wellKnown(chainId, `W${symbol}`);
  return wrapped === undefined ? undefined : getAddress(wrapped);
}

function ofOffer({ step, gives, gets, splits }: Offer): readonly OwnPrice[] {
  const sides =
    splits.length === 0 ? [[gives, gets] as const] : splits.map((it) => [it.gives, it.own] as const);
  return sides.flatMap(([given, got]): readonly OwnPrice[] => {
    if (![...given, ...got].every(isFungible)) return [];
    const [one, other] = [sumOf(given), sumOf(got)];
    if (one === undefined || other === undefined || one.it.raw === 0n) return [];
    const its = { step, of: 'offer', one: one.it, other: other.it } as const;
    return [one.many || other.many ? { ...its, many: true } : its];
  });
}

function isFungible({ what }: OfferPart): boolean {
  return what === 'token' || what === 'native';
}

function sumOf(parts: readonly OfferPart[]): Readonly<{ it: Amount; many: boolean }> | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const key = ({ token }: OfferPart) => currencyKey(token?.value);
  const raw = parts.filter((it) => key(it) === key(first)).reduce((sum, it) => sum + it.amount.value, 0n);
  const { fact } = first.amount;
  const it = first.token === undefined ? { raw, fact } : { token: first.token.value, raw, fact };
  return { it, many: parts.some((part) => key(part) !== key(first)) };
}

function opensPosition(step: Step): boolean {
  const position = commandOf(step)?.position ?? 'none';
  return position !== 'none' && position.which === 'new';
}

/** Both minima of liquidity lie near what goes in, or a rule of its own says so; of some commands both maxima do. */
function ofPool(step: Step): readonly OwnPrice[] {
  const { op, fn, commandByte } = step;
  if (op !== 'call' || fn === undefined || isGuessed(step)) return [];
  const puts = commandByte === undefined ? modelOf(fn)?.act === 'into' : opensPosition(step);
  if (!puts) return [];
  const args = leavesOf(step);
  const tokens = args.flatMap(({ arg }) =>
    arg.value.kind === 'address' && /^_?(?:token|currency)(?:[01ABXY])?$/.test(arg.name)
      ? [arg.value.address]
      : [],
  );
  const limits = (role: 'least' | 'most') =>
    args.flatMap(({ arg, fact }) =>
      arg.value.kind === 'integer' && /^_?amount/i.test(arg.name) && numberRoleByName(arg.name) === role
        ? [{ raw: arg.value.value, fact }]
        : [],
    );
  const least = limits('least');
  const [first, second, ...more] = least.length > 0 ? least : limits('most');
  const [one, other, ...rest] = tokens;
  if (first === undefined || second === undefined || more.length > 0 || rest.length > 0) return [];
  const [lower, upper] = ['tickLower', 'tickUpper'].map((name) => tickIn(args, name));
  if (one === undefined || first.raw < 0n || second.raw < 0n) return [];
  const only = first.raw === 0n ? 'other' : second.raw === 0n ? 'one' : undefined;
  const bins = binsOf(args);
  if (bins === undefined && only !== undefined && (lower === undefined || upper === undefined)) return [];
  if (only !== undefined && first.raw === second.raw) return [];
  return [
    {
      step,
      of: 'pool',
      one: { token: one, ...first },
      other: other === undefined ? second : { token: other, ...second },
      ...(only === undefined ? {} : { only }),
      ...(lower === undefined || upper === undefined ? {} : { range: [lower, upper] }),
      ...(bins === undefined ? {} : { bins }),
      ...feeOf(args),
      ...(args.some(({ arg }) => arg.name === 'stable' && arg.value.kind === 'bool' && arg.value.value)
        ? { stable: true }
        : {}),
    },
  ];
}

/** In bins of Liquidity Book the amounts are at no fixed ratio: the number of a bin says its price. */
function binsOf(args: readonly ArgLeaf[]): OwnPrice['bins'] {
  const [step, id, slip] = ['binStep', 'activeIdDesired', 'idSlippage'].map((name) => tickIn(args, name));
  if (step === undefined || id === undefined) return undefined;
  const priceOf = (bin: number) => Math.exp((bin - 2 ** 23) * Math.log1p(step / 10_000));
  return [priceOf(id - (slip ?? 0)), priceOf(id + (slip ?? 0))];
}

/** Pools of v4 are others, with a fee and a hook. */
function feeOf(args: readonly ArgLeaf[]): Readonly<{ fee?: number }> {
  const fee = args.find(({ arg }) => arg.name === 'fee')?.arg.value;
  if (fee?.kind !== 'integer' || args.some(({ arg }) => arg.name === 'hooks')) return {};
  return { fee: Number(fee.value) };
}

function tickIn(args: readonly ArgLeaf[], name: string): number | undefined {
  const value = args.find(({ arg }) => arg.name === name)?.arg.value;
  return value?.kind === 'integer' ? Number(value.value) : undefined;
}
