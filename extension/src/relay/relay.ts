/**
 * Runs beside each page, in a world of its own: carries calls between the page's script and the hub, keeps those that wait
 * for as long as the page is there, and notices when a wallet was asked to sign past the Review.
 */
import { passedOnMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import * as words from '@readback/phrases/words/extension.ts';
import {
  type FromPage,
  pagePort,
  type TabAnswer,
  type TabCall,
  type TabWallet,
  type ToPage,
} from '@readback/web/inbox/extension/messages.ts';
import { type FromRelay, portEvent, relayEvent, type ToRelay } from '../page/toRelay.ts';

/** In milliseconds: how long a call waits for an answer. */
const patience = 30 * 60_000;

const frame = crypto.randomUUID();
const names = new Map<number, TabWallet>();
const chains = new Map<number, number>();
const calls = new Map<string, TabCall>();
/** What Reviews let through, as it was written, until it was seen to go to a wallet. */
const passing: string[] = [];
/** By question: the wallet and the text that were asked. */
const questions = new Map<string, Readonly<{ wallet: string; text: string; answer?: TabAnswer }>>();

let page: MessagePort | undefined;
let hub: chrome.runtime.Port | undefined;

addEventListener(portEvent, onPort, true);
dispatchEvent(new Event(relayEvent));

function onPort(event: Event): void {
  const [port] = (event as MessageEvent).ports;
  if (!port || page) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  removeEventListener(portEvent, onPort, true);
  page = port;
  port.onmessage = ({ data }: MessageEvent<unknown>) => hear(JSON.parse(String(data)) as ToRelay);
}

function toPage(it: FromRelay): void {
  page?.postMessage(JSON.stringify(it));
}

function toHub(it: FromPage): void {
  connected()?.postMessage(it);
}

/** The hub sleeps when nobody asks it anything: whoever speaks wakes it, and says again what still waits. */
function connected(): chrome.runtime.Port | undefined {
  if (hub) return hub;
  try {
    hub = chrome.runtime.connect({ name: pagePort });
  } catch {
    // The extension was updated or removed: this page keeps its old script until it is loaded again.
    for (const id of calls.keys()) answer(id, { error: { code: -32_603, message: words.notReached } });
    return undefined;
  }
  hub.onMessage.addListener(fromHub);
  hub.onDisconnect.addListener(() => {
    hub = undefined;
    if (calls.size > 0) setTimeout(connected, 200);
  });
  hub.postMessage({ is: 'frame', frame } satisfies FromPage);
  for (const call of calls.values()) hub.postMessage({ is: 'ask', call } satisfies FromPage);
  return hub;
}

function nameOf(wallet: number): string {
  return `${frame} ${wallet}`;
}

function hear(it: ToRelay): void {
  switch (it.is) {
    case 'wallet': {
      const before = names.get(it.wallet);
      const { name = '', rdns = '', icon = '' } = it.info ?? before ?? {};
      names.set(it.wallet, { wallet: nameOf(it.wallet), name, rdns, icon });
      return;
    }
    case 'event':
      if (it.event === 'chainChanged') noteChain(it.wallet, it.args[0]);
      if (hub) toHub({ is: 'event', wallet: nameOf(it.wallet), event: it.event, args: it.args });
      return;
    case 'ask':
      return ask(it);
    case 'told':
      return told(it);
  }
}

function noteChain(wallet: number, chain: unknown): void {
  if (typeof chain === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chain)) chains.set(wallet, Number(chain));
}

function ask({ id, wallet, text, chainId }: Extract<ToRelay, { is: 'ask' }>): void {
  noteChain(wallet, chainId);
  const chain = chains.get(wallet);
  const call: TabCall = {
    id: `${frame} ${id}`,
    at: Date.now(),
    call: text,
    wallet: names.get(wallet) ?? { wallet: nameOf(wallet), name: '', rdns: '', icon: '' },
    ...(chain === undefined ? {} : { chainId: chain }),
  };
  calls.set(call.id, call);
  setTimeout(() => {
    if (!calls.has(call.id)) return;
    toHub({ is: 'left', id: call.id, why: 'late' });
    answer(call.id, { error: { code: 4001, message: words.late } });
  }, patience);
  if (hub) toHub({ is: 'ask', call });
  else connected();
}

function numberIn(name: string): number {
  return Number(name.slice(name.indexOf(' ') + 1));
}

/** Answers a call of the page, once. */
function answer(id: string, it: TabAnswer): void {
  if (!calls.delete(id)) return;
  toPage({ is: 'reply', id: numberIn(id), ...it });
}

function fromHub(it: ToPage): void {
  switch (it.is) {
    case 'reply':
      return answer(it.id, it.answer);
    case 'pass': {
      const call = calls.get(it.id);
      if (!call || !passedOnMethods.has(methodOf(call.call) ?? '')) return;
      calls.delete(it.id);
      return toPage({ is: 'pass', id: numberIn(it.id) });
    }
    case 'question':
      questions.set(it.question, { wallet: it.wallet, text: it.call });
      passing.push(it.call);
      return toPage({ is: 'question', question: it.question, wallet: numberIn(it.wallet), text: it.call });
    case 'unheard':
      return unheard(it.question);
  }
}

function told({ question, result, error }: Extract<ToRelay, { is: 'told' }>): void {
  const asked = questions.get(question);
  if (!asked) return;
  // A wallet that uses other messages leaves it there: it must not excuse what is asked later.
  const at = passing.indexOf(asked.text);
  if (at >= 0) passing.splice(at, 1);
  const it: TabAnswer = error ? { error } : { result };
  questions.set(question, { ...asked, answer: it });
  toHub({ is: 'told', question, answer: it });
}

/** The Review was closed while the wallet was open: whoever asked learns from here what the wallet answered. */
function unheard(question: string): void {
  const asked = questions.get(question);
  questions.delete(question);
  if (asked?.answer === undefined) return;
  const method = methodOf(asked.text);
  if (method === undefined || !isSigningMethod(method)) return;
  const call = [...calls.values()].find(
    (it) => it.wallet.wallet === asked.wallet && methodOf(it.call) === method,
  );
  if (call) answer(call.id, asked.answer);
}

function methodOf(text: string): string | undefined {
  try {
    const { method } = JSON.parse(text) as { method?: unknown };
    return typeof method === 'string' ? method : undefined;
  } catch {
    return undefined;
  }
}

/** How deep a message is searched, and how many of its values are looked at. */
const mostDepth = 8;
const mostValues = 400;

/**
 * Wallets carry requests from the page to their extension as messages of the window. A request to sign in one that is not,
 * to the letter, what a Review let through went past Readback: it cannot be held back any more, and is shown.
 */
addEventListener(
  'message',
  ({ data }: MessageEvent<unknown>) => {
    const found = signingCallIn(data);
    if (!found) return;
    const at = passing.indexOf(found);
    if (at >= 0) passing.splice(at, 1);
    else toHub({ is: 'past' });
  },
  true,
);

function signingCallIn(data: unknown): string | undefined {
  let left = mostValues;
  const look = (it: unknown, depth: number): string | undefined => {
    left -= 1;
    if (left < 0 || depth > mostDepth) return undefined;
    if (typeof it === 'string' && it.length < 100_000 && /^[{[]/.test(it)) {
      try {
        return look(JSON.parse(it), depth + 1);
      } catch {
        return undefined;
      }
    }
    if (typeof it !== 'object' || it === null) return undefined;
    const { method, params } = it as { method?: unknown; params?: unknown };
    if (typeof method === 'string' && isSigningMethod(method)) return JSON.stringify({ method, params });
    for (const value of Object.values(it)) {
      const found = look(value, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return look(data, 0);
}
