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
  type TabCall,
  type ToPage,
  type ToReview,
} from '@readback/web/inbox/extension/messages.ts';
import { openMessage } from '../popup/openMessage.ts';
import { followTabs, notePast, showCount } from './icon.ts';
import { followSites } from './sites.ts';

type Port = chrome.runtime.Port;

/** A document that has spoken: what waits in it, and the host that the browser says it is of. */
type Page = Readonly<{ port: Port; site: string | undefined; calls: Map<string, TabCall> }>;

const pages = new Map<string, Page>();
const reviews: Port[] = [];

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
      frame = it.frame;
      const before = pages.get(frame);
      pages.set(frame, { port, site: hostOf(port.sender?.origin), calls: before?.calls ?? new Map() });
      return;
    }
    if (frame !== undefined) hear(frame, it);
  });
  port.onDisconnect.addListener(() => {
    const page = frame === undefined ? undefined : pages.get(frame);
    if (frame === undefined || page?.port !== port) return;
    pages.delete(frame);
    toReviews({ is: 'gone', frame });
    count();
  });
}

function hear(frame: string, it: Exclude<FromPage, { is: 'frame' }>): void {
  const page = pages.get(frame);
  if (!page) return;
  switch (it.is) {
    case 'ask':
      if (frameOf(it.call.id) !== frame || frameOf(it.call.wallet.wallet) !== frame) return;
      // Once for all that wait: a page that asks on and on does not keep taking the front.
      if (page.calls.size === 0) void showReview();
      page.calls.set(it.call.id, it.call);
      toReviews(asked(page, it.call));
      count();
      return;
    case 'left':
      page.calls.delete(it.id);
      toReviews(it);
      return count();
    case 'told':
      if (reviews.length === 0) return toPage(page, { is: 'unheard', question: it.question });
      return toReviews(it);
    case 'event':
      return frameOf(it.wallet) === frame ? toReviews(it) : undefined;
    case 'past':
      return notePast(page.port.sender?.tab?.id);
  }
}

function meetReview(port: Port): void {
  reviews.push(port);
  for (const page of pages.values()) {
    for (const call of page.calls.values()) port.postMessage(asked(page, call));
  }
  port.postMessage({ is: 'ready' } satisfies ToReview);
  port.onMessage.addListener((it: FromReview) => {
    const name = it.is === 'question' ? it.wallet : it.id;
    const page = pages.get(frameOf(name));
    if (!page) {
      if (it.is === 'question') port.postMessage({ is: 'gone', frame: frameOf(name) } satisfies ToReview);
      return;
    }
    if (it.is !== 'question') {
      page.calls.delete(it.id);
      count();
    }
    toPage(page, it);
  });
  port.onDisconnect.addListener(() => reviews.splice(reviews.indexOf(port), 1));
}

function asked({ site }: Page, call: TabCall): ToReview {
  return { is: 'ask', call, ...(site === undefined ? {} : { site }) };
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
async function showReview(): Promise<void> {
  const windowId = reviews[0]?.sender?.tab?.windowId;
  if (windowId !== undefined) {
    await chrome.windows.update(windowId, { focused: true });
    return;
  }
  opening ??= chrome.windows
    .create({ url: 'app/index.html#/waiting', type: 'popup', width: 560, height: 900 })
    .finally(() => setTimeout(() => (opening = undefined), 2_000));
  await opening;
}
