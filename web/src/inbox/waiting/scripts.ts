/**
 * Requests of scripts on this machine: cast, forge, Hardhat and whatever else speaks JSON-RPC to the server of this page,
 * which holds each call that signs until the page answers it. The page hears of them over a socket to its own host.
 */
import { askerOf } from '@readback/core/model/ways.ts';
import { changing } from '../../data/base/changing.ts';
import { loadConfig, networkOf } from '../../data/networks/config.ts';
import { isRecord } from '../../data/base/shapes.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { networkInUse } from '../../wallet/base/networkInUse.ts';
import { walletStore } from '../../wallet/base/store.ts';
import { answersBy, endWaiting } from './answerAskers.ts';
import { readCall } from './readCall.ts';
import { methodNotFound, unsupportedMethod } from './replyTo.ts';
import { addWaiting, changeWaiting, stillWaiting } from './waiting.ts';

/** Where scripts connect: undefined while the server has not said so, or is gone. */
export const scriptEndpoint = changing<string | undefined>(undefined);

/** What the server says: where scripts connect, a call that waits, and that one no longer does. */
type Message =
  | Readonly<{ is: 'hello'; endpoint: string }>
  | Readonly<{ is: 'ask'; id: string; call: string; at: number; chainId?: number; claimed?: string }>
  | Readonly<{ is: 'left'; id: string; why: 'asker' | 'late' }>
  | Readonly<{ is: 'done'; id: string }>;

/** In milliseconds: after this a lost connection is tried again; twice as long each time. */
const firstPause = 500;
const mostPause = 30_000;

let begun = false;
let socket: WebSocket | undefined;

/** Connects to the server of this page, where it has an endpoint for scripts, for as long as the page is open. */
export async function followScripts(): Promise<void> {
  if (begun) return;
  begun = true;
  const { scripts, networks } = await loadConfig();
  if (!scripts) return;
  answersBy('script', (id, reply) => send({ is: 'reply', id, ...reply }));
  walletStore.subscribe(() => tellState(networks));
  connect(networks, firstPause);
}

function connect(networks: readonly Network[], pause: number): void {
  const url = new URL('scripts/page', document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  const next = new WebSocket(url);
  socket = next;
  let again = pause;
  next.onopen = () => {
    again = firstPause;
    lastState = '';
    tellState(networks);
  };
  next.onmessage = ({ data }: MessageEvent<unknown>) => {
    const it = messageIn(data);
    if (it) hear(it);
  };
  next.onclose = () => {
    socket = undefined;
    scriptEndpoint.set(undefined);
    setTimeout(() => connect(networks, Math.min(mostPause, again * 2)), again);
  };
}

/** Undefined for what this page does not know. */
function messageIn(data: unknown): Message | undefined {
  let it: unknown;
  try {
    it = typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
  if (!isRecord(it)) return undefined;
  const { is, id, endpoint, call, at, chainId, claimed, why } = it;
  if (is === 'hello') return typeof endpoint === 'string' ? { is, endpoint } : undefined;
  if (typeof id !== 'string') return undefined;
  if (is === 'done') return { is, id };
  if (is === 'left') return why === 'asker' || why === 'late' ? { is, id, why } : undefined;
  if (is !== 'ask' || typeof call !== 'string' || typeof at !== 'number' || !(Math.abs(at) <= 8.64e15))
    return undefined;
  return {
    is,
    id,
    call,
    at,
    ...(typeof chainId === 'number' && Number.isSafeInteger(chainId) ? { chainId } : {}),
    ...(typeof claimed === 'string' ? { claimed: claimed.slice(0, 200) } : {}),
  };
}

function hear(it: Message): void {
  switch (it.is) {
    case 'hello':
      // Those that still wait follow.
      for (const { id, via } of stillWaiting()) {
        if (askerOf(via)?.through === 'server') changeWaiting(id, { ended: 'closed' });
      }
      return scriptEndpoint.set(it.endpoint);
    case 'ask':
      return ask(it);
    case 'left':
      return changeWaiting(it.id, { ended: it.why });
    case 'done':
      return changeWaiting(it.id, { ended: 'answered' });
  }
}

function ask({ id, call, at, claimed, chainId }: Extract<Message, { is: 'ask' }>): void {
  addWaiting({ id, via: 'script', at, call, ...(claimed === undefined ? {} : { claimed }) });
  reading = reading.then(() => read({ id, call, at, chainId }));
}

/** One after the other: a flood of calls starts no flood of workers. */
let reading: Promise<void> = Promise.resolve();

async function read({
  id,
  call,
  at,
  chainId,
}: Readonly<{ id: string; call: string; at: number; chainId: number | undefined }>): Promise<void> {
  const known = stillWaiting().find((it) => it.id === id);
  if (!known || known.incoming) return;
  const { account } = walletStore.get();
  const context = { ...(chainId === undefined ? {} : { chainId }), ...(account ? { from: account } : {}) };
  const found = await readCall(call, { via: 'script', asker: id, at, context });
  if ('incoming' in found) return changeWaiting(id, found);
  const { problem, code: said } = found;
  changeWaiting(id, { problem });
  // Scripts speak JSON-RPC, not the language of wallets in pages.
  const code = said === unsupportedMethod ? methodNotFound : said;
  endWaiting(id, 'unreadable', { error: { code, message: problem } });
}

let lastState = '';

/** Says which accounts and which network scripts are answered with. What is still being connected is not said. */
function tellState(networks: readonly Network[]): void {
  const wallet = walletStore.get();
  if (wallet.status === 'connecting' || wallet.status === 'reconnecting') return;
  const { chainId } = networkInUse(wallet, networks);
  const node = chainId === undefined ? undefined : networkOf(chainId)?.rpc;
  const accounts = wallet.status === 'connected' && wallet.account ? [wallet.account] : [];
  const state = JSON.stringify({ is: 'state', accounts, chainId, node });
  if (state === lastState || socket?.readyState !== WebSocket.OPEN) return;
  lastState = state;
  socket.send(state);
}

function send(it: unknown): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(it));
}
