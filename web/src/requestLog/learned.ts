/** What a host learned from a question: only what is in it. */
import type { Address, Hex } from 'viem';
import { keyOfVerify, type Told } from '../data/asking/told.ts';

export type Learned =
  | Readonly<{ is: 'own' | 'watched' | 'saved' | 'address'; address: Address }>
  | Readonly<{ is: 'hash' | 'selector'; hex: Hex }>
  | Readonly<{ is: 'call'; hex: Hex; bytes: number }>
  | Readonly<{ is: 'file' | 'avatar'; text: string }>
  | Readonly<{ is: 'text' | 'cut'; characters: number }>
  | Readonly<{ is: 'sealed' | 'opened' | 'list' | 'picture' | 'key' }>;

/** The addresses of the user's book, in lower case. */
export type Whose = Readonly<{
  own: ReadonlySet<string>;
  /** Of the own ones those that nobody connected: a Safe, someone else's account. */
  watched?: ReadonlySet<string>;
  saved: ReadonlySet<string>;
}>;

/** The JSON-RPC method of a question to a node. */
export function methodOf({ what }: Told): string | undefined {
  return /"method":"(\w+)"/.exec(what)?.[1];
}

/** The values that a host learned from one question, each once; none where it holds nothing of the user or a request. */
export function learnedOf(row: Told, whose: Whose): readonly Learned[] {
  const { to, what, size } = row;
  const left = size - what.length;
  const rest: readonly Learned[] = left === 0 ? [] : [{ is: 'cut', characters: left }];
  if (typeof to === 'object' && 'source' in to) {
    switch (to.source) {
      case 'descriptors':
        return [{ is: 'file', text: what }];
      case 'ipfs':
      case 'arweave':
      case 'avatars':
        return [what === '' ? { is: 'picture' } : { is: 'avatar', text: what }];
      case 'phishingSites':
      case 'scamDatabase':
      case 'tokenList':
        return [{ is: 'list' }];
      case 'walletConnect':
        if (what === keyOfVerify) return [{ is: 'key' }];
        return [{ is: what === '' ? 'opened' : 'sealed' }];
      case 'safeService':
        return [...addressesIn(what, whose), ...hashesIn(what), ...rest];
      case 'assistant':
        return [...addressesIn(what, whose), { is: 'text', characters: size }];
      default:
        return [...addressesIn(what, whose), ...selectorsIn(what), ...rest];
    }
  }
  return [
    ...addressesIn(what, whose),
    ...(asksOfTransaction(row) ? hashesIn(what) : []),
    ...callsIn(what),
    ...rest,
  ];
}

/** What every host that was asked these learned, each value once, in the order of first mention. */
export function allLearned(all: readonly (readonly Learned[])[]): readonly Learned[] {
  const found = new Map<string, Learned>();
  for (const it of all.flat()) found.set(JSON.stringify(it), it);
  const order = ['own', 'watched', 'saved', 'avatar', 'address', 'hash', 'call'];
  const rank = ({ is }: Learned) => (order.includes(is) ? order.indexOf(is) : order.length);
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Addresses that represent themselves, and the user's own and saved ones also inside a longer text: whether other
 * twenty bytes in a call are an address is not known.
 */
function addressesIn(what: string, { own, watched, saved }: Whose): readonly Learned[] {
  const text = what.toLowerCase();
  const has = (it: string) => text.includes(it.slice(2));
  const plain = [...text.matchAll(/\b0x[\da-f]{40}\b/g)].map(([it]) => it);
  const known = [...[...own].filter(has), ...[...saved].filter((it) => !own.has(it) && has(it))];
  return [...new Set([...known, ...plain])]
    .filter((it) => it !== `0x${'0'.repeat(40)}`)
    .map((it) => ({
      is: watched?.has(it) ? 'watched' : own.has(it) ? 'own' : saved.has(it) ? 'saved' : 'address',
      address: it as Address,
    }));
}

/** Whether a question is about transactions: 32 bytes in others are blocks, slots or topics. */
function asksOfTransaction(row: Told): boolean {
  return /^(eth_getTransaction(ByHash|Receipt)|debug_traceTransaction)$/.test(methodOf(row) ?? '');
}

function hashesIn(what: string): readonly Learned[] {
  return [...what.matchAll(/\b0x[\da-f]{64}\b/gi)].map(([hex]) => ({ is: 'hash', hex: hex as Hex }));
}

function callsIn(what: string): readonly Learned[] {
  return [...what.matchAll(/"(?:data|input)":"(0x[\da-f]{8})([\da-f]*)/gi)].map(([, hex, rest = '']) => ({
    is: 'call',
    hex: hex as Hex,
    bytes: 4 + rest.length / 2,
  }));
}

function selectorsIn(what: string): readonly Learned[] {
  return [...what.matchAll(/\b0x[\da-f]{8}\b/gi)].map(([hex]) => ({ is: 'selector', hex: hex as Hex }));
}
