/** What a session of WalletConnect allows, out of what the wallet at the other end said: foreign data. */
import { signingMethods } from '@readback/core/request/wallet/methods.ts';

import type { Address } from 'viem';
import { accountsOf } from '../base/provider.ts';
import type { Session as Whole } from './client.ts';

/** What is asked of a wallet besides signing. Reads go to the node of the network, never through the wallet. */
export const otherMethods = [
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
] as const;

/** What a wallet is proposed: every enabled network, the methods that Review signs with, and no other. */
export function proposal(chains: readonly number[]) {
  return {
    eip155: {
      chains: chains.map((it) => `eip155:${it}`),
      methods: [...Object.values(signingMethods), ...otherMethods],
      events: ['accountsChanged', 'chainChanged'],
    },
  };
}

type Session = Pick<Whole, 'namespaces' | 'peer'>;

/** Accounts as `eip155:1:0x…`, checksummed, each once, those of `chainId` first; none where one makes no sense. */
export function accountsIn(session: Session, chainId?: number): readonly Address[] {
  const found = idsIn(session).map(([chain, account]) => ({ chain, account }));
  const here = found.filter(({ chain }) => chain === chainId);
  const accounts = accountsOf([...here, ...found].map(({ account }) => account)) ?? [];
  return [...new Set(accounts)];
}

/** The chains that the wallet allows, in its order. */
export function chainsIn(session: Session): readonly number[] {
  const { chains = [] } = eip155(session);
  const said = chains.map((it) => /^eip155:(\d{1,15})$/.exec(it)?.[1]);
  const ids = [...said.map(Number), ...idsIn(session).map(([chain]) => chain)];
  return [...new Set(ids.filter((it) => Number.isSafeInteger(it) && it > 0))];
}

/** The methods that the wallet allows, as it names them. */
export function methodsIn(session: Session): readonly string[] {
  return eip155(session)
    .methods.filter((it) => typeof it === 'string' && it.length <= 100)
    .slice(0, 100);
}

/** What the wallet calls itself. */
export function peerOf({ peer }: Session): string | undefined {
  const name: unknown = peer?.metadata?.name;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : undefined;
}

function idsIn(session: Session): readonly (readonly [number, string | undefined])[] {
  return eip155(session)
    .accounts.slice(0, 1_000)
    .map((it) => {
      const [, chain, account] = /^eip155:(\d{1,15}):(0x[0-9a-f]{40})$/i.exec(String(it)) ?? [];
      return [Number(chain), account] as const;
    });
}

/** Wallets may name a chain in the key, and leave it out of the list. */
function eip155({ namespaces }: Session): { chains?: string[]; accounts: string[]; methods: string[] } {
  const parts = Object.entries(namespaces ?? {}).filter(([key]) => /^eip155(:\d+)?$/.test(key));
  const list = (it: unknown): string[] => (Array.isArray(it) ? it.map(String) : []);
  return {
    chains: parts.flatMap(([key, it]) => [...(key === 'eip155' ? [] : [key]), ...list(it?.chains)]),
    accounts: parts.flatMap(([, it]) => list(it?.accounts)),
    methods: parts.flatMap(([, it]) => list(it?.methods)),
  };
}
