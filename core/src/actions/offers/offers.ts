import type { Asset } from '../../model/fact.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { MessagePath } from '../../decode/typed/at.ts';
import { typedMeaning } from '../../decode/typed/all.ts';
import type {
  OrderFees as FeesForm,
  OrderMeaning as OfferForm,
  OrderPart as PartForm,
  OrderSplit as SplitForm,
} from '../../decode/typed/meaning.ts';
import type { Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { addressAt, type FoundAt, integerAt } from '../steps/stepTree.ts';

/** One thing that an offer gives or wants, with the facts that show it. See `decode/typed/meaning.ts`. */
export type OfferPart = Readonly<{
  what: PartForm['what'];
  token?: FoundAt<Address>;
  item?: FoundAt<bigint>;
  /** In the smallest unit; of items, how many. */
  amount: FoundAt<bigint>;
}>;

/** How what is paid for an offer is divided, at one moment of it. See `decode/typed/meaning.ts`. */
export type Split = Readonly<{
  gives: readonly OfferPart[];
  own: readonly OfferPart[];
  others: readonly (OfferPart & Readonly<{ to: FoundAt<Address> }>)[];
}>;

/**
 * What others take of what is paid at most, in parts of 10,000. `unnamed`: what of it the order allows without saying for
 * whom; `open`: the market takes more, and nothing bounds it. See `decode/typed/meaning.ts`.
 */
export type OfferFees = Readonly<{ rate: bigint; unnamed: bigint; open: boolean; onTop: boolean }>;

/** An offer that a signature makes: others may take it, at any time until it ends. */
export type Offer = Readonly<{
  step: Step;
  gives: readonly OfferPart[];
  gets: readonly OfferPart[];
  exactGive: boolean;
  exactGet: boolean;
  owner?: FoundAt<Address>;
  to?: FoundAt<Address>;
  keptBy?: FoundAt<Address>;
  onlyFor?: FoundAt<Address>;
  splits: readonly Split[];
  fees?: OfferFees;
  until?: FoundAt<bigint>;
}>;

/** The offers that a step of typed data makes, in their order. */
export const offersOf = memoizeStep((step: Step): readonly Offer[] => {
  const meaning = typedMeaning(step);
  return meaning?.kind === 'offers' ? meaning.offers.map((it) => offer(step, it)) : [];
});

/** An offer of a step by its form. */
export function offer(
  step: Step,
  { gives, gets, exactGive, exactGet, owner, to, keptBy, onlyFor, splits, fees, until, shift }: OfferForm,
): Offer {
  const by = owner === undefined ? undefined : addressAt(step, ...owner);
  const named = to === undefined ? undefined : addressAt(step, ...to);
  // What comes to the owner comes to someone else than who signs, if it is someone else's offer.
  const foreign = by !== undefined && step.actor !== 'unknown' && !same(by.value, step.actor);
  const receiver = named ?? (foreign ? by : undefined);
  const keeper = keptBy === undefined ? undefined : addressAt(step, ...keptBy);
  const only = onlyFor === undefined ? undefined : addressAt(step, ...onlyFor);
  const end = until === undefined ? undefined : integerAt(step, ...until);
  const taken = fees === undefined ? undefined : feesOf(step, fees);
  const paid = gets.flatMap((it) => part(step, it));
  const rate = taken === undefined || taken.onTop ? 0n : taken.rate;
  return {
    step,
    gives: gives.flatMap((it) => part(step, it)),
    gets: paid.map((it) => scaled(it, whole - rate)),
    exactGive,
    exactGet,
    splits: [...(splits ?? []).map((it) => split(step, it)), ...feeSplits(step, fees, paid, rate)],
    ...(taken === undefined ? {} : { fees: taken }),
    ...(by === undefined ? {} : { owner: by }),
    ...(receiver === undefined ? {} : { to: receiver }),
    ...(keeper === undefined ? {} : { keptBy: keeper }),
    ...(only === undefined ? {} : { onlyFor: only }),
    ...(end === undefined ? {} : { until: { ...end, value: end.value >> BigInt(shift ?? 0) } }),
  };
}

/** The whole of what is paid, in the unit of fees. */
const whole = 10_000n;

function feesOf(step: Step, { named, market, kept, open, onTop }: FeesForm): OfferFees {
  const own = kept === undefined ? undefined : integerAt(step, ...kept)?.value;
  const byName = (named ?? []).reduce((sum, { rate }) => sum + (integerAt(step, ...rate)?.value ?? 0n), 0n);
  const rate = own === undefined ? byName + (market ?? 0n) : own > whole ? 0n : whole - own;
  const most = (it: bigint) => (it > whole ? whole : it);
  return {
    rate: most(rate),
    unnamed: own === undefined ? 0n : rate,
    open: open === true,
    onTop: onTop === true,
  };
}

/** Whom the order pays out of what it wants, beside what is left for its owner. */
function feeSplits(
  step: Step,
  fees: FeesForm | undefined,
  paid: readonly OfferPart[],
  rate: bigint,
): readonly Split[] {
  const others = (fees?.named ?? []).flatMap(({ rate: at, to }) => {
    const [share, account] = [integerAt(step, ...at), addressAt(step, ...to)];
    if (share === undefined || account === undefined || share.value === 0n) return [];
    return paid.map((it) => ({ ...scaled(it, share.value), to: account }));
  });
  return others.length === 0 ? [] : [{ gives: [], own: paid.map((it) => scaled(it, whole - rate)), others }];
}

/** Of an item there is no part. */
function scaled(it: OfferPart, share: bigint): OfferPart {
  if (it.what === 'item' || it.what === 'anyItem' || share === whole) return it;
  return { ...it, amount: { ...it.amount, value: (it.amount.value * share) / whole } };
}

function split(step: Step, { gives, own, others }: SplitForm): Split {
  return {
    gives: gives.flatMap((it) => part(step, it)),
    own: own.flatMap((it) => part(step, it)),
    others: others.flatMap((it) => {
      const to = addressAt(step, ...it.to);
      return to === undefined ? [] : part(step, it.part).map((one) => ({ ...one, to }));
    }),
  };
}

function part(step: Step, it: PartForm): readonly OfferPart[] {
  const amount = integerAt(step, ...('amount' in it ? it.amount : it.count));
  if (amount === undefined) return [];
  const token = 'token' in it ? found(step, it.token) : undefined;
  const item = 'item' in it ? integerAt(step, ...it.item) : undefined;
  return [
    {
      what: it.what,
      amount,
      ...(token === undefined ? {} : { token }),
      ...(item === undefined ? {} : { item }),
    },
  ];
}

function found(step: Step, path: MessagePath): FoundAt<Address> | undefined {
  return addressAt(step, ...path);
}

/** The asset that a part of an offer is; undefined where whoever takes the offer chooses it. */
export function assetOfPart({ what, token, item }: OfferPart, chainId: number): Asset | undefined {
  if (what === 'native') return { kind: 'native', chainId };
  if (token === undefined) return undefined;
  const at = { chainId, address: token.value };
  if (what === 'token') return { kind: 'token', ...at };
  return what === 'item' && item !== undefined ? { kind: 'nft', ...at, id: item.value } : undefined;
}
