import * as words from '@readback/phrases/words/extension.ts';
import { isPaused } from './sites.ts';

const calm = '#2f5d8a';
const alarm = '#b3261e';

/** On the icon of a tab where something asked a wallet to sign past the Review. */
const pastMark = '!';

/** How many requests wait, on the icon. */
export function showCount(count: number): void {
  void chrome.action.setBadgeBackgroundColor({ color: calm });
  void chrome.action.setBadgeText({ text: count === 0 ? '' : String(count) });
}

/** Says on the icon of a tab that the extension is paused for its site, or that something signed past the Review there. */
export function followTabs(): void {
  chrome.tabs.onUpdated.addListener((tabId, { status }, { url }) => {
    if (status === undefined) return;
    // A browser forgets what an icon says of a tab with each page that it loads.
    void pastTabs().then((tabs) => {
      if (tabs.includes(tabId)) showPast(tabId);
    });
    if (status !== 'complete' || url === undefined) return;
    void isPaused(url).then(async (paused) => {
      if (paused && !(await pastTabs()).includes(tabId))
        await chrome.action.setBadgeText({ tabId, text: words.off });
    });
  });
  chrome.tabs.onRemoved.addListener((tabId) => void forgetPast(tabId));
}

/** Where the tabs are kept in which something was asked past the Review: as long as the browser runs. */
const place = 'past';

export async function pastTabs(): Promise<readonly number[]> {
  const { [place]: kept } = await chrome.storage.session.get(place);
  return Array.isArray(kept) ? kept.filter((it) => typeof it === 'number') : [];
}

let last: Promise<void> = Promise.resolve();

/** One change after the other. */
function change(make: (tabs: readonly number[]) => readonly number[]): Promise<void> {
  last = last.then(async () => {
    const tabs = await pastTabs();
    const next = make(tabs);
    if (next.length !== tabs.length) await chrome.storage.session.set({ [place]: next });
  });
  return last;
}

/** The user was told, or the tab is gone. */
export function forgetPast(tabId: number): Promise<void> {
  return change((tabs) => tabs.filter((it) => it !== tabId));
}

/**
 * Shows on a tab's icon that something there asked a wallet to sign and no Review let it through, until the user looks:
 * loading another page does not take it away.
 */
export function notePast(tabId: number | undefined): void {
  if (tabId === undefined) return;
  showPast(tabId);
  void change((tabs) => (tabs.includes(tabId) ? tabs : [...tabs, tabId]));
}

function showPast(tabId: number): void {
  void chrome.action.setBadgeBackgroundColor({ tabId, color: alarm });
  void chrome.action.setBadgeText({ tabId, text: pastMark });
}
