/** A message of a dapp in the protocol of Safe apps, as `@safe-global/safe-apps-sdk` writes it. */
import { isRecord } from '../../data/base/shapes.ts';
import { type Plain, plainCopy } from './plainCopy.ts';

/** What names a message, of the dapp's choice: foreign. */
export type MessageId = string | number;

/** `method` as it was asked, known here or not. */
export type FrameAsked = Readonly<{ id: MessageId; method: string; params: Plain | undefined }>;

/** The id of a message of this protocol, which is cheap to find out; undefined for any other. */
export function idIn(data: unknown): MessageId | undefined {
  if (!isRecord(data)) return undefined;
  const { id, method, env } = data;
  const isOne = isId(id) && typeof method === 'string' && method.length <= 100 && isRecord(env);
  return isOne ? id : undefined;
}

/**
 * Reads a message: undefined for what is not one of this protocol, which other scripts of a page post too. `odd`: it is
 * one, and cannot be taken: too large, or of a version that nobody speaks.
 */
export function askedIn(data: unknown): FrameAsked | Readonly<{ id: MessageId; odd: true }> | undefined {
  const id = idIn(data);
  if (id === undefined) return undefined;
  const { method, env, params } = data as Readonly<{
    method: string;
    env: Readonly<Record<string, unknown>>;
    params?: unknown;
  }>;
  if (!isVersion(env['sdkVersion'])) return { id, odd: true };
  const copy = params === undefined ? undefined : plainCopy(params);
  return params !== undefined && copy === undefined ? { id, odd: true } : { id, method, params: copy };
}

function isId(it: unknown): it is MessageId {
  return typeof it === 'string' ? it.length > 0 && it.length <= 100 : Number.isFinite(it);
}

/** From 1 on the protocol has been the same. */
function isVersion(it: unknown): boolean {
  return typeof it === 'string' && it.length <= 40 && /^[1-9]\d*\.\d+\.\d+/.test(it);
}
