import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { asking, slowAfter, within } from './base/deadline.ts';
import { WalletError, walletError } from './base/problem.ts';
import { chainIdOf, hear, type Provider } from './base/provider.ts';

/** `waiting`: the wallet is still elsewhere. If it has not `answered`, it may still be asking its user. */
export type Switched =
  | Readonly<{ kind: 'switched' }>
  | Readonly<{ kind: 'waiting'; answered: boolean; error: WalletError }>
  | Readonly<{ kind: 'failed'; error: WalletError }>;

/**
 * Asks a wallet to change to `network` (EIP-3326). If the wallet does not know it, `mayAdd` asks the user, and only
 * then is the wallet told of it (EIP-3085). The wallet's word is not enough: what counts is the chain that it reports
 * after that. A wallet that is still elsewhere 8 s after it was asked is `waiting`, whether it answered or not.
 * Never rejects.
 *
 * @param rpc absolute address of the network's node, for a wallet that has to be told
 */
export async function switchNetwork({
  provider,
  network,
  rpc,
  mayAdd,
}: {
  provider: Provider;
  network: Network;
  rpc: string;
  mayAdd: () => Promise<boolean>;
}): Promise<Switched> {
  const asked = await ask(provider, network, switchCall(network));
  if (asked.kind !== 'failed' || asked.error.kind !== 'unknownChain') return asked;
  if (!(await mayAdd())) return { kind: 'failed', error: declined(network) };
  const added = await ask(provider, network, addCall(network, rpc), { patient: false });
  // Wallets may switch when they have added a network, or wait to be asked.
  const mustAskAgain = added.kind === 'waiting' && added.answered;
  return mustAskAgain ? ask(provider, network, switchCall(network)) : added;
}

async function ask(
  provider: Provider,
  network: Network,
  call: Parameters<Provider['request']>[0],
  { patient } = { patient: true },
): Promise<Switched> {
  const started = Date.now();
  const arrival = arrives(provider, network.chainId);
  const reply = asking(() => provider.request(call)).then(
    () => ({ ok: true as const }),
    (error: unknown) => ({ ok: false as const, error: walletError(error) }),
  );
  try {
    const first = await within(Promise.race([reply, arrival.there]), slowAfter);
    const said = first.late ? undefined : first.value;
    if (said === 'there') return { kind: 'switched' };
    if (said && !said.ok) return { kind: 'failed', error: said.error };
    if (await isOn(provider, network.chainId)) return { kind: 'switched' };
    if (!first.late && patient) {
      await within(arrival.there, Math.max(0, started + slowAfter - Date.now()));
      if (await isOn(provider, network.chainId)) return { kind: 'switched' };
    }
    return { kind: 'waiting', answered: !first.late, error: notSwitched(network, first.late) };
  } finally {
    arrival.end();
  }
}

/** Whether the wallet itself says that it is on this chain. A wallet that does not say is not. */
async function isOn(provider: Provider, chainId: number): Promise<boolean> {
  const reported = asking(() => provider.request({ method: 'eth_chainId' })).catch(() => undefined);
  const answer = await within(reported, 2_000);
  return !answer.late && chainIdOf(answer.value) === chainId;
}

function arrives(provider: Provider, chainId: number): { there: Promise<'there'>; end: () => void } {
  let end = () => {};
  const there = new Promise<'there'>((resolve) => {
    end = hear(provider, {
      chainChanged: (id) => (chainIdOf(id) === chainId ? resolve('there') : undefined),
    });
  });
  return { there, end };
}

function switchCall({ chainId }: Network) {
  return { method: 'wallet_switchEthereumChain', params: [{ chainId: `0x${chainId.toString(16)}` }] };
}

function addCall(network: Network, rpc: string) {
  const { chainId, name, symbol, decimals, explorer } = network;
  const chain = {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals },
    rpcUrls: [rpc],
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  };
  return { method: 'wallet_addEthereumChain', params: [chain] };
}

function declined({ name }: Network): WalletError {
  return new WalletError('cancelled', fill(words.notAdded, { network: name }));
}

function notSwitched({ name }: Network, late: boolean): WalletError {
  return new WalletError('other', fill(late ? words.notSwitched : words.stillElsewhere, { network: name }));
}
