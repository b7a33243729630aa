import type { SigningRequest } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';
import { insideOf } from '../decode/findArgs.ts';
import type { JsonNode } from '../text/json/jsonNode.ts';
import { readJson } from '../text/json/readJson.ts';
import { readOnly } from '../request/frozen/readOnly.ts';

/**
 * Whether someone has signed the request already, or it is one that is only read here: another value would leave
 * what they signed behind.
 */
export function isSignedByOthers({ body, raw }: SigningRequest): boolean {
  if (readOnly(body) !== undefined) return true;
  return body.kind === 'safeTransaction' && isConfirmed(raw);
}

/** Whether a Safe transaction came with confirmations of owners. */
function isConfirmed(raw: string): boolean {
  try {
    return holdsConfirmation(readJson(raw));
  } catch {
    return false;
  }
}

function holdsConfirmation(node: JsonNode): boolean {
  if (node.kind === 'array') return node.items.some(holdsConfirmation);
  if (node.kind !== 'object') return false;
  return [...node.entries].some(([key, value]) => {
    if (!/^(?:confirmations|signatures?|senderSignature)$/.test(key)) return holdsConfirmation(value);
    if (value.kind === 'string') return /^0x[0-9a-f]+/i.test(value.value);
    return value.kind === 'array'
      ? value.items.length > 0
      : value.kind === 'object' && value.entries.size > 0;
  });
}

/**
 * Whether a step hands in a signature, which covers other arguments of it: by the name of an argument, by the three
 * parts of one side by side, or by bytes that have the size and the end of one.
 */
export function stepHoldsSignature({ args, steps }: Step): boolean {
  // Bytes that are read as calls are not.
  const inner = new Set(steps.map(({ data }) => data));
  const isOne = (arg: Arg): boolean => {
    const { value } = arg;
    if (value.kind !== 'bytes') return hasOne(insideOf(arg));
    if (value.hex === '0x' || inner.has(value.hex) || arg.type !== 'bytes') return false;
    const bytes = (value.hex.length - 2) / 2;
    if (/sig/i.test(arg.name)) return true;
    return bytes % 65 === 0 && /(?:0[01]|1b|1c|1f|20)$/i.test(value.hex);
  };
  const hasOne = (level: readonly Arg[]): boolean => level.some(isOne) || hasParts(level);
  return hasOne(args);
}

/** `uint8 v, bytes32 r, bytes32 s` in any order, or `bytes32 r, bytes32 vs`. */
function hasParts(level: readonly Arg[]): boolean {
  const types = level.map(({ type }) => type);
  const has = (...parts: readonly string[]) =>
    types.some((_, at) => parts.every((type, next) => types[at + next] === type));
  if (has('uint8', 'bytes32', 'bytes32') || has('bytes32', 'bytes32', 'uint8')) return true;
  const names = new Set(level.map(({ name }) => name.toLowerCase()));
  return names.has('r') && (names.has('vs') || names.has('s') || names.has('v'));
}
