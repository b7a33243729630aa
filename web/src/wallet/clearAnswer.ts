import type { RawAnswer } from '../data/activity/activityEntry.ts';

/** `hash` of a transaction, `signature`, `id` of a batch (EIP-5792), `proposal`: the hash of a Safe's proposal. */
export type Wanted = 'hash' | 'signature' | 'id' | 'proposal';

/** What was asked for, and whether it came in a form of the wallet's own. */
export type ClearAnswer = Readonly<{ value: string; odd: boolean }>;

/**
 * The one thing in an answer that can be what was asked for. Wallets wrap it (`{hash}`, `{result}`, lists of one),
 * leave out its `0x`, write it in capitals or with blanks around it. Undefined where nothing has its shape, and where
 * two different things have: nobody guesses between them.
 */
export function clearAnswer(raw: RawAnswer, wanted: Wanted): ClearAnswer | undefined {
  if (raw.cut || raw.how === 'threw') return undefined;
  const { text } = raw;
  if (!raw.json && isPlain(text, wanted)) return { value: text, odd: false };
  if (!raw.json && wanted !== 'id') {
    const value = tidied(text, wanted);
    if (value !== undefined) return { value, odd: true };
  }
  const tree = parsed(text);
  const usual = usualForm(tree, wanted);
  if (raw.json && usual !== undefined) return { value: usual, odd: false };
  const found = new Map<string, string>();
  if (wanted === 'id' && typeof tree === 'string') return undefined;
  look(tree, wanted, 0, (value) => found.set(value.toLowerCase(), value));
  const [value, ...more] = found.values();
  return value === undefined || more.length > 0 ? undefined : { value, odd: true };
}

/** The object that the standard of a batch, or Safe's own kit, says. */
function usualForm(tree: unknown, wanted: Wanted): string | undefined {
  if (!isRecord(tree) || 'jsonrpc' in tree) return undefined;
  const it = wanted === 'id' ? tree.id : wanted === 'proposal' ? tree.safeTxHash : undefined;
  return typeof it === 'string' && isPlain(it, wanted) ? it : undefined;
}

const longestId = 8_194;

/** 64 bytes are the short form of a signature (ERC-2098); contract accounts give more (ERC-1271, ERC-6492). */
function isPlain(text: string, wanted: Wanted): boolean {
  switch (wanted) {
    case 'id':
      return text.trim() !== '' && text.length <= longestId;
    case 'hash':
    case 'proposal':
      return /^0x[0-9a-fA-F]{64}$/.test(text);
    case 'signature':
      return (
        text.length >= 130 && text.length <= 65_538 && text.length % 2 === 0 && /^0x[0-9a-fA-F]+$/.test(text)
      );
  }
}

/** Without what stands around it, with the `0x` that it lacks. */
function tidied(text: string, wanted: Wanted): string | undefined {
  if (wanted === 'id') return isPlain(text, wanted) ? text : undefined;
  const bare = text.replace(/^[\s\u200B\uFEFF"'`]+|[\s\u200B\uFEFF"'`]+$/g, '').replace(/^0x/i, '');
  const value = `0x${bare.toLowerCase()}`;
  return isPlain(value, wanted) ? value : undefined;
}

/** Names under which wallets hand over what was asked for, without case, blanks and dashes. */
const names: Readonly<Record<Wanted, ReadonlySet<string>>> = {
  hash: new Set(['hash', 'transactionhash', 'txhash', 'txid', 'transactionid', 'transaction', 'tx']),
  signature: new Set(['signature', 'sig', 'signed', 'signedmessage', 'signedhash']),
  id: new Set(['id', 'batchid', 'callsid', 'callid', 'bundleid']),
  proposal: new Set(['safetxhash']),
};

const wrappings: ReadonlySet<string> = new Set(['result', 'data', 'value', 'response', 'payload', 'answer']);

/** In lists and objects that lie in each other. */
const deepest = 4;

function look(it: unknown, wanted: Wanted, depth: number, take: (value: string) => void): void {
  if (depth > deepest) return;
  if (typeof it === 'string') {
    const value = tidied(it, wanted);
    if (value !== undefined) take(value);
    else if (/^\s*[{["]/.test(it)) look(parsed(it), wanted, depth + 1, take);
  } else if (Array.isArray(it)) {
    if (it.length === 1) look(it[0], wanted, depth + 1, take);
  } else if (isRecord(it)) {
    // The id of a JSON-RPC message is not that of a batch.
    const isEnvelope = 'jsonrpc' in it;
    for (const [key, value] of Object.entries(it)) {
      const name = key.toLowerCase().replace(/[_\s-]/g, '');
      const named = names[wanted].has(name) && !(isEnvelope && name === 'id');
      if (named || wrappings.has(name)) look(value, wanted, depth + 1, take);
    }
    const parts = wanted === 'signature' ? ofParts(it) : undefined;
    if (parts !== undefined) take(parts);
  }
}

/** A signature in its three numbers. */
function ofParts({ r, s, v, yParity }: Readonly<Record<string, unknown>>): string | undefined {
  const [first, second] = [r, s].map((it) => (typeof it === 'string' ? tidied(it, 'hash') : undefined));
  const last = Number(v ?? yParity);
  if (first === undefined || second === undefined || ![0, 1, 27, 28].includes(last)) return undefined;
  return `${first}${second.slice(2)}${(last < 27 ? last + 27 : last).toString(16)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(it: unknown): it is Readonly<Record<string, unknown>> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
