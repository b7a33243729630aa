/**
 * One dapp in a frame of this page: what it asks in the protocol of Safe apps, for the account and the network that it was
 * opened with. What reads is answered at once; what would sign waits for a Review.
 */
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/inbox/frame.ts';
import { askNode } from '../../data/world/askNode.ts';
import { isRecord } from '../../data/base/shapes.ts';
import { networkOf } from '../../data/networks/config.ts';
import { answersBy, endWaiting, entryThatAnswers } from '../waiting/answerAskers.ts';
import { readCall } from '../waiting/readCall.ts';
import { invalidParams, userRejected } from '../waiting/replyTo.ts';
import { addWaiting, changeWaiting, type Reply, stillWaiting, waiting } from '../waiting/waiting.ts';
import { nextAsker } from './askers.ts';
import { type FrameAsked, askedIn, idIn, type MessageId } from './asked.ts';
import { bucket } from './bucket.ts';
import { type As, callOf, isReviewed, type Reviewed } from './callOf.ts';
import type { Plain } from './plainCopy.ts';
import { resultOf } from './resultOf.ts';
import { sentOf } from './sentOf.ts';

export type FrameSession = Readonly<{
  /** Takes what the dapp's page posted. `sender` has been checked by whoever calls this. */
  hear: (data: unknown) => void;
  /** Its page is gone: nobody waits for its calls any more. `tells`: another page of the same site is there, and told. */
  left: (tells?: boolean) => void;
}>;

/** Of one dapp, at a time. */
const mostWaiting = 100;

/** At once, and each second. */
const mostMessages = 300;
const messagesEach = 50;

/** The version of the protocol that is spoken. */
const version = '9.1.0';

const bounds = { deadline: 15_000, maxBytes: 4 * 2 ** 20 } as const;

const replies = new Map<string, (reply: Reply) => void>();

export function openSession({
  host,
  as,
  post,
  onAsked,
  ask = askNode,
  now = Date.now,
}: Readonly<{
  /** As the browser vouches for it. */
  host: string;
  as: As;
  /** Posts to the dapp, and to no page of another origin. */
  post: (message: object) => void;
  /** The dapp has asked something: what. */
  onAsked: (method: string) => void;
  ask?: typeof askNode;
  now?: () => number;
}>): FrameSession {
  answersBy('frame', (asker, reply) => {
    replies.get(asker)?.(reply);
    replies.delete(asker);
  });
  const mayAsk = bucket(mostMessages, messagesEach, now);
  const open = new Map<MessageId, string>();
  const signatures = new Map<string, unknown>();
  const gone = new AbortController();

  const give = (id: MessageId, data: unknown) => post({ id, success: true, data, version });
  const refuse = (id: MessageId, error: string) => post({ id, success: false, error, version });

  const review = (id: MessageId, method: Reviewed, params: Plain | undefined) => {
    // An answer to the second would be taken for one to the first.
    if (open.has(id)) return;
    if (open.size >= mostWaiting) return refuse(id, words.tooMany);
    const made = callOf(method, params, as);
    if ('problem' in made) return refuse(id, made.problem);
    const asker = nextAsker();
    const at = now();
    open.set(id, asker);
    replies.set(asker, (reply) => {
      const body = (entryThatAnswers(asker)?.incoming ?? incomingOf(asker))?.request.body;
      open.delete(id);
      if ('error' in reply) return refuse(id, errorWords(method, reply.error));
      const data = resultOf(method, reply.result, body);
      if (isRecord(data) && typeof data['messageHash'] === 'string')
        signatures.set(data['messageHash'], data['signature']);
      give(id, data);
    });
    addWaiting({ id: asker, via: 'frame', verified: host, at, call: made.call });
    reading = reading.then(() => read(asker, { call: made.call, at, host, as }));
  };

  const node = async (id: MessageId, method: string, params: readonly unknown[]) => {
    const answer = await ask({ chainId: as.chainId, method, params }, { ...bounds, signal: gone.signal });
    if (answer.s !== 'known') {
      const isOther = answer.s === 'unknown' && answer.why === 'unsupported';
      return refuse(id, isOther ? words.unknownMethod : words.noAnswer);
    }
    if ('error' in answer.v) return refuse(id, answer.v.error.message || words.noAnswer);
    return give(id, answer.v.result);
  };

  const answers: Readonly<Record<string, (asked: FrameAsked) => unknown>> = {
    getSafeInfo: ({ id }) =>
      give(id, {
        safeAddress: as.account,
        chainId: as.chainId,
        owners: [as.account],
        threshold: 1,
        isReadOnly: false,
      }),
    getChainInfo: ({ id }) => give(id, chainInfo(as.chainId)),
    getEnvironmentInfo: ({ id }) => give(id, { origin: location.origin }),
    getSafeBalances: ({ id }) => refuse(id, words.noBalances),
    requestAddressBook: ({ id }) => refuse(id, words.unknownMethod),
    wallet_getPermissions: ({ id }) => give(id, []),
    wallet_requestPermissions: ({ id, params }) =>
      Array.isArray(params) && params.length === 0 ? give(id, []) : refuse(id, words.unknownMethod),
    getOffChainSignature: ({ id, params }) => {
      const found = typeof params === 'string' ? signatures.get(params) : undefined;
      return found === undefined ? refuse(id, words.noSignature) : give(id, found);
    },
    getTxBySafeTxHash: async ({ id, params }) => {
      const hash = isRecord(params) ? params['safeTxHash'] : undefined;
      const found =
        typeof hash === 'string'
          ? await sentOf({ name: hash, host, as, ask, signal: gone.signal })
          : undefined;
      return found ? give(id, found) : refuse(id, words.noTransaction);
    },
    rpcCall: ({ id, params }) => {
      if (!isRecord(params) || typeof params['call'] !== 'string') return refuse(id, words.odd);
      const { call, params: of = [] } = params;
      // Messages are signed off the chain here in any case.
      if (call === 'safe_setSettings') return give(id, { offChainSigning: true });
      return Array.isArray(of) ? node(id, call, of as readonly unknown[]) : refuse(id, words.odd);
    },
  };

  return {
    hear(data) {
      if (gone.signal.aborted) return;
      const id = idIn(data);
      if (id === undefined || open.has(id)) return;
      // Before it is copied, which takes time.
      if (!mayAsk()) return refuse(id, words.tooMuch);
      const asked = askedIn(data);
      if (!asked) return;
      if ('odd' in asked) return refuse(asked.id, words.odd);
      onAsked(asked.method);
      if (isReviewed(asked.method)) return review(asked.id, asked.method, asked.params);
      const answer = Object.hasOwn(answers, asked.method) ? answers[asked.method] : undefined;
      return answer ? void answer(asked) : refuse(asked.id, words.unknownMethod);
    },
    left(tells = false) {
      gone.abort();
      for (const [id, asker] of open) {
        replies.delete(asker);
        if (tells) refuse(id, words.left);
        changeWaiting(asker, { ended: 'asker' });
      }
      open.clear();
    },
  };
}

/** One after the other: a flood of calls starts no flood of workers. */
let reading: Promise<void> = Promise.resolve();

async function read(
  asker: string,
  { call, at, host, as }: Readonly<{ call: string; at: number; host: string; as: As }>,
): Promise<void> {
  if (!stillWaiting().some((it) => it.id === asker)) return;
  const context = { chainId: as.chainId, from: as.account };
  const found = await readCall(call, { via: 'frame', asker, at, context, verified: host });
  const problem = 'problem' in found ? found.problem : otherThan(found.incoming, as);
  if (problem === undefined) return changeWaiting(asker, found);
  const code = 'code' in found ? found.code : invalidParams;
  changeWaiting(asker, { problem });
  endWaiting(asker, 'unreadable', { error: { code, message: problem } });
}

/** What is signed off chain may be for another network: its Review says so. */
function otherThan({ request: { body } }: Incoming, { account, chainId }: As): string | undefined {
  const asked = askedAccount(body);
  if (asked && asked.toLowerCase() !== account.toLowerCase()) return words.otherAccount;
  const sends = body.kind === 'transaction' || body.kind === 'calls';
  return sends && chainOf(body) !== chainId ? words.otherNetwork : undefined;
}

function incomingOf(asker: string): Incoming | undefined {
  return waiting.get().find((it) => it.id === asker)?.incoming;
}

function errorWords(
  method: Reviewed,
  { code, message }: Readonly<{ code: number; message: string }>,
): string {
  if (code !== userRejected) return message;
  return method === 'sendTransactions' ? words.sendRejected : words.messageRejected;
}

function chainInfo(chainId: number) {
  const network = networkOf(chainId);
  return {
    chainName: network?.name ?? String(chainId),
    chainId: String(chainId),
    shortName: String(chainId),
    nativeCurrency: {
      name: network?.symbol ?? '',
      symbol: network?.symbol ?? '',
      decimals: network?.decimals ?? 18,
      logoUri: '',
    },
    blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
  };
}
