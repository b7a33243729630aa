import { factOfAccount, factOfToken } from '@readback/core/model/factIds.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { formatUnitsExact, maxDecimals } from '@readback/core/text/amount.ts';
import { nativeDecimals, nativeSymbol } from '@readback/phrases/native.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { accountName } from '@readback/phrases/accountName.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { fill } from '@readback/phrases/fill.ts';
import { named, yourAccount } from '@readback/phrases/words/cli/values.ts';
import * as words from '@readback/phrases/words/values.ts';
import { foreign } from './foreign.ts';

/** An address in full, with the name that it has, if it has one; `own` are the user's accounts in lower case. */
export function addressWords(address: string, facts: FindFact, own?: ReadonlySet<string>): string {
  const isOwn = own?.has(address.toLowerCase()) === true;
  const found = isOwn ? undefined : accountName(address, facts);
  if (isOwn) return fill(named, { address: checksummed(address), name: yourAccount });
  if (found === undefined || found.by === 'expected') return expectedWords(address, facts);
  const name = foreign(found.text, 60);
  return fill(named, {
    address: checksummed(address),
    name: found.by === 'file' ? fill(words.labelledName, { name }) : name,
  });
}

/** An address without a name, and the name of what is expected to be there. */
function expectedWords(address: string, facts: FindFact): string {
  const name = textOf(facts, factOfAccount(address, 'wouldBe'));
  return name === undefined
    ? checksummed(address)
    : fill(words.expected, { address: checksummed(address), name });
}

/** What an asset is called; a token without a known symbol is its address. */
export function assetWords(asset: Asset, facts: FindFact): string {
  if (asset.kind === 'native')
    return nativeSymbol(asset.chainId) ?? fill(words.currency, { chain: chainName(asset.chainId) });
  const symbol = textOf(facts, factOfToken(asset.address, 'symbol')) ?? expectedWords(asset.address, facts);
  return asset.kind === 'nft' ? fill(words.item, { id: String(asset.id), collection: symbol }) : symbol;
}

/** An exact amount; in the smallest unit where the decimals are not known. */
export function amountWords(raw: bigint, asset: Asset, facts: FindFact): string {
  const decimals = decimalsOf(asset, facts);
  const name = assetWords(asset, facts);
  return decimals === undefined
    ? fill(words.units, { amount: formatUnitsExact(raw, 0), symbol: name })
    : `${formatUnitsExact(raw, decimals)} ${name}`;
}

function decimalsOf(asset: Asset, facts: FindFact): number | undefined {
  if (asset.kind === 'native') return nativeDecimals;
  if (asset.kind !== 'token') return 0;
  const it = valueOf(facts(factOfToken(asset.address, 'decimals'))?.value);
  const sane = it?.kind === 'integer' && it.value >= 0n && it.value <= BigInt(maxDecimals);
  return sane ? Number(it.value) : undefined;
}

/** Foreign text of a fact, made safe. */
function textOf(facts: FindFact, id: string): string | undefined {
  const it = valueOf(facts(id)?.value);
  return it?.kind === 'text' && it.text !== '' ? foreign(it.text, 60) : undefined;
}
