/**
 * The one wallet of this page: starts wagmi, connects, disconnects and switches, and keeps `store.ts` telling what
 * is so. Everything here begins with something the user did, now or on the last visit.
 */
import type { Config } from 'wagmi';
import { connect, disconnect as disconnectWagmi, getConnection, watchConnection } from 'wagmi/actions';
import { book } from '../data/book.ts';
import { loadConfig, networkOf, rpcUrl } from '../data/config.ts';
import { noteUsed } from '../data/usedNetworks.ts';
import { createWalletConfig } from './config.ts';
import { connectorFor, type Ending } from './connector.ts';
import { slowAfter } from './deadline.ts';
import { type Announced, discover } from './discover.ts';
import { startPractice } from './practice/start.ts';
import { WalletError, walletError } from './problem.ts';
import { isProvider } from './provider.ts';
import { type Remembered, remembered, resume } from './resume.ts';
import { walletStore } from './store.ts';
import { type Switched, switchNetwork as switchIn } from './switchNetwork.ts';
import { watchedBefore } from './watched.ts';

let starting: Promise<Config> | undefined;
let attempt = new AbortController();
let resuming: Promise<void> | undefined;

/** Starts the wallet once. Settles when wagmi is there; reconnecting goes on by itself. Never rejects. */
export function startWallet(): Promise<Config> {
  starting ??= start();
  return starting;
}

async function start(): Promise<Config> {
  const { networks, practice } = await loadConfig();
  const config = createWalletConfig(networks);
  discover();
  void startPractice(practice);
  const before = await remembered(config);
  walletStore.set({ watched: watchedBefore() });
  watchConnection(config, { onChange: () => follow(config) });
  if (before) resuming = again(config, before);
  return config;
}

async function again(config: Config, before: Remembered) {
  const { signal } = attempt;
  const done = begin({ key: before.rdns, name: before.name });
  const ended = await resume(config, before, { signal, onEnding: onEnding(before.name) });
  done();
  follow(config);
  if (ended && !signal.aborted) walletStore.set({ ended });
}

/** Connects a wallet that the user chose. What goes wrong is in the store as `problem`; never rejects. */
export async function connectTo(wallet: Announced): Promise<void> {
  const config = await startWallet();
  attempt.abort();
  await resuming;
  attempt = new AbortController();
  const { signal } = attempt;
  const { name } = wallet;
  const done = begin({ key: wallet.key, name });
  try {
    if (getConnection(config).status === 'connected') await disconnectWagmi(config);
    await connect(config, { connector: connectorFor(wallet, { signal, onEnding: onEnding(name) }) });
    walletStore.set({ connectOpen: false });
  } catch (thrown) {
    if (!signal.aborted) walletStore.set({ problem: walletError(thrown) });
  } finally {
    if (!signal.aborted) done();
  }
}

/** No longer waits for the wallet that is being connected. The wallet may still be asking its user. */
export async function cancelConnect(): Promise<void> {
  attempt.abort();
  walletStore.set({ attempt: undefined });
}

/** Ends the connection, takes the permission back where the wallet lets a page do so, and forgets the wallet. */
export async function disconnect(): Promise<void> {
  const config = await startWallet();
  attempt.abort();
  walletStore.set({ problem: undefined, ended: undefined, attempt: undefined });
  await disconnectWagmi(config);
}

/** Changes the network: of the wallet, if one is connected, else of the page. Never rejects. */
export async function switchNetwork(chainId: number): Promise<Switched> {
  const network = networkOf(chainId);
  if (!network)
    return { kind: 'failed', error: new WalletError('other', 'This network is not enabled here.') };
  const { connector, status } = walletStore.get();
  if (status !== 'connected' || !connector) {
    noteUsed(chainId);
    walletStore.set({ network: chainId });
    return { kind: 'switched' };
  }
  walletStore.set({ problem: undefined, switching: { chainId, slow: false } });
  const provider = await connector.getProvider();
  const switched: Switched = isProvider(provider)
    ? await switchIn({ provider, network, rpc: rpcUrl(network), mayAdd: () => mayAdd(chainId) })
    : { kind: 'failed', error: new WalletError('gone', 'The wallet is gone.') };
  walletStore.set({ switching: undefined });
  if (switched.kind === 'switched') connector.emitter.emit('change', { chainId });
  else walletStore.set({ problem: switched.error });
  return switched;
}

async function mayAdd(chainId: number): Promise<boolean> {
  const network = networkOf(chainId);
  if (!network) return false;
  const may = await new Promise<boolean>((answer) => walletStore.set({ mayAdd: { network, answer } }));
  walletStore.set({ mayAdd: undefined });
  return may;
}

/** Marks that a wallet is being connected, and after a while that it is slow. Gives the end of it. */
function begin({ key, name }: { key: string; name: string }): () => void {
  walletStore.set({ attempt: { key, name, slow: false }, problem: undefined, ended: undefined });
  const timer = setTimeout(() => {
    if (walletStore.get().attempt?.key === key) walletStore.set({ attempt: { key, name, slow: true } });
  }, slowAfter);
  return () => {
    clearTimeout(timer);
    walletStore.set({ attempt: undefined });
  };
}

function onEnding(name: string): (ending: Ending) => void {
  return (why) => walletStore.set({ ended: { why, name } });
}

/** Takes over what wagmi says. */
function follow(config: Config) {
  const { status, address, chainId, connector } = getConnection(config);
  const before = walletStore.get();
  const whole = status === 'connected' && address !== undefined;
  if (whole && before.account !== address) book.own(address);
  if (whole) noteUsed(chainId);
  const moved = before.chainId !== chainId || before.account !== address;
  walletStore.set({
    status,
    account: address,
    chainId,
    name: connector?.name ?? before.attempt?.name,
    connector: whole ? connector : undefined,
    ...(whole ? { ended: undefined, ...(moved ? { problem: undefined } : {}) } : {}),
  });
}
