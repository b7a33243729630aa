import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import * as words from '@readback/phrases/words/web/inbox/frame.ts';
import { type Address, stringToHex } from 'viem';
import { isAddress, isHex, isRecord } from '../../data/base/shapes.ts';
import type { Plain } from './plainCopy.ts';

/** The methods of the protocol that wait for a Review. */
export type Reviewed = 'sendTransactions' | 'signMessage' | 'signTypedMessage';

export function isReviewed(method: string): method is Reviewed {
  return method === 'sendTransactions' || method === 'signMessage' || method === 'signTypedMessage';
}

/** Who the dapp was told it is with. */
export type As = Readonly<{ account: Address; chainId: number }>;

type Made = Readonly<{ call: string }> | Readonly<{ problem: string }>;

/** The call of a wallet, as JSON, that does what a dapp asks for; or what is wrong with it. */
export function callOf(method: Reviewed, params: Plain | undefined, as: As): Made {
  if (!isRecord(params)) return { problem: words.odd };
  if (method === 'sendTransactions') return sending(params, as);
  if (method === 'signMessage') return message(params, as);
  const { typedData } = params;
  if (!isRecord(typedData)) return { problem: words.odd };
  const primaryType = typedData['primaryType'] ?? mainType(typedData['types']);
  if (typeof primaryType !== 'string') return { problem: words.noMainType };
  return made(signingMethods.typedData, [as.account, JSON.stringify({ ...typedData, primaryType })]);
}

/** One is sent as it is; several as one batch, all or none, as a Safe would. */
function sending({ txs }: Readonly<Record<string, unknown>>, { account, chainId }: As): Made {
  if (!Array.isArray(txs) || txs.length === 0) return { problem: words.noTransactions };
  const calls = [];
  for (const tx of txs as readonly unknown[]) {
    if (!isRecord(tx)) return { problem: words.odd };
    const { to, value, data, from, chainId: chain } = tx;
    if (from !== undefined && (typeof from !== 'string' || from.toLowerCase() !== account.toLowerCase()))
      return { problem: words.otherAccount };
    if (chain !== undefined && numberIn(chain) !== BigInt(chainId)) return { problem: words.otherNetwork };
    const amount = numberIn(value ?? 0);
    if (!isAddress(to) || amount === undefined || !isHex(data ?? '0x')) return { problem: words.odd };
    calls.push({ to, value: `0x${amount.toString(16)}`, data: data ?? '0x' });
  }
  const on = `0x${chainId.toString(16)}`;
  const [only] = calls;
  if (calls.length === 1) return made(signingMethods.transaction, [{ from: account, chainId: on, ...only }]);
  const batch = { version: '2.0.0', from: account, chainId: on, atomicRequired: true, calls };
  return made(signingMethods.calls, [batch]);
}

/** Bytes in hex are those bytes, as for a Safe; whatever else is text. */
function message({ message: asked }: Readonly<Record<string, unknown>>, { account }: As): Made {
  if (typeof asked !== 'string') return { problem: words.odd };
  return made(signingMethods.message, [isHex(asked) ? asked : stringToHex(asked), account]);
}

/** The only type that no other one uses, as the kit for dapps finds it too. */
function mainType(types: unknown): string | undefined {
  if (!isRecord(types)) return undefined;
  const fields = Object.values(types).flatMap((it) => (Array.isArray(it) ? (it as readonly unknown[]) : []));
  const used = new Set(fields.map((it) => (isRecord(it) ? String(it['type']).replace(/\[.*$/, '') : '')));
  const found = Object.keys(types).filter((it) => it !== 'EIP712Domain' && !used.has(it));
  return found.length === 1 ? found[0] : undefined;
}

/** A whole number, as a number, digits or hex. */
function numberIn(it: unknown): bigint | undefined {
  if (typeof it === 'number') return Number.isSafeInteger(it) && it >= 0 ? BigInt(it) : undefined;
  return typeof it === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(it) ? BigInt(it) : undefined;
}

function made(method: string, params: readonly unknown[]): Made {
  return { call: JSON.stringify({ method, params }) };
}
