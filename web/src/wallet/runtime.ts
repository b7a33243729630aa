/**
 * The one wallet of this page: starts wagmi, connects and disconnects, and keeps `store.ts` telling what
 * is so. Everything here begins with something the user did, now or on the last visit.
 */
import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { connect, disconnect as disconnectWagmi, getConnection, watchConnection } from 'wagmi/actions';
import { loadConfig } from '../data/networks/config.ts';
import { goOn } from '../data/sources/hosts.ts';
import { noteAsked } from '../data/sources/sourceUse.ts';
import { noteTold } from '../data/asking/told.ts';
import { frameView, safeMayBeAround } from './base/framed.ts';
import { createWalletConfig } from './config.ts';
import { connectorFor, type Ending } from './base/connector.ts';
import { slowAfter } from './base/deadline.ts';
import { type Announced, discover, offer } from './base/discover.ts';
import { follow as followWagmi } from './follow.ts';
import { startPractice } from './practice/start.ts';
import { WalletError, walletError } from './base/problem.ts';
import { forgetUsed, used } from './kept/recent.ts';
import { type Remembered, remembered, resume } from './kept/resume.ts';
import { leaveSafe, leftSafe } from './safe/left.ts';
import { walletStore } from './base/store.ts';
import { watchedBefore } from './kept/watchedBefore.ts';
import { walletConnectName, walletConnectRdns } from './walletconnect/offer.ts';
import { relayInUse } from './walletconnect/setting.ts';

let starting: Promise<Config> | undefined;
let attempt = new AbortController();
let resuming: Promise<void> | undefined;
/** The wallet that is connected, or is being connected. */
let current: Announced | undefined;
/** A wallet that makes room for another keeps its permission: switching back must not ask again. */
let makesRoom = false;

/** Starts the wallet once. Settles when wagmi is there; reconnecting goes on automatically. Never rejects. */
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
  else walletStore.set({ status: 'disconnected' });
  if (safeMayBeAround(frameView())) void meetSafe(before);
  if (goOn(toGoOn) !== undefined) {
    walletStore.set({ connectOpen: true });
    void connectTo('walletConnect');
  }
  return config;
}

/** Lists the Safe around this page, and connects it unless the user left it, or had chosen another wallet. */
async function meetSafe(before: Remembered | undefined) {
  const found = await import('./safe/find.ts').catch(() => undefined);
  if (!found) {
    return walletStore.set({ problem: new WalletError('other', words.safeNotLoaded) });
  }
  const { findSafe } = found;
  const safe = await findSafe();
  if (!safe) return;
  offer(safe);
  const { status, attempt } = walletStore.get();
  if (!before && !leftSafe() && status === 'disconnected' && !attempt) await connectTo(safe, { quiet: true });
}

async function again(config: Config, before: Remembered) {
  const { signal } = attempt;
  const done = begin({ key: before.rdns, name: before.name });
  const found = before.by === 'walletConnect' ? walletConnect() : undefined;
  const ended = await resume(config, before, {
    signal,
    found,
    connectorOf: (wallet) => {
      current = wallet;
      return connectorFor(wallet, { signal, onEnding: onEnding(before.name), revokes: () => !makesRoom });
    },
  });
  done();
  follow(config);
  if (ended && !signal.aborted) walletStore.set({ ended });
}

/**
 * Connects a wallet that the user chose. What goes wrong is in the store as `problem`; never rejects.
 *
 * @param quiet it was connected here before, so that it need not ask its user again
 */
export async function connectTo(chosen: Announced | 'walletConnect', { quiet = false } = {}): Promise<void> {
  const config = await startWallet();
  attempt.abort();
  await resuming;
  attempt = new AbortController();
  const { signal } = attempt;
  const { key, name } = chosen === 'walletConnect' ? walletConnectRow : chosen;
  const done = begin({ key, name });
  try {
    const wallet = chosen === 'walletConnect' ? await walletConnect() : chosen;
    if (!wallet) throw new WalletError('other', words.walletConnectNotSetUp);
    signal.addEventListener('abort', () => wallet.leave?.(), { once: true });
    if (signal.aborted) return;
    if (getConnection(config).status === 'connected') await makeRoom(config);
    current = wallet;
    const options = { signal, onEnding: onEnding(name), quiet, revokes: () => !makesRoom };
    await connect(config, { connector: connectorFor(wallet, options) });
    // That of a page is gone with its page.
    if (wallet.ofSite !== true) used(wallet);
    if (wallet.by === 'safe') leaveSafe(false);
    walletStore.set({ connectOpen: false });
  } catch (thrown) {
    if (!signal.aborted) walletStore.set({ problem: walletError(thrown) });
  } finally {
    if (!signal.aborted) done();
  }
}

const walletConnectRow = { key: walletConnectRdns, name: walletConnectName };

/** What follows a reload that let the relay in. */
export const toGoOn = 'walletConnect';

/** Loads WalletConnect, if it is set up. */
async function walletConnect(): Promise<Announced | undefined> {
  const relay = relayInUse();
  if (!relay) return undefined;
  const { openWalletConnect } = await import('./walletconnect/open.ts');
  const { networks } = await loadConfig();
  noteAsked('walletConnect');
  noteTold(relay.relayUrl, { to: { source: 'walletConnect' }, what: '' });
  return openWalletConnect(relay, () => networks);
}

async function makeRoom(config: Config): Promise<void> {
  makesRoom = true;
  await disconnectWagmi(config).finally(() => {
    makesRoom = false;
  });
}

/** A wallet that shares no account is wanted: the one that is connected makes room, and keeps its permission. */
export async function setAside(wanted: string): Promise<void> {
  const config = await startWallet();
  if (getConnection(config).status === 'connected') await makeRoom(config);
  walletStore.set({ ended: { why: 'noAccount', name: wanted } });
}

/** Lets the account sign that the user chose among those that the wallet grants. */
export function chooseAccount(account: Address): void {
  const { accounts } = walletStore.get();
  if (accounts.includes(account)) walletStore.set({ account, chosen: account, problem: undefined });
}

/** No longer waits for the wallet that is being connected. The wallet may still be asking its user. */
export async function cancelConnect(): Promise<void> {
  attempt.abort();
  walletStore.set({ attempt: undefined, pairing: undefined });
}

/** Ends the connection, takes the permission back where the wallet lets a page do so, and forgets the wallet. */
export async function disconnect(): Promise<void> {
  const config = await startWallet();
  attempt.abort();
  if (current) forgetUsed(current);
  if (current?.by === 'safe') leaveSafe(true);
  walletStore.set({ problem: undefined, ended: undefined, attempt: undefined });
  await disconnectWagmi(config);
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

function follow(config: Config) {
  followWagmi(config, current);
}
