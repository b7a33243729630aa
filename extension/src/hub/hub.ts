/**
 * The extension's background: carries messages between the pages and the Review, and decides in which pages the wrapper
 * runs. It keeps nothing that waits: the browser may end it at any time, and whoever connects says again what waits.
 */
import {
  frameOf,
  type FromPage,
  type FromReview,
  pagePort,
  reviewPort,
  type TabAnswer,
  type TabCall,
  type ToPage,
  type ToReview,
} from '@readback/web/inbox/extension/messages.ts';
import { openMessage } from '../popup/openMessage.ts';
import * as words from '@readback/phrases/words/extension.ts';
import { mayTakeFront, noteEnd } from './front.ts';
import { followTabs, notePast, showCount } from './icon.ts';
import { otherReadbacks } from './otherReadbacks.ts';
import { followSites } from './sites.ts';

type Port = chrome.runtime.Port;

/** A document that has spoken: what waits in it, and the host that the browser says it is of. */
type Page = Readonly<{
  port: Port;
  site: string | undefined;
  calls: Map<string, TabCall>;
  icon?: string | undefined;
}>;

/** How many calls of a tab wait at a time, with all its frames, and how many characters they have, of all tabs. */
const mostOfTab = 100;
const mostText = 50_000_000;
/** In characters. The Review draws it only if it is an icon. */
const mostIcon = 50_000;
const limitExceeded = -32_005;
/** What Review answers by itself: parameters, methods and capabilities with which it can do nothing. */
const unreadable: ReadonlySet<number> = new Set([-32_602, 4200, 5700]);

/** In milliseconds: for so long an answer waits for a Review that connects again. */
const patience = 1_000;

const pages = new Map<string, Page>();
const reviews: Port[] = [];

const { hearOther, forgetOther, meetOther } = otherReadbacks(toReviews, () => reviews.length > 0);

followSites();
followTabs();

chrome.runtime.onConnect.addListener((port) => {
  if (port.sender?.id !== chrome.runtime.id) return port.disconnect();
  if (port.name === pagePort) return meetPage(port);
  // A page's script could call itself anything: the Review is of the extension's own origin.
  if (port.name === reviewPort && port.sender.origin === location.origin) return meetReview(port);
  return port.disconnect();
});

chrome.runtime.onMessage.addListener((it: unknown, { id, origin }) => {
  if (id === chrome.runtime.id && origin === location.origin && it === openMessage) void showReview();
});

function meetPage(port: Port): void {
  let frame: string | undefined;
  port.onMessage.addListener((it: FromPage) => {
    if (it.is === 'frame') {
      const site = hostOf(port.sender?.origin);
      const before = pages.get(it.frame);
      // A name that another site has is not taken over.
      if (before && (before.site !== site || tabOf(before.port) !== tabOf(port))) return;
      frame = it.frame;
      pages.set(frame, { port, site, calls: before?.calls ?? new Map(), icon: before?.icon });
      return;
    }
    if (frame !== undefined) hear(frame, it);
  });
  port.onDisconnect.addListener(() => {
    const page = frame === undefined ? undefined : pages.get(frame);
    if (frame === undefined || page?.port !== port) return;
    pages.delete(frame);
    if (page.calls.size > 0) noteEnd(tabOf(port));
    forgetOther(frame);
    toReviews({ is: 'gone', frame });
    count();
  });
}

function hear(frame: string, it: Exclude<FromPage, { is: 'frame' }>): void {
  const page = pages.get(frame);
  if (!page) return;
  switch (it.is) {
    case 'here':
    case 'copy':
      return hearOther(frame, page, it, () => void showReview('settings?section=data'));
    case 'ask':
      if (frameOf(it.call.id) !== frame || frameOf(it.call.wallet.wallet) !== frame) return;
      if (!page.calls.has(it.call.id) && isFull(page, it.call)) {
        const error = { code: limitExceeded, message: words.tooMany };
        return toPage(page, { is: 'reply', id: it.call.id, answer: { error } });
      }
      // Once for all that wait: a page that asks on and on does not keep taking the front.
      if (page.calls.size === 0 && mayTakeFront(tabOf(page.port))) void showReview();
      page.calls.set(it.call.id, it.call);
      toReviews(asked(page, it.call));
      count();
      return;
    case 'left':
      if (!page.calls.delete(it.id)) return;
      noteEnd(tabOf(page.port));
      toReviews(it);
      return count();
    case 'told':
      if (reviews.length > 0) return toReviews(it);
      // The browser may have ended this script a moment ago, and the Review is about to be back.
      setTimeout(() => {
        if (reviews.length > 0) toReviews(it);
        else toPage(page, { is: 'unheard', question: it.question });
      }, patience);
      return;
    case 'event':
      return frameOf(it.wallet) === frame ? toReviews(it) : undefined;
    case 'icon':
      if (page.site === undefined || typeof it.icon !== 'string' || it.icon.length > mostIcon) return;
      pages.set(frame, { ...page, icon: it.icon });
      return toReviews({ is: 'icon', site: page.site, icon: it.icon });
    case 'past':
      return notePast(page.port.sender?.tab?.id);
  }
}

function meetReview(port: Port): void {
  reviews.push(port);
  for (const page of pages.values()) {
    for (const call of page.calls.values()) port.postMessage(asked(page, call));
    if (page.site !== undefined && page.icon !== undefined) {
      port.postMessage({ is: 'icon', site: page.site, icon: page.icon } satisfies ToReview);
    }
    toPage(page, { is: 'again' });
  }
  meetOther(port);
  port.postMessage({ is: 'ready' } satisfies ToReview);
  port.onMessage.addListener((it: FromReview) => {
    if (it.is === 'copy') {
      const page = pages.get(it.frame);
      return page && toPage(page, { is: 'copied', text: it.text });
    }
    const name = it.is === 'question' ? it.wallet : it.id;
    const page = pages.get(frameOf(name));
    if (!page) {
      if (it.is === 'question') port.postMessage({ is: 'gone', frame: frameOf(name) } satisfies ToReview);
      return;
    }
    if (it.is !== 'question') {
      page.calls.delete(it.id);
      if (it.is === 'reply' && isUnreadable(it.answer)) noteEnd(tabOf(page.port));
      count();
    }
    toPage(page, it);
  });
  port.onDisconnect.addListener(() => reviews.splice(reviews.indexOf(port), 1));
}

function asked({ site }: Page, call: TabCall): ToReview {
  return { is: 'ask', call, ...(site === undefined ? {} : { site }) };
}

function tabOf(port: Port): number | undefined {
  return port.sender?.tab?.id;
}

/** Whether a tab has as many calls waiting as it may, or all tabs together. */
function isFull({ port }: Page, { call }: TabCall): boolean {
  const tab = tabOf(port);
  let [ofTab, text] = [0, call.length];
  for (const page of pages.values()) {
    if (tabOf(page.port) === tab) ofTab += page.calls.size;
    for (const it of page.calls.values()) text += it.call.length;
  }
  return ofTab >= mostOfTab || text > mostText;
}

/** Whether an answer is Review's own, which nobody had to decide. */
function isUnreadable(answer: TabAnswer): boolean {
  return 'error' in answer && unreadable.has(answer.error.code);
}

function toReviews(it: ToReview): void {
  for (const port of reviews) port.postMessage(it);
}

function toPage({ port }: Page, it: ToPage): void {
  port.postMessage(it);
}

function count(): void {
  showCount([...pages.values()].reduce((sum, { calls }) => sum + calls.size, 0));
}

/** The host that the browser vouches for; none for a document without an origin of its own. */
function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}

let opening: Promise<unknown> | undefined;

/** Brings the Review to the front, or opens it in a window of its own. */
async function showReview(screen = 'waiting'): Promise<void> {
  const windowId = reviews[0]?.sender?.tab?.windowId;
  if (windowId !== undefined) {
    await chrome.windows.update(windowId, { focused: true });
    return;
  }
  opening ??= chrome.windows
    .create({ url: `app/index.html#/${screen}`, type: 'popup', width: 560, height: 900 })
    .finally(() => setTimeout(() => (opening = undefined), 2_000));
  await opening;
}
