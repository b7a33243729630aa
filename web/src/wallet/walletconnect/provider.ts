/**
 * A wallet at the other end of WalletConnect, behind EIP-1193. It is asked to sign, to change its network, and
 * nothing else: no read goes through it. Every request names its chain (`eip155:N`).
 */
import * as words from '@readback/phrases/words/web/wallet/walletconnect/session.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';

import { chainIdOf, type Provider } from '../base/provider.ts';
import { WalletError } from '../base/problem.ts';
import type { Opened, Session } from './client.ts';
import { makeEvents } from '../base/events.ts';
import { walletConnectError } from './errors.ts';
import { pair, type PairingNews } from './pair.ts';
import { accountsIn, chainsIn, methodsIn, otherMethods, peerOf } from './session.ts';

export type WalletConnectProvider = Required<Provider> & {
  methods: () => readonly string[];
  peer: () => string | undefined;
  /** Ends what is being paired. A wallet that answers all the same is let go of. */
  leave: () => void;
};

/** For how long a wallet may think about a request, in seconds: what the relay keeps, and the wallet is told. */
const patience = 15 * 60;

export function walletConnectProvider({
  opened: { client, store },
  chains,
  onPairing,
}: {
  opened: Opened;
  /** Of the networks that are enabled now, the one in use first. */
  chains: () => readonly number[];
  onPairing: PairingNews;
}): WalletConnectProvider {
  const { on, removeListener, emit } = makeEvents();
  let session = client.session.getAll().find(isAlive);
  let chainId = session ? firstChain(session) : undefined;
  let pairing = new AbortController();

  function firstChain(it: Session): number | undefined {
    const allowed = chainsIn(it);
    return chains().find((chain) => allowed.includes(chain)) ?? allowed[0];
  }

  const current = (): Session => {
    if (!session || !isAlive(session)) throw gone();
    return session;
  };

  const tell = () => emit('accountsChanged', session ? accountsIn(session, chainId) : []);

  const moveTo = (next: number) => {
    chainId = next;
    emit('chainChanged', `0x${next.toString(16)}`);
  };

  const end = (topic: string) => {
    if (topic !== session?.topic) return;
    session = undefined;
    emit('accountsChanged', []);
    emit('disconnect', { code: 4900 });
  };

  client.on('session_delete', ({ topic }) => end(topic));
  client.on('session_expire', ({ topic }) => end(topic));
  client.on('session_update', ({ topic, params }) => {
    if (topic !== session?.topic) return;
    session = { ...session, namespaces: params.namespaces };
    if (chainId === undefined || !chainsIn(session).includes(chainId)) {
      const next = firstChain(session);
      if (next !== undefined) moveTo(next);
    }
    tell();
  });
  client.on('session_event', ({ topic, params }) => {
    if (topic !== session?.topic) return;
    const { name, data } = params.event as { name: unknown; data: unknown };
    const chain = chainIdOf(data);
    if (name === 'chainChanged' && chain !== undefined && chainsIn(session).includes(chain)) moveTo(chain);
    if (name !== 'accountsChanged' || !Array.isArray(data)) return;
    // Only accounts that the session grants: the one that the wallet names first becomes the first.
    const said = data.map((it) => String(it).split(':').at(-1)?.toLowerCase());
    const granted = accountsIn(session, chainId);
    const first = granted.filter((it) => said.includes(it.toLowerCase()));
    if (first.length > 0) emit('accountsChanged', [...new Set([...first, ...granted])]);
  });

  const connect = async (): Promise<readonly string[]> => {
    pairing.abort();
    pairing = new AbortController();
    session = await pair({ client, chains: chains(), onPairing, signal: pairing.signal });
    chainId = firstChain(session);
    return accountsIn(session, chainId);
  };

  const send = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const { topic } = current();
    const chain = `eip155:${chainId}`;
    if (!methodsIn(current()).includes(method)) throw unsupported(method);
    try {
      return await client.request({ topic, chainId: chain, request: { method, params }, expiry: patience });
    } catch (thrown) {
      throw walletConnectError(thrown);
    }
  };

  const changeChain = async (params: readonly unknown[]): Promise<null> => {
    const [param] = params as readonly [{ chainId?: unknown }?];
    const wanted = chainIdOf(param?.chainId);
    if (wanted !== undefined && chainsIn(current()).includes(wanted)) {
      moveTo(wanted);
      return null;
    }
    await send('wallet_switchEthereumChain', params);
    return null;
  };

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: () => (session && isAlive(session) ? accountsIn(session, chainId) : []),
    eth_requestAccounts: connect,
    eth_chainId: () => `0x${(current() && chainId ? chainId : 0).toString(16)}`,
    wallet_switchEthereumChain: changeChain,
    wallet_revokePermissions: async () => {
      const topic = session?.topic;
      session = undefined;
      if (topic) await client.disconnect({ topic, reason: left }).catch(() => {});
      await store.forget();
      return null;
    },
  };

  return {
    on,
    removeListener,
    methods: () => (session ? methodsIn(session) : []),
    peer: () => (session ? peerOf(session) : undefined),
    leave: () => pairing.abort(),
    async request({ method, params = [] }) {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (own) return own(params);
      if (!forwarded.has(method)) throw unsupported(method);
      return send(method, params);
    },
  };
}

const forwarded: ReadonlySet<string> = new Set([...Object.values(signingMethods), ...otherMethods]);

/** As WalletConnect numbers it: the user ended it. */
const left = { code: 6000, message: words.left };

function isAlive({ expiry }: Session): boolean {
  return expiry * 1_000 > Date.now();
}

function gone(): WalletError {
  return new WalletError('gone', words.ended, { code: 4900 });
}

function unsupported(method: string): WalletError {
  return new WalletError('unsupported', words.notAllowed, { code: 4200, details: method });
}
