import * as words from '@readback/phrases/words/extension.ts';
import { isPaused } from './sites.ts';

const calm = '#2f5d8a';
const alarm = '#b3261e';

/** On the icon of a tab where something asked a wallet to sign past the Review. */
export const pastMark = '!';

/** How many requests wait, on the icon. */
export function showCount(count: number): void {
  void chrome.action.setBadgeBackgroundColor({ color: calm });
  void chrome.action.setBadgeText({ text: count === 0 ? '' : String(count) });
}

/** Says on the icon of a tab that the extension is paused for its site. */
export function followTabs(): void {
  chrome.tabs.onUpdated.addListener((tabId, { status }, { url }) => {
    if (status !== 'complete' || url === undefined) return;
    void isPaused(url).then((paused) => {
      if (paused) void chrome.action.setBadgeText({ tabId, text: words.off });
    });
  });
}

/** Shows on a tab's icon that something there asked a wallet to sign and no Review let it through. */
export function notePast(tabId: number | undefined): void {
  if (tabId === undefined) return;
  void chrome.action.setBadgeBackgroundColor({ tabId, color: alarm });
  void chrome.action.setBadgeText({ tabId, text: pastMark });
}
