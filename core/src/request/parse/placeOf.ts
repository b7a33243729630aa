import { same } from '../../ledger/account.ts';
import type { Problem } from '../../text/problem.ts';
import type { Hex } from 'viem';
import { looksLikeName } from '../../text/looksLikeName.ts';
import { parseAddress } from '../../text/address.ts';
import { chainPrefixes, explorers } from './explorers.ts';
import type { Seems, SeemsParts } from './parsed.ts';

export type Place = Readonly<{ problem: Problem; seems: Seems; parts: SeemsParts }>;

/** The longest link, or name, that is inspected. */
const most = 2_000;

/**
 * What a text names instead of asking for it: a transaction or address by an explorer's link, a Safe transaction by
 * Safe's, an account by `chain:0x…` (EIP-3770) or by its name. Undefined for anything else. Only what the text says is
 * used, and nobody is contacted.
 */
export function placeOf(text: string): Place | undefined {
  if (text.length > most || /\s/.test(text)) return undefined;
  if (/^https?:\/\//i.test(text)) return inLink(text);
  return prefixed(text) ?? named(text);
}

function inLink(text: string): Place | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.hostname === 'app.safe.global') return inSafeLink(url.searchParams);
  const host = url.hostname.replace(/^www\./, '');
  const chainId = explorers.get(host);
  const [, kind, value = ''] = /^\/(?:[\w-]+\/)?(tx|address)\/(0x[0-9a-fA-F]+)\/?$/.exec(url.pathname) ?? [];
  const chain = chainId === undefined ? {} : { chainId };
  if (kind === 'tx' && value.length === 66) {
    return {
      problem: { id: 'place.transaction' },
      seems: 'transactionHash',
      parts: { hash: value.toLowerCase() as Hex, ...chain },
    };
  }
  return kind === 'address' ? at(value, chain) : undefined;
}

/** `?safe=eth:0x…&id=multisig_0x…_0x…`: the Safe, and the hash of what its owners sign. */
function inSafeLink(search: URLSearchParams): Place | undefined {
  const found = prefixed(search.get('safe') ?? '');
  const { address, chainId } = found?.parts ?? {};
  if (address === undefined) return undefined;
  const parts = { address, ...(chainId === undefined ? {} : { chainId }) };
  const id = /^multisig_(0x[0-9a-fA-F]{40})_(0x[0-9a-fA-F]{64})$/.exec(search.get('id') ?? '');
  if (id === null) return { problem: { id: 'place.safe' }, seems: 'address', parts };
  if (!same(id[1], address)) return undefined;
  return {
    problem: { id: 'place.safeHash' },
    seems: 'safeTransactionLink',
    parts: { ...parts, hash: (id[2] ?? '').toLowerCase() as Hex },
  };
}

function prefixed(text: string): Place | undefined {
  const [, prefix = '', address = ''] = /^([a-z0-9-]{1,32}):(0x[0-9a-fA-F]{40})$/.exec(text) ?? [];
  const chainId = chainPrefixes.get(prefix);
  return chainId === undefined ? undefined : at(address, { chainId });
}

function at(text: string, chain: { chainId?: number }): Place | undefined {
  const address = parseAddress(text);
  if (!address.ok) return undefined;
  return {
    problem: { id: 'place.address' },
    seems: 'address',
    parts: { address: address.value, ...chain },
  };
}

/** A name ends as one of a name service or a site does, in letters. */
function named(text: string): Place | undefined {
  const isName = text.length <= 255 && looksLikeName(text) && /^[^/:@?#&=,;'"()<>]+\.\p{L}{2,}$/u.test(text);
  if (!isName) return undefined;
  return { problem: { id: 'place.name' }, seems: 'name', parts: { name: text } };
}
