import { factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { isWeth9 } from '../../shipped/known.ts';
import { wrappedCurrency } from '../../shipped/wrappedCurrency.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { BalanceChange } from '../../ledger/book.ts';
import { savedName } from '../book.ts';
import { modeledSteps } from '../modeledSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { isOwed } from '../../ledger/debt.ts';
import { isDust } from './dust.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { isWellKnown, wellKnownSymbol } from '../../shipped/wellKnownTokens.ts';

/**
 * What comes for what is given, as far as anybody here can say; Readback knows no prices. `like`: about as much of the
 * same, as one dollar for another, or something that the user saved. `unknown`: something, whose worth nobody here can
 * hold against it. `nothing`: at most dust, or a debt.
 */
export type Return = 'like' | 'unknown' | 'nothing';

/** What comes for a loss, out of all changes of the accounts that the request acts for. */
export function returnFor(view: Evidence, loss: BalanceChange, changes: readonly BalanceChange[]): Return {
  const gains = gainsOf(view, changes);
  if (gains.length === 0) return 'nothing';
  // What the user takes out of a position of theirs, or borrows, is not a return for what another call takes.
  if (bringsOwn(view)) return 'unknown';
  const currency = denominationOf(view, loss.line.asset);
  if (currency !== undefined) {
    const given = sumIn(view, currency, lossesIn(changes));
    const got = sumIn(view, currency, gains);
    if (got !== undefined && given !== undefined && got * 10n >= -given * 9n) return 'like';
  }
  return gains.some(({ line: { asset } }) => isSaved(view, asset)) ? 'like' : 'unknown';
}

const bringsOwn = memoize((view: Evidence) =>
  modeledSteps(view).some(({ model }) => ownBrings.has(model.act)),
);

const lossesIn = memoize((changes: readonly BalanceChange[]) => changes.filter(({ change }) => change < 0n));

const ownBrings: ReadonlySet<string> = new Set(['outOf', 'debt']);

/** What comes and is more than dust, than the fee, and no debt: the first is what nobody here knows, where some is. */
export function gainsOf(view: Evidence, changes: readonly BalanceChange[]): readonly BalanceChange[] {
  return gainsIn(view)(changes);
}

const gainsIn = memoize((view: Evidence) =>
  memoize((changes: readonly BalanceChange[]): readonly BalanceChange[] => {
    const gains = changes.filter(
      ({ line, change }) => change > 0n && !isNothing(view, line.asset, change) && !isOwed(view, line),
    );
    return gains.toSorted(
      (a, b) => Number(isKnownAsset(view, a.line.asset)) - Number(isKnownAsset(view, b.line.asset)),
    );
  }),
);

/** Whether everybody knows what an asset is, or the user does. What is called like a well-known token is not one. */
export function isKnownAsset(view: Evidence, asset: Asset | undefined): boolean {
  if (asset === undefined) return false;
  if (asset.kind === 'native') return true;
  if (savedName(view, asset.address)) return true;
  if (asset.kind !== 'token') return false;
  const chainId = requestChain(view);
  return (
    (chainId !== undefined && isWellKnown(chainId, asset.address)) || isWrappedCurrency(view, asset.address)
  );
}

/** What is saved counts in whatever amount; of well-known tokens the amount can be compared. */
function isSaved(view: Evidence, asset: Asset | undefined): boolean {
  if (asset === undefined || asset.kind === 'native' || denominationOf(view, asset) !== undefined)
    return false;
  return savedName(view, asset.address);
}

/** Coins of less than the fee are not a return either. */
function isNothing(view: Evidence, asset: Asset | undefined, change: bigint): boolean {
  const fee = asset?.kind === 'native' ? valueOf(view.facts['fee.expected']?.value) : undefined;
  return isDust(view, asset, change) || (fee?.kind === 'amount' && change < fee.raw);
}

/** In what an asset can be counted together with others: one unit of each is worth about the same. */
export function denominationOf(view: Evidence, asset: Asset | undefined): string | undefined {
  if (asset?.kind === 'native') return 'native';
  if (asset?.kind !== 'token') return undefined;
  if (isWrappedCurrency(view, asset.address)) return 'native';
  const symbol = wellKnownSymbol(asset.chainId, asset.address);
  return symbol === undefined ? undefined : (pegs.get(symbol) ?? symbol);
}

const pegs: ReadonlyMap<string, string> = new Map([
  ...['USDC', 'USDT', 'DAI', 'USDS', 'USDE', 'PYUSD', 'PUSD'].map((it) => [it, 'dollar'] as const),
  ...['WBTC', 'CBBTC'].map((it) => [it, 'bitcoin'] as const),
]);

/** Whether a token is the wrapped currency of its network. */
export function isWrappedCurrency(view: Evidence, token: Address): boolean {
  const chainId = requestChain(view) ?? 0;
  const code = valueOf(codeOf(view, token));
  return isWeth9(chainId, token, code?.hash) || wrappedCurrency(chainId).includes(token.toLowerCase());
}

/** Whether an asset is the network's currency, wrapped. */
export function isWrappedAsset(view: Evidence, asset: Asset): boolean {
  return asset.kind === 'token' && isWrappedCurrency(view, asset.address);
}

/** Whether native currency goes to what wraps it: whoever sends it there has as much of the wrapped token. */
export function isWrapping(view: Evidence, { to, asset }: Move): boolean {
  return asset.kind === 'native' && isWrappedCurrency(view, to);
}

/** What changes of one currency together, in units of 18 decimals; undefined where someone's decimals are not known. */
function sumIn(view: Evidence, currency: string, changes: readonly BalanceChange[]): bigint | undefined {
  const sums = sumsIn(view)(changes);
  return sums.has(currency) ? sums.get(currency) : 0n;
}

const sumsIn = memoize((view: Evidence) =>
  memoize((changes: readonly BalanceChange[]): ReadonlyMap<string, bigint | undefined> => {
    const sums = new Map<string, bigint | undefined>();
    for (const {
      line: { asset },
      change,
    } of changes) {
      const currency = denominationOf(view, asset);
      if (currency === undefined) continue;
      const sum = sums.has(currency) ? sums.get(currency) : 0n;
      const decimals = decimalsOf(view, asset);
      const counts = sum !== undefined && decimals !== undefined && decimals <= 18n;
      sums.set(currency, counts ? sum + change * 10n ** (18n - decimals) : undefined);
    }
    return sums;
  }),
);

/** How many decimals an asset counts in, where anybody said so. */
export function decimalsOf(view: Evidence, asset: Asset | undefined): bigint | undefined {
  if (asset?.kind !== 'token') return asset?.kind === 'native' ? 18n : undefined;
  const it = valueOf(view.facts[factOfToken(asset.address, 'decimals')]?.value);
  return it?.kind === 'integer' ? it.value : undefined;
}
