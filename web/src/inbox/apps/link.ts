/**
 * The apps of one client of WalletConnect: what they propose, what their sessions allow, and their requests, which wait
 * with those of every other way until someone decides on them.
 */
import * as words from '@readback/phrases/words/web/inbox/apps.ts';
import type { Address } from 'viem';
import { accountsIn, chainsIn } from '../../wallet/walletconnect/session.ts';
import type { Client, Session } from '../../wallet/walletconnect/client.ts';
import { answersBy, entryOfCall } from '../waiting/answerAskers.ts';
import { addWaiting, changeWaiting, type Reply, stillWaiting } from '../waiting/waiting.ts';
import { grantOf, namespacesOf } from './grant.ts';
import { readAsked } from './readAsked.ts';
import { saidBy } from './said.ts';
import { type AppProposal, apps, appsKept, type AppSession } from './state.ts';
import { type Around, type Asked, takeAsked, unauthorized } from './take.ts';
import { verifiedOf } from './verified.ts';

export type AppsLink = Readonly<{
  /** Follows the link of an app. What it proposes comes as a proposal. @throws when the relay cannot be reached */
  pair: (uri: string) => Promise<void>;
  approve: (proposal: AppProposal, account: Address) => Promise<void>;
  reject: (proposal: AppProposal) => Promise<void>;
  /** Ends a session, and whatever of it waits. */
  end: (session: AppSession) => Promise<void>;
  /** Lets a session go on with another account. */
  move: (session: AppSession, account: Address) => Promise<void>;
  /** Tells every app whose session has it which network is in use here. */
  tellNetwork: (chainId: number) => void;
}>;

/** How many proposals are shown at a time. More are a flood. */
const mostProposals = 5;

/** As WalletConnect numbers them. */
const userRejected = 5000;
const userDisconnected = 6000;

export function linkApps({
  client,
  networks,
  accounts,
}: {
  client: Client;
  /** The networks that are enabled here. */
  networks: () => readonly number[];
  accounts: () => Around['accounts'];
}): AppsLink {
  wordRefusals(client);
  const askers = new Map<string, Readonly<{ topic: string; id: number }>>();

  const list = (gone?: string) => {
    const sessions = client.session
      .getAll()
      .filter((it) => isAlive(it) && it.topic !== gone)
      .map(sessionOf);
    appsKept.set({ kept: sessions.length > 0 });
    apps.set({ ...apps.get(), sessions });
  };

  const respond = ({ topic, id }: Readonly<{ topic: string; id: number }>, reply: Reply) => {
    const response = { id, jsonrpc: '2.0', ...reply };
    // What was not delivered is asked for again when the page opens: the library keeps what it has not answered.
    client.respond({ topic, response: response as never }).catch(() => undefined);
  };

  const ask = ({ topic, id, params }: { topic: string; id: number; params: Asked }) => {
    const asker = `${topic.slice(0, 16)}.${id}`;
    if (askers.has(asker)) return;
    const whole = client.session.getAll().find((it) => it.topic === topic);
    if (!whole) return;
    const session = sessionOf(whole);
    const waiting = stillWaiting().filter((it) => askers.get(it.id)?.topic === topic).length;
    // What was opened before is not refused for what changed since: its entry says what becomes of it.
    const before = entryOfCall(asker) !== undefined;
    const taken = takeAsked(params, session, { waiting, accounts: before ? undefined : accounts() });
    askers.set(asker, { topic, id });
    if ('reply' in taken) {
      respond({ topic, id }, taken.reply);
      if (taken.moved !== undefined) emit(whole, 'chainChanged', taken.moved, taken.moved);
      return;
    }
    const { name, host } = session.app;
    const claimed = name ?? host;
    const call = {
      id: asker,
      via: 'walletconnect',
      at: Date.now(),
      call: taken.call,
      ...(claimed === undefined ? {} : { claimed }),
    } as const;
    addWaiting(call);
    void readAsked(call, taken);
  };

  const emit = ({ topic, namespaces }: Session, name: string, data: unknown, chainId: number) => {
    if (!namespaces['eip155']?.events.includes(name)) return;
    client.emit({ topic, event: { name, data }, chainId: `eip155:${chainId}` }).catch(() => undefined);
  };

  const ended = ({ topic }: { topic: string }) => {
    for (const [asker, of] of askers) if (of.topic === topic) changeWaiting(asker, { ended: 'asker' });
    list(topic);
  };

  const drop = (id: number) => {
    const { proposals } = apps.get();
    apps.set({ ...apps.get(), proposals: proposals.filter((it) => it.id !== id) });
  };

  const reject = async (id: number) => {
    drop(id);
    await client.reject({ id, reason: { code: userRejected, message: words.rejected } });
  };

  client.on('session_proposal', ({ id, params, verifyContext }) => {
    const { proposals } = apps.get();
    if (proposals.some((it) => it.id === id)) return;
    if (proposals.length >= mostProposals) return void reject(id).catch(() => undefined);
    const proposal = {
      id,
      app: saidBy(params.proposer?.metadata),
      verified: verifiedOf(verifyContext),
      grant: grantOf(params, networks()),
      expiresAt: params.expiryTimestamp * 1_000,
    };
    apps.set({ ...apps.get(), proposals: [...proposals, proposal] });
  });
  client.on('proposal_expire', ({ id }) => drop(id));
  client.on('session_request', ask);
  client.on('session_request_expire', ({ id }) => {
    for (const [asker, of] of askers) if (of.id === id) changeWaiting(asker, { ended: 'late' });
  });
  client.on('session_delete', ended);
  client.on('session_expire', ended);
  answersBy('walletconnect', (asker, reply) => {
    const to = askers.get(asker);
    if (to) respond(to, reply);
  });

  list();
  for (const it of client.getPendingSessionRequests()) ask(it);

  return {
    async pair(uri) {
      await client.pair({ uri });
    },
    async approve({ id, grant }, account) {
      const { acknowledged } = await client.approve({ id, namespaces: namespacesOf(grant, account) });
      drop(id);
      list();
      await acknowledged().catch(() => undefined);
    },
    reject: ({ id }) => reject(id),
    async end({ id: topic }) {
      for (const [asker, of] of askers) if (of.topic === topic) changeWaiting(asker, { ended: 'closed' });
      await client.disconnect({ topic, reason: { code: userDisconnected, message: words.ended } });
      list(topic);
    },
    async move({ id: topic, chains }, account) {
      const { methods = [], events = [] } = client.session.get(topic).namespaces['eip155'] ?? {};
      const { acknowledged } = await client.update({
        topic,
        namespaces: namespacesOf({ chains, methods, events }, account),
      });
      await acknowledged().catch(() => undefined);
      list();
      const [chainId] = chains;
      if (chainId !== undefined) emit(client.session.get(topic), 'accountsChanged', [account], chainId);
    },
    tellNetwork(chainId) {
      for (const it of client.session.getAll()) {
        if (chainsIn(it).includes(chainId)) emit(it, 'chainChanged', chainId, chainId);
      }
    },
  };
}

function sessionOf(it: Session): AppSession {
  return {
    id: it.topic,
    app: saidBy(it.peer?.metadata),
    account: accountsIn(it)[0],
    chains: chainsIn(it),
    expiresAt: it.expiry * 1_000,
  };
}

function isAlive({ expiry }: Session): boolean {
  return expiry * 1_000 > Date.now();
}

/** The library refuses what a session does not allow by itself, with an error that has no code. */
function wordRefusals({ engine }: Client): void {
  const own = engine as unknown as { sendError: (it: Readonly<{ error: unknown }>) => Promise<unknown> };
  const send = own.sendError;
  own.sendError = (it) =>
    send(
      it.error instanceof Error ? { ...it, error: { code: unauthorized, message: words.notInSession } } : it,
    );
}
