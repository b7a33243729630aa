import { SignClient } from '@walletconnect/sign-client';
import { privateKeyToAccount } from 'viem/accounts';
import type { Hex } from 'viem';

/** What its user does with the next request. */
export type Answer = 'yes' | 'no' | 'never';

/** A wallet at the other end of WalletConnect, with real keys, for tests. */
export type FakePhone = Readonly<{
  /** Scans a code; `no` rejects what it proposes. */
  scan: (uri: string, answer?: 'yes' | 'no') => Promise<void>;
  answers: (answer: Answer) => void;
  /** Takes so long to answer, in milliseconds. */
  waits: (delay: number) => void;
  /** Requests that reached it, in order. */
  asked: () => readonly Readonly<{ method: string; params: readonly unknown[]; chainId: string }>[];
  /** Grants these chains from now on. */
  allow: (chains: readonly number[]) => Promise<void>;
  /** Tells of another account, or another network, that was chosen in it. */
  emit: (name: 'accountsChanged' | 'chainChanged', data: unknown) => Promise<void>;
  leave: () => Promise<void>;
  close: () => Promise<void>;
}>;

export const keys: readonly Hex[] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
];

export async function fakePhone({
  relayUrl,
  chains = [1],
  methods,
}: {
  relayUrl: string;
  chains?: readonly number[];
  /** All that are proposed, unless said. */
  methods?: readonly string[];
}): Promise<FakePhone> {
  const accounts = keys.map((key) => privateKeyToAccount(key));
  const kept = new Map<string, unknown>();
  const client = await SignClient.init({
    projectId: 'phone',
    relayUrl,
    customStoragePrefix: `phone ${Math.random()}`,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Fake phone', description: '', url: 'https://phone.example', icons: [] },
    storage: {
      getKeys: async () => [...kept.keys()],
      getEntries: async <T>() => [...kept] as [string, T][],
      getItem: async <T>(key: string) => kept.get(key) as T | undefined,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  });
  const asked: { method: string; params: readonly unknown[]; chainId: string }[] = [];
  let answer: Answer = 'yes';
  let delay = 0;
  let topic = '';
  let proposed: readonly string[] = [];

  const namespaces = (on: readonly number[]) => ({
    eip155: {
      chains: on.map((it) => `eip155:${it}`),
      accounts: on.flatMap((it) => accounts.map(({ address }) => `eip155:${it}:${address}`)),
      methods: [...(methods ?? proposed)],
      events: ['accountsChanged', 'chainChanged'],
    },
  });

  client.on('session_request', async ({ topic, id, params }) => {
    const { method, params: given } = params.request as { method: string; params: readonly unknown[] };
    asked.push({ method, params: given, chainId: params.chainId });
    if (answer === 'never') return;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const response =
      answer === 'no'
        ? { id, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected.' } }
        : { id, jsonrpc: '2.0', result: await done(method, given) };
    await client.respond({ topic, response: response as never });
  });

  const done = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const by = (address: unknown) =>
      accounts.find((it) => it.address.toLowerCase() === String(address).toLowerCase());
    if (method === 'personal_sign') return by(params[1])?.signMessage({ message: { raw: params[0] as Hex } });
    if (method === 'eth_signTypedData_v4') return by(params[0])?.signTypedData(JSON.parse(String(params[1])));
    if (method === 'eth_sendTransaction') return `0x${'ab'.repeat(32)}`;
    return null;
  };

  return {
    scan: (uri, yes = 'yes') =>
      new Promise((resolve, reject) => {
        client.once('session_proposal', ({ id, params }) => {
          const { eip155 } = params.optionalNamespaces;
          proposed = eip155?.methods ?? [];
          if (yes === 'no') {
            client.reject({ id, reason: { code: 5000, message: 'User rejected.' } }).then(resolve, reject);
            return;
          }
          client
            .approve({ id, namespaces: namespaces(chains) })
            .then((it) => {
              topic = it.topic;
              return it.acknowledged();
            })
            .then(() => resolve(), reject);
        });
        client.pair({ uri }).catch(reject);
      }),
    answers: (next) => {
      answer = next;
    },
    waits: (next) => {
      delay = next;
    },
    asked: () => asked,
    allow: async (on) => {
      const { acknowledged } = await client.update({ topic, namespaces: namespaces(on) });
      await acknowledged();
    },
    emit: (name, data) => client.emit({ topic, event: { name, data }, chainId: `eip155:${chains[0] ?? 1}` }),
    leave: () => client.disconnect({ topic, reason: { code: 6000, message: 'left' } }),
    close: async () => {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}
