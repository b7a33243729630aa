import { SignClient } from '@walletconnect/sign-client';
import type { Address } from 'viem';
import { silence } from '../silence.ts';

/** An app that is elsewhere and asks a wallet over WalletConnect, for tests. */
export type FakeDapp = Readonly<{
  /** Makes a link. `connected` is settled once the wallet has approved or rejected. */
  connect: (
    wanted?: Readonly<{ chains?: readonly number[]; methods?: readonly string[] }>,
  ) => Promise<Readonly<{ uri: string; connected: Promise<unknown> }>>;
  /** What the session grants: its accounts, as they are written there. */
  accounts: () => readonly Address[];
  methods: () => readonly string[];
  /** Asks as an app does: only what the session allows. `expiry` in seconds. */
  request: (
    method: string,
    params: unknown,
    more?: Readonly<{ chainId?: number; expiry?: number }>,
  ) => Promise<unknown>;
  /** Sends whatever it is given, with an id of its choice; what comes back is not waited for. */
  send: (params: unknown, id: number) => Promise<void>;
  /** Answers to what `send` sent, by id. */
  answers: () => ReadonlyMap<number, unknown>;
  /** What the wallet told of itself. */
  events: () => readonly Readonly<{ name: string; data: unknown }>[];
  leave: () => Promise<void>;
  ended: () => boolean;
  close: () => Promise<void>;
}>;

export const usualMethods = ['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4'] as const;

export async function fakeDapp({
  relayUrl,
  metadata = {},
}: {
  relayUrl: string;
  metadata?: Readonly<{ name?: string; description?: string; url?: string }>;
}): Promise<FakeDapp> {
  const kept = new Map<string, unknown>();
  const client = await SignClient.init({
    projectId: 'dapp',
    relayUrl,
    customStoragePrefix: `dapp ${Math.random()}`,
    telemetryEnabled: false,
    logger: silence as never,
    metadata: {
      name: 'Fake app',
      description: 'Swaps things',
      url: 'https://app.example',
      icons: ['https://pictures.example/icon.png'],
      ...metadata,
    },
    storage: {
      getKeys: async () => [...kept.keys()],
      getEntries: async <T>() => [...kept] as [string, T][],
      getItem: async <T>(key: string) => kept.get(key) as T | undefined,
      setItem: async (key, value) => void kept.set(key, value),
      removeItem: async (key) => void kept.delete(key),
    },
  });
  const events: { name: string; data: unknown }[] = [];
  const answers = new Map<number, unknown>();
  let topic = '';
  let isEnded = false;
  client.on('session_event', ({ params }) => events.push(params.event as { name: string; data: unknown }));
  client.on('session_delete', () => {
    isEnded = true;
  });

  const session = () => client.session.getAll().find((it) => it.topic === topic);
  const part = () => session()?.namespaces['eip155'];

  return {
    async connect({ chains = [1], methods = usualMethods } = {}) {
      const { uri = '', approval } = await client.connect({
        optionalNamespaces: {
          eip155: {
            chains: chains.map((it) => `eip155:${it}`),
            methods: [...methods],
            events: ['accountsChanged', 'chainChanged'],
          },
        },
      });
      const connected = approval().then((it) => {
        topic = it.topic;
      });
      connected.catch(() => undefined);
      return { uri, connected };
    },
    accounts: () => [...new Set((part()?.accounts ?? []).map((it) => it.split(':').at(-1) as Address))],
    methods: () => part()?.methods ?? [],
    request: (method, params, { chainId = 1, expiry } = {}) =>
      client.request({
        topic,
        chainId: `eip155:${chainId}`,
        request: { method, params },
        ...(expiry === undefined ? {} : { expiry }),
      }),
    async send(params, id) {
      const engine = client.engine as unknown as {
        sendRequest: (it: Record<string, unknown>) => Promise<unknown>;
        events: { once: (name: string, listener: (answer: unknown) => void) => void };
      };
      engine.events.once(`session_request:${id}`, (answer) => answers.set(id, answer));
      await engine.sendRequest({
        topic,
        method: 'wc_sessionRequest',
        params,
        expiry: 300,
        clientRpcId: id,
        throwOnFailedPublish: true,
      });
    },
    answers: () => answers,
    events: () => events,
    leave: () => client.disconnect({ topic, reason: { code: 6000, message: 'left' } }),
    ended: () => isEnded,
    close: async () => {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}
