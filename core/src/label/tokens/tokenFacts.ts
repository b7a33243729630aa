import { factOfToken } from '../../model/factIds.ts';
import { type Address, type Hex, hexToBytes } from 'viem';
import { selectors } from '../../world/selectors.ts';
import { abiDecode } from '../../codec/abiDecode.ts';
import { abiFields } from '../../codec/abiType.ts';
import { freshBudget } from '../../codec/budget.ts';
import type { Fact } from '../../model/fact.ts';
import { known, valueOf } from '../../model/known.ts';
import { utf8Text } from '../../text/utf8Text.ts';
import { uint } from '../../world/returned.ts';
import { type Check, hexBytes } from '../../world/schema.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';
import { isWellKnown, shippedToken, wellKnown } from '../../shipped/wellKnownTokens.ts';
import { checksummed } from '../../text/address.ts';
import { developmentChains } from '../../world/developmentChains.ts';
import { accountFacts } from '../accounts/accountFacts.ts';
import type { AssetKind } from './meanings.ts';

/** What a contract says of itself as a token. Both texts and numbers are its own claims. */
export type TokenRead = Readonly<{ address: Address; kind: AssetKind; facts: readonly Fact[] }>;

/** What Readback's own table says of a token, where nobody was asked: `token.….symbol` and `token.….decimals`, unproven. */
export function shippedTokenFacts(chainId: number, address: Address): readonly Fact[] {
  const it = shippedToken(chainId, address);
  if (it === undefined) return [];
  const from = [{ by: 'source', name: 'Readback', unproven: true }] as const;
  return [
    { id: factOfToken(address, 'symbol'), value: known({ kind: 'text', text: it.symbol }), from },
    { id: factOfToken(address, 'decimals'), value: known({ kind: 'integer', value: it.decimals }), from },
  ];
}

/** supportsInterface(0x80ac58cd): ERC-165, with the interface of ERC-721. */
const isErc721 = `0x01ffc9a780ac58cd${'00'.repeat(28)}` as const;

/**
 * Asks a contract for symbol() and decimals(), and only when it gives no decimals whether it is one of ERC-721.
 * Facts `token.….symbol` and `token.….decimals`; an answer that makes no sense is `malformed`. Of a development chain
 * also the code of the token that is known by the symbol.
 */
export async function tokenFacts(at: ReadAt, address: Address): Promise<TokenRead> {
  const [symbol, decimals] = await Promise.all([
    chainRead(at, address, selectors.symbol, symbolText),
    chainRead(at, address, selectors.decimals, decimalsNumber),
  ]);
  const facts = [
    chainFact(factOfToken(address, 'symbol'), at.block, symbol, (text) => ({ kind: 'text', text })),
    chainFact(factOfToken(address, 'decimals'), at.block, decimals, (value) => ({ kind: 'integer', value })),
    ...(await originalsFacts(at, address, valueOf(symbol)?.value)),
  ];
  if ((valueOf(decimals)?.value ?? 0n) > 0n) return { address, kind: 'token', facts };
  const collection = valueOf(await chainRead(at, address, isErc721, uint))?.value === 1n;
  const kind = collection ? 'collection' : decimals.s === 'known' ? 'token' : undefined;
  return { address, kind, facts };
}

/**
 * Whether the token that is known by this symbol is there, on a chain whose number everybody gives their own: nothing
 * there is a copy of what is not.
 */
async function originalsFacts(
  at: ReadAt,
  token: Address,
  symbol: string | undefined,
): Promise<readonly Fact[]> {
  const { chainId } = at.block;
  if (symbol === undefined || !developmentChains.has(chainId) || isWellKnown(chainId, token)) return [];
  const originals = wellKnown(chainId, symbol).map((it) => accountFacts(at, checksummed(it)));
  return (await Promise.all(originals)).flat();
}

/** One word, at most 77: more digits than 2^256 has are not decimals. */
export const decimalsNumber: Check<bigint> = (it) => {
  const value = uint(it);
  return value === undefined || value > 77n ? undefined : value;
};

const text = abiFields([{ type: 'string' }]) ?? [];
const maxBytes = 256;

/** A string in its canonical encoding, or the 32 bytes with zeros behind that older tokens return. */
export const symbolText: Check<string> = (it) => {
  const hex = hexBytes(it);
  if (hex === undefined || hex.length > 2 + 2 * (64 + maxBytes)) return undefined;
  if (hex.length === 66) return shortText(hex);
  const read = abiDecode(text, hexToBytes(hex), 0, freshBudget());
  if (!read.ok || read.oddities.length > 0) return undefined;
  const value = read.args[0]?.value;
  return value?.kind === 'text' && value.text !== '' ? value.text : undefined;
};

function shortText(word: Hex): string | undefined {
  const bytes = hexToBytes(word);
  const end = bytes.indexOf(0);
  const used = end === -1 ? bytes : bytes.subarray(0, end);
  if (used.length === 0 || bytes.subarray(used.length).some((byte) => byte !== 0)) return undefined;
  return utf8Text(used);
}
