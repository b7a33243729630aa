/**
 * Runs beside each page, in a world of its own: carries calls between the page's script and the hub, keeps those that wait
 * for as long as the page is there, and notices when a wallet was asked to sign past the Review.
 */
import { passedOnMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import * as words from '@readback/phrases/words/extension.ts';
import {
  type FromPage,
  pagePort,
  type TabAnswer,
  type TabCall,
  type TabWallet,
  type ToPage,
} from '@readback/web/inbox/extension/messages.ts';
import { callsIn } from './callsIn.ts';
import { type FromRelay, portEvent, relayEvent, type ToRelay } from '../page/toRelay.ts';
import { followOther } from './otherReadback.ts';
import { siteIcon } from './siteIcon.ts';
import { toExtension } from './toExtension.ts';

/** In milliseconds: how long a call waits for an answer, and how often it is looked whether the extension is there. */
const patience = 30 * 60_000;
const glance = 1_000;

/** Pages that came without encryption have no `randomUUID`. */
const frame = [...crypto.getRandomValues(new Uint32Array(4))].map((it) => it.toString(36)).join('-');
const names = new Map<number, TabWallet>();
const chains = new Map<number, number>();
const calls = new Map<string, TabCall>();
/** What Reviews let through, as it was written, until it was seen to go to a wallet. */
const passing: string[] = [];
/** By question: the text that was asked, and the call that it is of. */
const questions = new Map<string, Question>();

type Question = Readonly<{ text: string; of?: string; answer?: TabAnswer }>;

let page: MessagePort | undefined;
let hub: chrome.runtime.Port | undefined;
const other = followOther(toHub);

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
  try {
    connected()?.postMessage(it);
  } catch {
    // The browser is about to say that this connection ended.
    hub = undefined;
    connected();
  }
}

/** The hub sleeps when nobody asks it anything: whoever speaks wakes it, and says again what still waits. */
function connected(): chrome.runtime.Port | undefined {
  if (hub) return hub;
  try {
    hub = chrome.runtime.connect({ name: pagePort });
  } catch {
    // The extension was updated or removed: this page keeps its old script until it is loaded again.
    withoutHub();
    return undefined;
  }
  hub.onMessage.addListener(fromHub);
  hub.onDisconnect.addListener(() => {
    hub = undefined;
    if (calls.size > 0 || other.isHere()) setTimeout(connected, 200);
  });
  hub.postMessage({ is: 'frame', frame } satisfies FromPage);
  for (const call of calls.values()) hub.postMessage({ is: 'ask', call } satisfies FromPage);
  if (icon !== undefined) hub.postMessage({ is: 'icon', icon } satisfies FromPage);
  if (other.isHere()) hub.postMessage({ is: 'here', open: true } satisfies FromPage);
  return hub;
}

/**
 * Nobody is there any more who would decide: what waits fails, but for what a wallet has. Whoever asked for that hears from
 * here what the wallet answers, now or later: it may have sent it.
 */
function withoutHub(): void {
  for (const id of calls.keys()) {
    const asked = withWallet(id);
    if (!asked) answer(id, { error: { code: -32_603, message: words.notReached } });
    else if (asked.answer) answer(id, asked.answer);
  }
}

/**
 * An extension that ends says so by its connection, and then its scripts in pages hear nothing any more: on a busy machine
 * they may hear nothing of that either. As long as something waits, it is looked whether anybody is there.
 */
function lookLater(): void {
  if (looks) return;
  looks = true;
  setTimeout(() => {
    looks = false;
    if (calls.size === 0) return;
    if (chrome.runtime?.id === undefined) {
      hub = undefined;
      withoutHub();
    }
    lookLater();
  }, glance);
}

let looks = false;

/** What a wallet was last asked for a call. */
function withWallet(call: string): Question | undefined {
  return [...questions.values()].findLast(({ of }) => of === call);
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
      return event(it);
    case 'ask':
      return ask(it);
    case 'told':
      return told(it);
    case 'outward':
      return outward(it);
  }
}

/** What a page says to another extension, before it gets there. */
function outward({ id, text }: Extract<ToRelay, { is: 'outward' }>): void {
  const found = toExtension(text);
  if (found.does === 'pass' && found.unread) notePast();
  // A wallet's own script speaks to its extension this way, too, and carries what a Review let through.
  const isLetThrough = found.does !== 'pass' && takesPassing(callsIn(JSON.parse(text)));
  toPage({ is: 'outward', id, found: isLetThrough ? { does: 'pass' } : found });
}

/** Whether all calls of a message are what Reviews let through, to the letter: each is so once. */
function takesPassing(found: readonly string[] | undefined): boolean {
  if (!found || found.length === 0) return false;
  const left = [...passing];
  for (const text of found) {
    const at = left.indexOf(text);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  passing.splice(0, passing.length, ...left);
  return true;
}

/** What wallets say of themselves, until it is told: the last of each kind. A page can make up any number of it. */
const events = new Map<string, FromPage>();
const mostEvents = 20;

function event({ wallet, event, args }: Extract<ToRelay, { is: 'event' }>): void {
  if (!hub) return;
  if (events.size === 0) {
    setTimeout(() => {
      const all = [...events.values()];
      events.clear();
      for (const it of all) toHub(it);
    }, 50);
  }
  const name = nameOf(wallet);
  const key = `${name} ${event}`;
  if (events.has(key) || events.size < mostEvents)
    events.set(key, { is: 'event', wallet: name, event, args });
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
  lookLater();
  setTimeout(() => {
    // A wallet that has it may still sign it: what it says is the answer.
    if (!calls.has(call.id) || withWallet(call.id)) return;
    toHub({ is: 'left', id: call.id, why: 'late' });
    answer(call.id, { error: { code: 4001, message: words.late } });
  }, patience);
  if (hub) toHub({ is: 'ask', call });
  else connected();
  void showIcon();
}

let icon: string | undefined;
let looksForIcon = false;

/** Looks for the site's icon once, when it asks for something first: nothing waits for it. */
async function showIcon(): Promise<void> {
  if (looksForIcon) return;
  looksForIcon = true;
  icon = await siteIcon();
  if (icon !== undefined && hub) toHub({ is: 'icon', icon });
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
      questions.set(it.question, { text: it.call, ...(it.of === undefined ? {} : { of: it.of }) });
      passing.push(it.call);
      return toPage({ is: 'question', question: it.question, wallet: numberIn(it.wallet), text: it.call });
    case 'unheard':
      return unheard(it.question);
    case 'again':
      for (const [question, { of, answer }] of questions) {
        if (of !== undefined && answer) toHub({ is: 'told', question, of, answer });
      }
      return;
    case 'copied':
      return other.copied(it.text);
  }
}

function told({ question, result, error }: Extract<ToRelay, { is: 'told' }>): void {
  const asked = questions.get(question);
  if (!asked) return;
  // A wallet that uses other messages leaves it there: it must not excuse what is asked later.
  const at = passing.indexOf(asked.text);
  if (at >= 0) passing.splice(at, 1);
  const it: TabAnswer = error ? { error } : { result };
  const { of } = asked;
  if (of === undefined) questions.delete(question);
  else questions.set(question, { ...asked, answer: it });
  toHub({ is: 'told', question, ...(of === undefined ? {} : { of }), answer: it });
}

/** The Review was closed while the wallet was open: whoever asked learns from here what the wallet answered. */
function unheard(question: string): void {
  const { of, answer: it } = questions.get(question) ?? {};
  if (of !== undefined && it !== undefined) answer(of, it);
}

function methodOf(text: string): string | undefined {
  try {
    const { method } = JSON.parse(text) as { method?: unknown };
    return typeof method === 'string' ? method : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Wallets carry requests from the page to their extension as messages of the window. A request to sign in one that is not,
 * to the letter, what a Review let through went past Readback: it cannot be held back any more, and is shown.
 */
function watch(): void {
  addEventListener('message', onMessage, true);
}

function onMessage(event: Event): void {
  if (!(event instanceof MessageEvent)) return;
  // The page's script takes the data out of messages that scripts make: whoever made this one went around it.
  if (!event.isTrusted) return notePast();
  const data: unknown = event.data;
  const found = callsIn(data);
  if (found === undefined) return notePast();
  for (const text of found) {
    const at = passing.indexOf(text);
    if (at >= 0) passing.splice(at, 1);
    else notePast();
  }
}

let notedAt = 0;

/** A page may do so as often as it likes: once a second is enough. */
function notePast(): void {
  const now = Date.now();
  if (now - notedAt < 1_000) return;
  notedAt = now;
  toHub({ is: 'past' });
}

watch();
// `document.open` takes all listeners of a window away.
new MutationObserver(watch).observe(document, { childList: true });
