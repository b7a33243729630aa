import { wellKnown, wellKnownSymbol } from '@readback/core/shipped/wellKnownTokens.ts';
import { formatUnitsExact } from '@readback/core/text/amount.ts';
import { isOddSymbol } from '@readback/core/text/oddSymbol.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { type Address, formatUnits } from 'viem';
import { knownTokens, practiceTokens } from '../data/held/knownTokens.ts';
import type { SeenAccount } from './seen.ts';
import type { TokenRow } from '../data/own/tokens.ts';
import { shortAddress } from '../ui/text/address.ts';
import { splitDigits } from '../ui/text/digits.ts';

/**
 * `token` is undefined for the network's own currency; `symbol` where it is plain. `imitates`: a well-known token of this network has
 * the symbol, and it is another one.
 */
export type SendAsset = Readonly<{
  token?: Address;
  label: string;
  symbol: string | undefined;
  imitates?: true;
  /** What the account holds of it, where that and its decimals are known. */
  held?: Readonly<{ raw: bigint; decimals: number }>;
}>;

/**
 * What can be sent on a network, the largest holding first: its own currency, the tokens that are known here, and those
 * that the account was seen to hold. The labels are for a list of the browser, which cannot mark odd characters: a
 * symbol is there only if it is short and plain, and never without the address.
 */
export function sendAssets(
  network: Readonly<{ chainId: number; symbol: string; decimals: number }>,
  from: Readonly<{
    rows: readonly TokenRow[];
    info: PracticeInfo | undefined;
    seen: SeenAccount | undefined;
  }>,
): readonly SendAsset[] {
  const { chainId, symbol, decimals } = network;
  const native = {
    asset: {
      label: labelOf(symbol, from.seen?.native, decimals),
      symbol,
      ...heldOf(from.seen?.native, decimals),
    },
    units: unitsOf(from.seen?.native, decimals),
  };
  const tokens = tokensOf(chainId, from).map((address) => {
    const same = (it: { address: Address }) => it.address.toLowerCase() === address.toLowerCase();
    const here = (it: { address: Address; chainId: number }) => it.chainId === chainId && same(it);
    const seen = from.seen?.tokens.find(same);
    const told = seen?.symbol ?? from.rows.find(here)?.symbol ?? from.info?.labels.find(here)?.symbol;
    const name = told ?? wellKnownSymbol(chainId, address);
    const plain =
      name !== undefined && /^[A-Za-z0-9 .$-]{1,24}$/.test(name) && !isOddSymbol(name, symbol)
        ? name
        : undefined;
    const held = seen?.balance.value;
    const called = plain === undefined ? shortAddress(address) : `${plain} ${shortAddress(address)}`;
    return {
      asset: {
        token: address,
        label: labelOf(called, held, seen?.decimals),
        symbol: plain,
        ...(isImitation(chainId, address, plain) ? { imitates: true as const } : {}),
        ...heldOf(held, seen?.decimals),
      },
      units: unitsOf(held, seen?.decimals),
    };
  });
  return [native, ...tokens].toSorted((one, other) => other.units - one.units).map(({ asset }) => asset);
}

function heldOf(raw: bigint | undefined, decimals: number | undefined): Pick<SendAsset, 'held'> {
  return raw === undefined || decimals === undefined ? {} : { held: { raw, decimals } };
}

function isImitation(chainId: number, address: Address, symbol: string | undefined): boolean {
  const known = symbol === undefined ? [] : wellKnown(chainId, symbol);
  return known.length > 0 && !known.includes(address.toLowerCase());
}

/** What is known here, and what a list found and the account holds; a token whose decimals nobody says stays last. */
function tokensOf(
  chainId: number,
  { rows, info, seen }: Parameters<typeof sendAssets>[1],
): readonly Address[] {
  const known = knownTokens(chainId, { rows, practice: practiceTokens(info) })
    .filter(({ kind }) => kind === 'token')
    .map(({ address }) => address);
  const held = (seen?.tokens ?? [])
    .filter(({ kind, listed, balance }) => kind === 'token' && listed && (balance.value ?? 0n) > 0n)
    .map(({ address }) => address);
  return [...new Map([...held, ...known].map((it) => [it.toLowerCase(), it])).values()];
}

function labelOf(asset: string, held: bigint | undefined, decimals: number | undefined): string {
  if (held === undefined || decimals === undefined) return asset;
  const { head, tail } = splitDigits(formatUnitsExact(held, decimals));
  return fill(words.assetHeld, { asset, digits: tail.length > 0 ? `${head}…` : head });
}

/** For the order alone: nothing is counted with it. */
function unitsOf(held: bigint | undefined, decimals: number | undefined): number {
  return held === undefined || decimals === undefined ? -1 : Number(formatUnits(held, decimals));
}
