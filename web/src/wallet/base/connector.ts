import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import type { Address } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import { asking, slowAfter, within } from './deadline.ts';
import type { Announced } from './discover.ts';
import { WalletError, walletError } from './problem.ts';
import { accountsOf, chainIdOf, hear, type Provider } from './provider.ts';

/** Why a connection ended without the user pressing Disconnect here. */
export type Ending = 'noAccount' | 'gone';

/**
 * A wagmi connector for one wallet. It listens to the wallet only while the user has chosen it: a wallet
 * that was not chosen here cannot connect itself. Answers are checked before they are believed. When `signal` is
 * aborted, connecting ends at once and what the wallet answers later is not heard.
 */
export function connectorFor(
  wallet: Announced,
  {
    signal,
    onEnding,
    quiet = false,
    revokes = () => true,
  }: {
    signal: AbortSignal;
    onEnding: (ending: Ending) => void;
    /** The user was asked by the wallet before: it is asked again only if it gives no account now. */
    quiet?: boolean;
    /** Whether the permission is given back when the connection ends. */
    revokes?: () => boolean;
  },
): CreateConnectorFn<Provider> {
  const { provider } = wallet;
  return createConnector<Provider>(({ emitter }) => {
    let unhear = () => {};
    const end = (ending: Ending) => {
      unhear();
      emitter.emit('disconnect');
      onEnding(ending);
    };
    return {
      id: wallet.rdns,
      name: wallet.name,
      type: wallet.by ?? 'announced',
      ...(wallet.icon === undefined ? {} : { icon: wallet.icon }),
      async connect({ isReconnecting } = {}) {
        const reach = async () => {
          const known = isReconnecting || quiet ? await allowed(provider) : [];
          const accounts = known.length > 0 || isReconnecting ? known : await permitted(provider);
          if (accounts.length === 0) throw noAccount();
          return { accounts, chainId: await chainOf(provider) };
        };
        const { accounts, chainId } = await Promise.race([reach(), aborted(signal, isReconnecting)]);
        unhear();
        unhear = hear(provider, {
          accountsChanged: (it) => this.onAccountsChanged((accountsOf(it) ?? []) as Address[]),
          chainChanged: (it) => this.onChainChanged(String(it)),
          disconnect: () => this.onDisconnect(),
        });
        return { accounts: accounts as never, chainId };
      },
      async disconnect() {
        unhear();
        if (!revokes()) return;
        await within(
          asking(() => provider.request(revoke)).catch(() => null),
          500,
        );
      },
      getAccounts: () => allowed(provider),
      getChainId: () => chainOf(provider),
      getProvider: async () => provider,
      async isAuthorized() {
        const accounts = await Promise.race([allowed(provider), aborted(signal, true)]).catch(() => []);
        return accounts.length > 0;
      },
      onAccountsChanged(accounts) {
        const now = accountsOf(accounts) ?? [];
        if (now.length === 0) end('noAccount');
        else emitter.emit('change', { accounts: now });
      },
      onChainChanged(chain) {
        const chainId = chainIdOf(chain);
        if (chainId !== undefined) emitter.emit('change', { chainId });
      },
      /** Some wallets say "disconnect" when their own node was out of reach for a moment, and still give accounts. */
      onDisconnect() {
        void within(
          allowed(provider).catch(() => []),
          2_000,
        ).then((accounts) => {
          if (accounts.late || accounts.value.length === 0) end('gone');
        });
      },
    };
  });
}

const ask = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] } as const;
const revoke = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] } as const;

/** The accounts this page may see already. The wallet shows nothing for it (EIP-1102). */
async function allowed(provider: Provider): Promise<readonly Address[]> {
  return accountsIn(await request(provider, { method: 'eth_accounts' }));
}

/** Asks the user, in the wallet, which accounts this page may see (EIP-2255, else EIP-1102). */
async function permitted(provider: Provider): Promise<readonly Address[]> {
  try {
    await request(provider, ask);
    const accounts = await allowed(provider);
    if (accounts.length > 0) return accounts;
  } catch (error) {
    if (walletError(error).kind !== 'unsupported') throw error;
  }
  return accountsIn(await request(provider, { method: 'eth_requestAccounts' }));
}

async function chainOf(provider: Provider): Promise<number> {
  const chainId = chainIdOf(await request(provider, { method: 'eth_chainId' }));
  if (chainId === undefined) throw new WalletError('other', words.oddNetwork);
  return chainId;
}

function accountsIn(answer: unknown): readonly Address[] {
  const accounts = accountsOf(answer);
  if (!accounts) throw new WalletError('other', words.oddAccounts);
  return accounts;
}

async function request(provider: Provider, call: Parameters<Provider['request']>[0]): Promise<unknown> {
  try {
    return await asking(() => provider.request(call));
  } catch (error) {
    throw walletError(error);
  }
}

/** Rejects when `signal` is aborted, and after a while when nobody is waiting for the answer in front of the wallet. */
function aborted(signal: AbortSignal, limited?: boolean): Promise<never> {
  const until = limited ? AbortSignal.any([signal, AbortSignal.timeout(slowAfter)]) : signal;
  return new Promise((_, reject) => {
    const end = () => reject(new WalletError('cancelled', words.nothingConnected));
    if (until.aborted) end();
    until.addEventListener('abort', end, { once: true });
  });
}

function noAccount(): WalletError {
  return new WalletError('unauthorised', words.noAccount);
}
