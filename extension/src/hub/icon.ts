const calm = '#2f5d8a';
const alarm = '#b3261e';

/** How many requests wait, on the icon. */
export function showCount(count: number): void {
  void chrome.action.setBadgeBackgroundColor({ color: calm });
  void chrome.action.setBadgeText({ text: count === 0 ? '' : String(count) });
}

/** Shows on a tab's icon that something there asked a wallet to sign and no Review let it through. */
export function notePast(tabId: number | undefined): void {
  if (tabId === undefined) return;
  void chrome.action.setBadgeBackgroundColor({ tabId, color: alarm });
  void chrome.action.setBadgeText({ tabId, text: '!' });
}
