import { type Hex, size, zeroAddress } from 'viem';
import { freshBudget } from '../../codec/budget.ts';
import { candidates } from '../../decode/candidates.ts';
import { readFunction } from '../../decode/readFunction.ts';
import { isHexLike, readHex } from '../../text/readHex.ts';
import { readRawTransaction } from '../../request/rlp/readRawTransaction.ts';
import { ParseError } from '../../text/parseError.ts';
import { readRlp } from '../../request/rlp/readRlp.ts';
import { rlpAddress, rlpInteger, listIn } from '../../request/rlp/rlpFields.ts';
import { hexOfBase64, layersOf } from '../../actions/message/layers.ts';
import { looksLikeRequest } from '../../actions/message/requestText.ts';
import { messageText } from '../../actions/message/messageText.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import type { Evidence } from '../../evidence/evidence.ts';

type Action = 'call' | 'transaction' | 'typed' | 'authorization' | 'request' | 'slip';

/** `whole`: the message is nothing else. */
type Found = Readonly<{ how: Action; whole: boolean }>;

/** More than a block takes: nobody's call. */
const mostBytes = 131_072;

/** How many runs of digits in a text are inspected. */
const mostRuns = 40;

/**
 * What the bytes of a message, or bytes that are in its text in hex or base64, are made for: calldata of a function
 * that is known, a transaction as it is signed or sent, what EIP-712 hashes (a Safe transaction is hashed so), or what
 * EIP-7702 does. Or a text with the fields of a request, or one that would be calldata but for a slip.
 */
export function actionIn(view: Evidence): Found | undefined {
  const body = view.incoming.request.body;
  if (body.kind !== 'message') return undefined;
  const found = actionOf(body.bytes);
  const text = messageText(view);
  if (found !== undefined) return { how: found, whole: true };
  if (text === undefined) return undefined;
  if (isSlip(text)) return { how: 'slip', whole: true };
  const layers = layersOf(text);
  const isJson = /^\s*[[{]/.test(text) && looksLikeRequest(text);
  for (const hex of layers.flatMap(bytesIn).slice(0, mostRuns)) {
    const inside = actionOf(hex);
    if (inside !== undefined) return { how: inside, whole: isJson || hex === text.trim().toLowerCase() };
  }
  const free = signInOf(view).kind === 'signIn' ? [] : layers;
  return free.some(looksLikeRequest) ? { how: 'request', whole: isJson } : undefined;
}

/** The shortest call with an argument, in hex digits. */
const shortestCall = 72;

/** Hex for a contract that lost a digit or has a wrong one: whoever asks for it as a message made a mistake, or means one. */
function isSlip(text: string): boolean {
  const it = text.trim();
  return isHexLike(it) && it.length > shortestCall && !reads(() => readHex(it));
}

/** The longest first: what is short can hardly be an act. */
function bytesIn(text: string): readonly Hex[] {
  const hex = [...text.matchAll(/(?<![0-9a-z])(?:0x)?((?:[0-9a-f]{2}){5,})(?![0-9a-z])/gi)].map(
    ([, it]) => it ?? '',
  );
  const base64 = [...text.matchAll(/[\w+/-]{24,}={0,2}/g)].map(([it]) => hexOfBase64(it));
  return [...hex, ...base64]
    .toSorted((one, other) => other.length - one.length)
    .map((it): Hex => `0x${it.toLowerCase()}`);
}

function actionOf(bytes: Hex): Action | undefined {
  const length = size(bytes);
  if (length < 5 || length > mostBytes) return undefined;
  if (length === 66 && bytes.startsWith('0x1901')) return 'typed';
  if (reads(() => readRawTransaction(bytes))) return 'transaction';
  if (bytes.startsWith('0x05') && reads(() => readAuthorization(bytes))) return 'authorization';
  return length % 32 === 4 && isCall(bytes) ? 'call' : undefined;
}

/** Chain, delegate and nonce in a list behind the byte 5, which is what hands an account over once it is signed. */
function readAuthorization(bytes: Hex): void {
  const [chainId, delegate, nonce] = listIn(readRlp(bytes, 1), 'the authorization', 3);
  rlpInteger(chainId, 'chainId', 53);
  rlpAddress(delegate, 'the delegate');
  rlpInteger(nonce, 'nonce', 64);
}

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof ParseError) return false;
    throw error;
  }
}

function isCall(bytes: Hex): boolean {
  const selector = bytes.slice(0, 10).toLowerCase() as Hex;
  const known = candidates(selector, zeroAddress, []);
  return known.length > 0 && readFunction(bytes, known, freshBudget()).reading !== 'unread';
}
