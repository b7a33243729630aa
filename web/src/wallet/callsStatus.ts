import type { Address, Hex } from 'viem';
import { asking, slowAfter, within } from './base/deadline.ts';
import { field } from './base/field.ts';
import { isProvider } from './base/provider.ts';
import { walletStore } from './base/store.ts';

/**
 * How far a batch has come by the wallet's word (EIP-5792, `wallet_getCallsStatus`), and by which transactions it says
 * that it carried the calls out, in their order. `failed`: it says that nothing was carried out.
 */
export type CallsStatus = Readonly<{ state: 'waits' | 'ended' | 'failed'; hashes: readonly Hex[] }>;

/**
 * Asks the connected wallet, which shows nothing to its user for it. Undefined where the account is not connected, and
 * where the wallet gives no readable answer in time. Never rejects.
 */
export async function askCallsStatus(id: string, account: Address): Promise<CallsStatus | undefined> {
  const { status, accounts, connector } = walletStore.get();
  const mine = accounts.some((it) => it.toLowerCase() === account.toLowerCase());
  if (status !== 'connected' || !mine || !connector) return undefined;
  const asked = asking(async () => {
    const provider: unknown = await connector.getProvider();
    if (!isProvider(provider)) return undefined;
    return statusIn(await provider.request({ method: 'wallet_getCallsStatus', params: [id] }));
  }).catch(() => undefined);
  const said = await within(asked, slowAfter);
  return said.late ? undefined : said.value;
}

/** So many transactions of one batch are inspected. */
const most = 40;

/**
 * Version 2.0.0 has numbers: 1xx waits, 2xx is done, 4xx failed off the chain, 5xx failed on it and 6xx in part. The
 * drafts before it say `PENDING` and `CONFIRMED`.
 */
export function statusIn(answer: unknown): CallsStatus | undefined {
  const status = field(answer, 'status');
  const receipts = field(answer, 'receipts');
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts : [];
  const hashes = list.slice(0, most + 1).map((it) => field(it, 'transactionHash'));
  if (hashes.length > most || !hashes.every(isHash)) return undefined;
  const all = [...new Set(hashes.map((it) => it.toLowerCase() as Hex))];
  if (status === 'PENDING') return { state: 'waits', hashes: all };
  if (status === 'CONFIRMED') return { state: 'ended', hashes: all };
  if (typeof status !== 'number' || !(status >= 100 && status < 700)) return undefined;
  if (status < 200) return { state: 'waits', hashes: all };
  return { state: status >= 400 && status < 500 ? 'failed' : 'ended', hashes: all };
}

function isHash(it: unknown): it is Hex {
  return typeof it === 'string' && /^0x[0-9a-f]{64}$/i.test(it);
}
