import { type Address, isAddress } from 'viem';
import { checksummed } from '@readback/core/text/address.ts';

/** What a wallet gives a page (EIP-1193). Everything it answers is foreign data. */
export type Provider = {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
  on?: (event: string, listener: (...args: readonly unknown[]) => void) => unknown;
  removeListener?: (event: string, listener: (...args: readonly unknown[]) => void) => unknown;
};

/** Accounts as `eth_accounts` gives them, checksummed; undefined if it is not a list of at most 1,000 addresses. */
export function accountsOf(answer: unknown): readonly Address[] | undefined {
  if (!Array.isArray(answer) || answer.length > 1_000) return undefined;
  const accounts: Address[] = [];
  for (const it of answer as readonly unknown[]) {
    if (typeof it !== 'string' || !isAddress(it, { strict: false })) return undefined;
    accounts.push(checksummed(it));
  }
  return accounts;
}

/** A chain id as `eth_chainId` gives it: hex, or, as some wallets do it, a number or decimal digits. */
export function chainIdOf(answer: unknown): number | undefined {
  const digits = typeof answer === 'string' && /^(0x[0-9a-f]{1,14}|[0-9]{1,16})$/i.test(answer);
  if (!digits && typeof answer !== 'number') return undefined;
  const id = Number(answer);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Whether something that announced itself can be asked at all. */
export function isProvider(it: unknown): it is Provider {
  return typeof it === 'object' && it !== null && 'request' in it && typeof it.request === 'function';
}

/**
 * Listens to a wallet's events. Gives what ends it. A wallet that throws when it is listened to, or keeps telling
 * one that has stopped listening, is not heard: neither keeps this page from going on without it.
 */
export function hear(
  provider: Provider,
  listeners: Readonly<Record<string, (...args: readonly unknown[]) => void>>,
): () => void {
  let over = false;
  const heard = Object.entries(listeners).map(([event, listener]) => {
    const listen = (...args: readonly unknown[]) => {
      if (!over) listener(...args);
    };
    attempt(() => provider.on?.(event, listen));
    return { event, listen };
  });
  return () => {
    over = true;
    for (const { event, listen } of heard) attempt(() => provider.removeListener?.(event, listen));
  };
}

function attempt(act: () => unknown): void {
  try {
    act();
  } catch {
    // Its own matter: what it can no longer tell is asked of it before anything is signed.
  }
}
