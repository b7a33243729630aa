/** The one client of WalletConnect in this page, and what it is kept from telling. */
import * as words from '@readback/phrases/words/web/wallet/walletconnect/session.ts';
import { SignClient } from '@walletconnect/sign-client';
import { noteTold } from '../../data/asking/told.ts';
import { silence } from './silence.ts';
import { readStatement } from './statement.ts';
import { openSessionStore, type SessionStore } from './storage.ts';

export type Client = InstanceType<typeof SignClient>;

/** What a wallet and this page agreed on. Everything in it that the wallet said is foreign data. */
export type Session = ReturnType<Client['session']['getAll']>[number];

/** A client with the place in which it keeps its session. */
export type Opened = Readonly<{ client: Client; store: SessionStore }>;

/** Speaks to nobody until something is paired, or was paired before and is still alive. */
export async function openClient({
  projectId,
  relayUrl,
  store,
  prefix = 'readback',
  verifies = false,
}: {
  projectId: string;
  relayUrl: string;
  store?: SessionStore;
  /** Apart for each side: this page as an app that asks a wallet, and as a wallet that apps ask. */
  prefix?: string;
  /** Whether WalletConnect's statement on which site is asking is checked, with a key that its host is asked for. */
  verifies?: boolean;
}): Promise<Opened> {
  const storage = store ?? (await openSessionStore());
  const client = await SignClient.init({
    projectId,
    relayUrl,
    storage,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    signConfig: { disableRequestQueue: true },
    logger: silence as never,
    metadata: { name: words.page, description: words.lead, url: location.origin, icons: [] },
  });
  quieten(client, relayUrl);
  client.core.verify.resolve = verifies
    ? async ({ attestationId = '', encryptedId = '' }) =>
        (await readStatement(attestationId, encryptedId)) ?? (await nobodySays())
    : nobodySays;
  return { client, store: storage };
}

/**
 * Besides sealed messages the client would tell the relay, unsealed, the method, the chain and the contract of every
 * request, and would load a page of WalletConnect in a hidden frame before each. It also leaves its keys where every
 * script of the page finds them. None of this is needed to sign.
 */
function quieten({ core }: Client, relayUrl: string): void {
  core.verify.register = async () => '';
  const { relayer } = core;
  const [publish, publishCustom] = [relayer.publish.bind(relayer), relayer.publishCustom.bind(relayer)];
  const note = () => noteTold(relayUrl, { to: { source: 'walletConnect' }, what: 'message' });
  relayer.publish = (topic, message, opts) => {
    note();
    return publish(topic, message, withoutTold(opts));
  };
  relayer.publishCustom = ({ payload, opts }) => {
    note();
    return publishCustom({ payload, ...dropAbsent(withoutTold(opts)) });
  };
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith('_walletConnectCore_')) Reflect.deleteProperty(globalThis, key);
  }
}

/** The library takes a missing statement for an unknown site, though its types do not name that. */
async function nobodySays(): Promise<never> {
  return undefined as never;
}

function withoutTold<T extends { tvf?: unknown } | undefined>(opts: T): T {
  if (opts === undefined) return opts;
  const { tvf: _, ...rest } = opts;
  return rest as T;
}

function dropAbsent<T>(opts: T | undefined): { opts?: T } {
  return opts === undefined ? {} : { opts };
}
