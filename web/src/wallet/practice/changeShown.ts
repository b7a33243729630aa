import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { type Address, isAddress, isHex } from 'viem';
import { isTyped } from './errors.ts';
import { diverted } from './misbehave.ts';

/**
 * The request that a wallet shows and signs which changes it before its user sees it: with the thief in the place of an
 * address, or with a message that goes on. What is no such request stays as it is.
 */
export function changeShown(method: string, params: readonly unknown[], thief: Address): readonly unknown[] {
  const [first, second] = params;
  if (method === signingMethods.transaction && isTyped(first))
    return [changedCall(first, thief), ...params.slice(1)];
  if (method === signingMethods.message && isHex(first)) return [`${first}2e`, ...params.slice(1)];
  if (method === signingMethods.typedData && typeof second === 'string')
    return [first, changedMessage(second, String(first), thief), ...params.slice(2)];
  return params;
}

function changedCall(call: Record<string, unknown>, thief: Address): Record<string, unknown> {
  const { to, data } = call;
  if (typeof to !== 'string' || !isAddress(to, { strict: false })) return call;
  const changed = diverted({ to, data: isHex(data) ? data : '0x' }, thief);
  return { ...call, to: changed.to, ...(data === undefined ? {} : { data: changed.data }) };
}

/** Puts the thief where the first address of someone else is in the message; without one, where one is in its domain. */
function changedMessage(json: string, signer: string, thief: Address): string {
  const root: unknown = parsed(json);
  if (!isTyped(root)) return json;
  const found = [root['message'], root['domain']]
    .flatMap(texts)
    .find((it) => isAddress(it, { strict: false }) && it.toLowerCase() !== signer.toLowerCase());
  return found === undefined ? json : json.replaceAll(`"${found}"`, `"${thief}"`);
}

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
