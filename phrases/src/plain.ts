import { factOfAccount, factOfToken } from '@readback/core/model/factIds.ts';
import type { Asset, Fact, FactValue } from '@readback/core/model/fact.ts';
import { type Known, valueOf } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { formatUnitsExact, maxDecimals } from '@readback/core/text/amount.ts';
import { isOddSymbol } from '@readback/core/text/oddSymbol.ts';
import { safeSpans } from '@readback/core/text/safeSpans.ts';
import * as words from '#words/values.ts';
import { accountName } from './accountName.ts';
import { chainName } from './chains.ts';
import { fill } from './fill.ts';
import { nativeDecimals, nativeSymbol } from './native.ts';
import { type FindFact, say } from './say.ts';

/** A time in words; `seconds` since 1970. */
export type TimeWords = (seconds: bigint) => string;

/** Who gave an account its name: Readback ships it, or it is only what is expected there, or someone says so. */
export type AccountName = Readonly<{
  text: string;
  by: 'readback' | 'expected' | 'token' | 'others';
  /** The symbol of a token that Readback has a name for. */
  symbol?: string;
}>;

/** An account in words: its address, whole and checksummed, and its name as it may be in a sentence. */
export type AccountWords = (address: string, name: AccountName | undefined) => string;

/**
 * Phrases as one plain text, for titles, lists and the command line. Amounts are exact, addresses whole; characters
 * of foreign text that would deceive the eye are written as their code points. Times are in UTC, unless `time` puts
 * them otherwise; accounts are as `account` writes them.
 */
export function plain(
  phrases: Phrase | readonly Phrase[],
  facts: FindFact,
  time: TimeWords = utcWords,
  account?: AccountWords,
): string {
  const list: readonly Phrase[] = 'id' in phrases ? [phrases] : phrases;
  const text = list
    .map((phrase) =>
      say(phrase, facts)
        .map((span) => (span.kind === 'text' ? span.text : plainFact(span.fact, facts, time, account)))
        .join(''),
    )
    .join(' ');
  return account === undefined ? expectedOnce(text, facts) : text;
}

/** What is expected at an address is said where the address stands first. */
function expectedOnce(text: string, facts: FindFact): string {
  let said = text;
  for (const address of new Set(text.match(/0x[0-9a-fA-F]{40}/g))) {
    const name = textOf(facts, factOfAccount(address, 'wouldBe'));
    if (name === undefined) continue;
    const [first, ...others] = said.split(fill(words.expected, { address, name }));
    if (others.length > 1) said = `${first}${fill(words.expected, { address, name })}${others.join(address)}`;
  }
  return said;
}

/** A fact as plain text: exact, and honest when it is not known. */
export function plainFact(
  fact: Fact | undefined,
  facts: FindFact,
  time: TimeWords = utcWords,
  account: AccountWords = whole,
): string {
  const value: Known<FactValue> | undefined = fact?.value;
  if (value === undefined || value.s === 'unknown') return words.unknown;
  return value.s === 'pending' ? words.pending : plainValue(value.v, facts, time, account);
}

function plainValue(value: FactValue, facts: FindFact, time: TimeWords, account: AccountWords): string {
  switch (value.kind) {
    case 'address':
      return accountWords(value.address, facts, account);
    case 'amount':
      return amount(value.raw, value.asset, facts);
    case 'allowance':
      return value.unlimited
        ? fill(words.unlimited, { symbol: assetSymbol(value.asset, facts) })
        : amount(value.raw, value.asset, facts);
    case 'asset':
      return value.asset.kind === 'nft' ? item(value.asset, facts) : assetSymbol(value.asset, facts);
    case 'integer':
      return formatUnitsExact(value.value, 0);
    case 'bool':
      return value.value ? words.yes : words.no;
    case 'bytes':
      return value.hex.length > 74
        ? `${value.hex.slice(0, 66)}… (${(value.hex.length - 2) / 2} bytes)`
        : value.hex;
    case 'selector':
      return value.selector;
    case 'function':
      return visible(value.name);
    case 'text':
      return visible(value.text);
    case 'chain':
      return chainName(value.chainId);
    case 'time':
      return time(value.seconds);
    case 'code':
      return words.code[value.state];
    case 'list':
      return value.items.map((item) => plainValue(item, facts, time, account)).join(', ');
  }
}

/** A name never appears without its address. */
export function accountWords(address: string, facts: FindFact, write: AccountWords = whole): string {
  return write(checksummed(address), nameOf(address.toLowerCase(), facts));
}

/** One that could be read as a part of the sentence is quoted. */
function nameOf(at: string, facts: FindFact): AccountName | undefined {
  const found = accountName(at, facts);
  if (found === undefined) return undefined;
  const text = visible(found.text);
  switch (found.by) {
    case 'user':
    case 'simulation':
      return { text, by: 'others' };
    case 'source': {
      if (!isShipped(found.fact)) return { text, by: 'others' };
      const symbol = textOf(facts, factOfToken(at, 'symbol'));
      const isPlain = symbol !== undefined && !isOddSymbol(symbol, 'ETH');
      return { text, by: 'readback', ...(isPlain ? { symbol } : {}) };
    }
    case 'token': {
      // Where nobody was asked, its symbol is only what Readback expects.
      if (isShipped(found.fact)) return { text: found.text, by: 'expected', symbol: found.text };
      return { text: isOddSymbol(found.text, 'ETH') ? `“${text}”` : text, by: 'token' };
    }
    case 'file':
      return { text: fill(words.labelledName, { name: text }), by: 'others' };
    case 'expected':
      return { text: found.text, by: 'expected' };
  }
}

function isShipped({ from }: Fact): boolean {
  return from.some((it) => it.by === 'source' && it.name === 'Readback');
}

/** Both, the address whole. */
function whole(address: string, name: AccountName | undefined): string {
  if (name === undefined) return address;
  if (name.by === 'expected') return fill(words.expected, { address, name: name.text });
  return name.by === 'token' && name.text.startsWith('“')
    ? fill(words.oddToken, { symbol: name.text.slice(1, -1), address })
    : `${name.text} (${address})`;
}

function amount(raw: bigint, asset: Asset, facts: FindFact): string {
  if (asset.kind === 'nft')
    return fill(words.itemAmount, { amount: formatUnitsExact(raw, 0), item: item(asset, facts) });
  const symbol = assetSymbol(asset, facts);
  const decimals = decimalsOf(asset, facts);
  return decimals === undefined
    ? fill(words.units, { amount: formatUnitsExact(raw, 0), symbol })
    : `${formatUnitsExact(raw, decimals)} ${symbol}`;
}

/** An item without its id could be any of the collection. */
function item(asset: Extract<Asset, { kind: 'nft' }>, facts: FindFact): string {
  return fill(words.item, { id: asset.id.toString(), collection: assetSymbol(asset, facts) });
}

function decimalsOf(asset: Asset, facts: FindFact): number | undefined {
  if (asset.kind === 'native') return nativeDecimals;
  if (asset.kind !== 'token') return 0;
  const value = valueOf(facts(factOfToken(asset.address, 'decimals'))?.value);
  if (value?.kind !== 'integer' || value.value < 0n || value.value > BigInt(maxDecimals)) return undefined;
  return Number(value.value);
}

function assetSymbol(asset: Asset, facts: FindFact): string {
  if (asset.kind === 'native')
    return nativeSymbol(asset.chainId) ?? fill(words.currency, { chain: chainName(asset.chainId) });
  const symbol = textOf(facts, factOfToken(asset.address, 'symbol'));
  if (symbol === undefined) {
    const wouldBe = textOf(facts, factOfAccount(asset.address, 'wouldBe'));
    const address = checksummed(asset.address);
    return wouldBe === undefined ? address : fill(words.expected, { address, name: wouldBe });
  }
  return isOddSymbol(symbol, nativeSymbol(asset.chainId) ?? 'ETH')
    ? fill(words.oddToken, { symbol: visible(symbol), address: checksummed(asset.address) })
    : visible(symbol);
}

function textOf(facts: FindFact, id: string): string | undefined {
  const value = valueOf(facts(id)?.value);
  return value?.kind === 'text' && value.text !== '' ? value.text : undefined;
}

function visible(text: string): string {
  return safeSpans(text)
    .map((span) => {
      if (span.kind === 'plain') return span.text;
      if (span.kind === 'cut') return fill(words.cut, { count: String(span.fullLength) });
      return `⟨U+${span.codePoint.toString(16).toUpperCase().padStart(4, '0')}⟩`;
    })
    .join('');
}

/** In UTC, to the second; a number that is not a date is said as a number. */
export function utcWords(seconds: bigint): string {
  if (seconds < 0n || seconds > 253_402_300_799n) return fill(words.notDate, { seconds: seconds.toString() });
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
