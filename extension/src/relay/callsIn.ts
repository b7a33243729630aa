import { harmlessMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';

/** How many objects and texts of a message are inspected, and how many characters of JSON in it are read. */
const mostValues = 20_000;
const mostText = 4_000_000;

const harmless: ReadonlySet<string> = new Set(
  [...harmlessMethods, 'eth_subscription', 'personal_ecRecover'].map(folded),
);

/** Methods of wallets that sign, or have something signed, under names that are not in every wallet. */
const signsToo =
  /^(eth_|personal_|wallet_(send|sign|grant|invoke|prepare|import|requestsnaps|requestexecution))/;

/**
 * The calls in a message of the window that ask a wallet to sign, each as the JSON of its method and parameters: however
 * deep they are, as objects or as JSON text. Undefined where the message is too large to be searched and may have one.
 */
export function callsIn(message: unknown): readonly string[] | undefined {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const left: unknown[] = [message];
  let read = 0;
  for (let at = 0; at < left.length; at += 1) {
    const it = left[at];
    if (typeof it === 'string') read += it.length;
    if (at >= mostValues || read > mostText) return mayHold(left.slice(at)) ? undefined : found;
    const value = typeof it === 'string' ? parsed(it) : it;
    // Text may be written as text again.
    if (typeof it === 'string' && typeof value === 'string') left.push(value);
    if (!isPlain(value)) continue;
    const { method, params } = value as { method?: unknown; params?: unknown };
    const isCall = typeof method === 'string' && signs(method);
    // One that is there twice is asked for twice.
    if (isCall) found.push(textOf(method, params));
    if (seen.has(value)) continue;
    seen.add(value);
    for (const inside of Object.values(value)) {
      // What is to be signed may look like a call, and is not one.
      if (isCall && inside === params && isSigningMethod(method)) continue;
      if (typeof inside === 'string' ? /^\s*[{["]/.test(inside) : isPlain(inside)) left.push(inside);
    }
  }
  return found;
}

function isPlain(it: unknown): it is object {
  if (typeof it !== 'object' || it === null) return false;
  if (Array.isArray(it)) return true;
  const prototype: unknown = Object.getPrototypeOf(it);
  return prototype === Object.prototype || prototype === null;
}

export function signs(method: string): boolean {
  const name = folded(method);
  return isSigningMethod(method) || (signsToo.test(name) && !harmless.has(name));
}

function folded(method: string): string {
  return method.toLowerCase().replace(/[^a-z0-9_]/g, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function textOf(method: unknown, params: unknown): string {
  try {
    return JSON.stringify({ method, params });
  } catch {
    return '';
  }
}

/** Whether what was not inspected can have a call in it, by its characters. */
function mayHold(rest: readonly unknown[]): boolean {
  try {
    return /eth_|personal_|wallet_|\\u00/i.test(JSON.stringify(rest));
  } catch {
    return true;
  }
}
